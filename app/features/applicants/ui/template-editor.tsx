import { Form } from "react-router";
import type { FormAnswer } from "#app/features/applicants/form-answer.ts";
import {
  type Template,
  type TemplateKind,
  templateKinds,
} from "#app/features/applicants/templates/template.ts";
import { fillPlaceholders } from "#app/features/applications/lifecycle/placeholders.ts";
import { directionOf, type Language, languages } from "#app/i18n/language.ts";
import { maxReplyLength } from "#app/limits.ts";
import { messageAt } from "#app/messages/message-key.ts";
import { useAllMessages } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { Button } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Seen, StaleNotice } from "#app/ui/form/stale-notice.tsx";
import { TextAreaField } from "#app/ui/form/text-field.tsx";
import { Tabs } from "#app/ui/list/tabs.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { UserText } from "#app/ui/text.tsx";

type LinksProps = { templates: readonly Template[]; kind: TemplateKind; language: Language };

/** Every kind of reply, and whose text it is. */
export function TemplateLinks({ templates, kind, language }: LinksProps) {
  const { templates: words } = useAllMessages().applicants;
  const isOwn = (wanted: TemplateKind) =>
    templates.some((each) => each.kind === wanted && each.language === language && each.isOwn);
  return (
    <nav aria-label={words.kinds}>
      <ul className="chips">
        {templateKinds.map((each) => (
          <li key={each}>
            <a
              href={paths.replyTemplates({ kind: each, in: language })}
              className={classNames("chip", each === kind && "on")}
              aria-current={each === kind ? "page" : undefined}
            >
              <span>{words.names[each]}</span>
              {isOwn(each) && <small>{words.own}</small>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

type EditorProps = { template: Template; seen: string; answer: FormAnswer | undefined };

/** The text of one kind in one language, with how an applicant would read it. */
export function TemplateEditor({ template, seen, answer }: EditorProps) {
  const messages = useAllMessages();
  const { templates: words } = messages.applicants;
  const { kind, language, body, isOwn } = template;
  const error = answer?.errors?.body;
  const here = paths.replyTemplates({ kind, in: language });
  const sample = { name: words.previewName, job: words.previewJob };
  return (
    <div className="stack">
      <Tabs
        label={words.languages}
        tabs={languages.map((each) => ({
          to: paths.replyTemplates({ kind, in: each }),
          label: words.inLanguage[each],
          current: each === language,
        }))}
      />
      <div className="letter-sides">
        <Form method="post" action={here} preventScrollReset className="card pad stack">
          <h2>{words.names[kind]}</h2>
          {answer?.refused && <Notice kind="err">{messageAt(messages, answer.refused)}</Notice>}
          <StaleNotice stale={answer?.stale} label={() => words.body} />
          <Seen seen={seen} answer={answer} />
          <input type="hidden" name="kind" value={kind} />
          <input type="hidden" name="language" value={language} />
          <TextAreaField
            key={answer?.stale ? answer.stale.seen : body}
            label={words.body}
            name="body"
            hint={words.hint}
            error={error && messageAt(messages, error)}
            defaultValue={answer?.values.body ?? body}
            maxLength={maxReplyLength}
            rows={9}
            lang={language}
            dir={directionOf(language)}
            required
          />
          <div className="row spread">
            <Button name="intent" value="save" variant="primary">
              {words.save}
            </Button>
            {isOwn && (
              <Button name="intent" value="restore" variant="text" formNoValidate>
                {words.restore}
              </Button>
            )}
          </div>
        </Form>
        <section className="preview stack gap-2">
          <h3 className="small muted">{words.preview}</h3>
          <div lang={language} dir={directionOf(language)}>
            <UserText text={fillPlaceholders(body, sample)} />
          </div>
        </section>
      </div>
    </div>
  );
}

import { Form } from "react-router";
import { deskPaths } from "#app/desk-paths.ts";
import { isolatedParts } from "#app/emails/email-content.ts";
import type { CaseDetail } from "#app/features/moderation/case.server.ts";
import type { CaseAnswer, Preview } from "#app/features/moderation/case-answer.ts";
import { caseActs } from "#app/features/moderation/cases/case.ts";
import type { ListQuery } from "#app/features/moderation/lists/case-filter.ts";
import {
  contentLanguage,
  directionOf,
  forReader,
  type Language,
  languageName,
  otherLanguage,
} from "#app/i18n/language.ts";
import { useAllMessages } from "#app/messages/messages-context.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { actWords, dangerousActs, wordedAct } from "./decision-form.tsx";

type Props = { detail: CaseDetail; query: ListQuery; answer: CaseAnswer };

/** The advertiser's email in both languages, and the button that sends it. */
export function DecisionPreview({ detail, query, answer }: Props) {
  const { moderation } = useAllMessages();
  const { values, preview } = answer;
  const act = caseActs.find((each) => each === values.act) ?? "dismiss";
  const { language } = detail.company;
  const words = actWords(moderation, act, detail);
  const others = otherLanguage(contentLanguage(language));
  const hidden = {
    act,
    reason: values.reason ?? "",
    canned: values.canned ?? "",
    note: values.note ?? "",
  };
  return (
    <section className="stack gap-3">
      <div>
        <h3 className="text-lg">{words.label}</h3>
        {detail.company.accountAgeDays !== null && <p className="muted">{words.hint}</p>}
      </div>
      {preview?.email ? (
        <>
          <h4>{moderation.previewTitle}</h4>
          <p className="small muted">
            {moderation.previewGoes({ language: languageName(language, moderation.languages) })}
          </p>
          <div className="grid md2">
            <EmailText email={forReader(preview.email, language)} language={language} />
            <EmailText email={preview.email[others]} language={others} />
          </div>
        </>
      ) : (
        <Notice>{moderation.noEmail}</Notice>
      )}
      <Form
        method="post"
        action={deskPaths.moderationCase(detail.id, query)}
        className="answers row"
      >
        <Button
          name="intent"
          value="decide"
          variant={dangerousActs.includes(act) ? "danger" : "primary"}
        >
          {moderation.confirm[wordedAct(act, detail.state)]}
        </Button>
        <ButtonLink to={deskPaths.moderationCase(detail.id, query)}>{moderation.cancel}</ButtonLink>
        {Object.entries(hidden).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
      </Form>
    </section>
  );
}

type EmailTextProps = { email: NonNullable<Preview>["en"]; language: Language };

function EmailText({ email, language }: EmailTextProps) {
  return (
    <div className="answer-form stack gap-2" lang={language} dir={directionOf(language)}>
      <p className="strong">
        <Sentence text={email.subject} />
      </p>
      {email.blocks.map((block, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the text does not change in place
        <div key={at}>
          {typeof block === "string" && (
            <p>
              <Sentence text={block} />
            </p>
          )}
          {typeof block !== "string" && block.kind === "panel" && (
            <>
              <p>{block.entry.title}</p>
              {block.entry.lines.map((line, number) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the text does not change in place
                <p key={number} className="wrap-anywhere">
                  <Sentence text={line} />
                </p>
              ))}
            </>
          )}
        </div>
      ))}
    </div>
  );
}

/** A person's own text stands in an element of its own, as in the email. */
function Sentence({ text }: { text: string }) {
  return isolatedParts(text).map((part, at) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the text does not change in place
    part.isIsolated ? <bdi key={at}>{part.text}</bdi> : <span key={at}>{part.text}</span>,
  );
}

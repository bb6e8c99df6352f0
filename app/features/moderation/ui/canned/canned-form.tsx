import { deskPaths } from "#app/desk-paths.ts";
import type { CannedText } from "#app/features/moderation/canned/canned-text.ts";
import { decisionReasons } from "#app/features/moderation/cases/case.ts";
import type { FormRefusal, FormValues } from "#app/http/form.ts";
import { maxCannedTitleLength, maxReplyLength } from "#app/limits.ts";
import { messageAt } from "#app/messages/message-key.ts";
import { useAllMessages } from "#app/messages/messages-context.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { FormErrorSummary } from "#app/ui/form/form-errors.tsx";
import { SelectField } from "#app/ui/form/select-field.tsx";
import { TextAreaField, TextField } from "#app/ui/form/text-field.tsx";
import { Notice } from "#app/ui/notice.tsx";

type Props = { edited: CannedText | null; answer: FormRefusal | undefined };

const fields = ["reason", "titleAr", "titleEn", "textAr", "textEn"] as const;

/** Adds a text, or changes one. */
export function CannedForm({ edited, answer }: Props) {
  const messages = useAllMessages();
  const { moderation, moderators } = messages;
  const { texts } = moderators;
  const stored: FormValues = edited
    ? {
        reason: edited.reason,
        titleAr: edited.title.ar,
        titleEn: edited.title.en,
        textAr: edited.text.ar,
        textEn: edited.text.en,
      }
    : {};
  const values = answer?.values ?? stored;
  const of = (name: (typeof fields)[number]) => {
    const key = answer?.errors?.[name];
    return {
      name,
      label: texts[name],
      required: true,
      defaultValue: values[name] ?? "",
      error: messageAt(messages, key),
    };
  };
  const long = { rows: 4, maxLength: maxReplyLength };
  return (
    <details className="disc card" open={Boolean(edited ?? answer)}>
      <summary>
        <h2 className="text-lg">{edited ? texts.change : texts.add}</h2>
      </summary>
      <form
        method="post"
        action={deskPaths.cannedReasons({ text: edited?.id })}
        className="stack gap-3 py-2"
      >
        {answer?.refused && <Notice kind="err">{messageAt(messages, answer.refused)}</Notice>}
        {answer?.errors && (
          <FormErrorSummary errors={answer.errors} order={fields} attempt={answer} />
        )}
        {edited && <input type="hidden" name="text" value={edited.id} />}
        <SelectField
          {...of("reason")}
          none={moderation.reasonSample}
          options={decisionReasons.map((value) => ({ value, label: moderation.reasons[value] }))}
        />
        <TextField {...of("titleAr")} maxLength={maxCannedTitleLength} hint={texts.titleHint} />
        <TextAreaField {...of("textAr")} {...long} dir="rtl" lang="ar" hint={texts.textHint} />
        <TextField {...of("titleEn")} maxLength={maxCannedTitleLength} />
        <TextAreaField {...of("textEn")} {...long} dir="ltr" lang="en" />
        <div className="row">
          <Button variant="primary">{texts.save}</Button>
          {edited && <ButtonLink to={deskPaths.cannedReasons()}>{texts.cancel}</ButtonLink>}
        </div>
      </form>
    </details>
  );
}

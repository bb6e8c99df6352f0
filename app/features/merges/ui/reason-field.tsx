import type { FormRefusal } from "#app/http/form.ts";
import { maxRefusalLength } from "#app/limits.ts";
import { messageAt } from "#app/messages/message-key.ts";
import { useAllMessages } from "#app/messages/messages-context.tsx";
import { FormErrorSummary } from "#app/ui/form/form-errors.tsx";
import { Refusal } from "#app/ui/form/refusal.tsx";
import { TextAreaField } from "#app/ui/form/text-field.tsx";
import { FormTexts } from "#app/ui/text.tsx";

type Props = { answer: FormRefusal | undefined; id?: string; label?: string; hint?: string };

/** Why it is done, which both teams read. */
export function ReasonField({ answer, id, label, hint }: Props) {
  const messages = useAllMessages();
  const { merges } = messages;
  const error = answer?.errors?.reason;
  return (
    <TextAreaField
      id={id ?? "reason"}
      label={label ?? merges.merge.reason}
      name="reason"
      hint={hint ?? merges.merge.reasonHint}
      required
      maxLength={maxRefusalLength}
      rows={3}
      dir="auto"
      defaultValue={answer?.values.reason ?? ""}
      error={messageAt(messages, error)}
    />
  );
}

type RefusalProps = { answer: FormRefusal | undefined; isGone?: boolean };

/** Why a form that was sent was refused; with its text where the form itself `isGone`. */
export function MergeRefusal({ answer, isGone = false }: RefusalProps) {
  const messages = useAllMessages();
  if (!answer?.refused) return null;
  const reason = isGone && answer.values.reason;
  return (
    <Refusal answer={answer} title={messageAt(messages, answer.refused)}>
      {reason && (
        <>
          <p className="small">{messages.desk.unsent}</p>
          <FormTexts texts={[["reason", reason]]} />
        </>
      )}
    </Refusal>
  );
}

/** The same, or the errors in it, each with a link to its field. */
export function MergeErrors({ answer }: { answer: FormRefusal | undefined }) {
  return (
    <>
      <MergeRefusal answer={answer} />
      {answer?.errors && (
        <FormErrorSummary errors={answer.errors} order={["keep", "reason"]} attempt={answer} />
      )}
    </>
  );
}

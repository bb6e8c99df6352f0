import { Form } from "react-router";
import type { FormRefusal } from "#app/http/form.ts";
import { maxReplyLength } from "#app/limits.ts";
import { messageAt } from "#app/messages/message-key.ts";
import { useAllMessages } from "#app/messages/messages-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { FormErrorSummary } from "#app/ui/form/form-errors.tsx";
import { Refusal } from "#app/ui/form/refusal.tsx";
import { TextAreaField } from "#app/ui/form/text-field.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { FormTexts, UserText } from "#app/ui/text.tsx";

type AppealFormProps = { action: string; hint: string; answer: FormRefusal | undefined };

export function AppealForm({ action, hint, answer }: AppealFormProps) {
  const messages = useAllMessages();
  const { own } = messages.moderation;
  const error = answer?.errors?.appeal;
  return (
    <Form method="post" action={action} className="form">
      <h2 className="text-lg">{own.appealTitle}</h2>
      {answer?.refused && <Notice kind="err">{messageAt(messages, answer.refused)}</Notice>}
      {answer?.errors && (
        <FormErrorSummary errors={answer.errors} order={["appeal"]} attempt={answer} />
      )}
      <TextAreaField
        label={own.appeal}
        name="appeal"
        required
        hint={hint}
        maxLength={maxReplyLength}
        rows={6}
        dir="auto"
        defaultValue={answer?.values.appeal ?? ""}
        error={error && messageAt(messages, error)}
      />
      <div>
        <Button variant="primary">{own.send}</Button>
      </div>
    </Form>
  );
}

/** The refusal of an appeal whose form is gone, with its text to be copied. */
export function UnsentAppeal({ answer }: { answer: FormRefusal | undefined }) {
  const messages = useAllMessages();
  const why = answer?.refused ?? answer?.errors?.appeal;
  if (!answer || !why) return null;
  return (
    <Refusal answer={answer} title={messageAt(messages, why)}>
      {answer.values.appeal && (
        <>
          <p className="small">{messages.moderation.own.unsentAppeal}</p>
          <FormTexts texts={[["appeal", answer.values.appeal]]} />
        </>
      )}
    </Refusal>
  );
}

/** A decision in the words of both sides: the reason, the moderator's note, the appeal. */
export function DecisionTexts(texts: {
  reason?: string;
  note?: string | null;
  appeal?: string | null;
}) {
  const { own } = useAllMessages().moderation;
  return (
    <>
      {texts.reason && (
        <section className="stack gap-1">
          <h2 className="text-lg">{own.reason}</h2>
          <p>{texts.reason}</p>
        </section>
      )}
      {texts.note && (
        <section className="stack gap-1">
          <h2 className="text-lg">{own.note}</h2>
          <UserText text={texts.note} />
        </section>
      )}
      {texts.appeal && (
        <section className="stack gap-1">
          <h2 className="text-lg">{own.yourAppeal}</h2>
          <UserText text={texts.appeal} />
        </section>
      )}
    </>
  );
}

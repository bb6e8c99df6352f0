import { Form } from "react-router";
import type { CaseDetail } from "#app/features/moderation/case.server.ts";
import type { CaseAnswer } from "#app/features/moderation/case-answer.ts";
import { type CaseAct, decisionReasons } from "#app/features/moderation/cases/case.ts";
import type { QueueKind } from "#app/features/moderation/queue-kind.ts";
import { maxReplyLength } from "#app/limits.ts";
import type { AllMessages } from "#app/messages/en/index.ts";
import { messageAt } from "#app/messages/message-key.ts";
import { useAllMessages } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { Button } from "#app/ui/button.tsx";
import { ChoiceField } from "#app/ui/form/check-field.tsx";
import { FormErrorSummary } from "#app/ui/form/form-errors.tsx";
import { SelectField } from "#app/ui/form/select-field.tsx";
import { TextAreaField } from "#app/ui/form/text-field.tsx";
import { Notice } from "#app/ui/notice.tsx";

/** An act's label; suspending a suspended job, or blocking a blocked account, rejects the appeal. */
export function actWords(
  { acts }: AllMessages["moderation"],
  act: CaseAct,
  { state }: CaseDetail,
): { label: string; hint: string } {
  return acts[wordedAct(act, state)];
}

/** The act as it is worded. */
export function wordedAct(act: CaseAct, state: CaseDetail["state"]) {
  if (act === "suspend" && state === "appealed") return "uphold";
  return act === "block" && state === "block_appealed" ? "uphold_block" : act;
}

type Props = { detail: CaseDetail; kind: QueueKind | null; answer: CaseAnswer | undefined };

/** The act and its reason; it takes effect after the next step is confirmed. */
export function DecisionForm({ detail, kind, answer }: Props) {
  const messages = useAllMessages();
  const { moderation } = messages;
  const error = (field: string) => {
    const key = answer?.errors?.[field];
    return key ? messageAt(messages, key) : null;
  };
  if (detail.isForOthers) return <Notice kind="warn">{moderation.decideElse}</Notice>;
  return (
    <>
      {answer?.refused && <Notice kind="err">{messageAt(messages, answer.refused)}</Notice>}
      {detail.possible.length > 0 && (
        <Form
          method="post"
          action={paths.moderationCase(detail.id, { kind })}
          className="stack gap-3 answer-form"
        >
          <h3 className="text-lg">{moderation.decideTitle}</h3>
          {answer?.errors && (
            <FormErrorSummary
              errors={answer.errors}
              order={["act", "reason", "note"]}
              attempt={answer}
            />
          )}
          <ChoiceField
            label={moderation.act}
            name="act"
            required
            defaultValue={answer?.values.act ?? null}
            error={error("act")}
            choices={detail.possible.map((value) => ({
              value,
              ...actWords(moderation, value, detail),
            }))}
          />
          <SelectField
            label={moderation.reason}
            name="reason"
            none={moderation.reasonSample}
            defaultValue={answer?.values.reason ?? ""}
            error={error("reason")}
            options={decisionReasons.map((value) => ({ value, label: moderation.reasons[value] }))}
          />
          <TextAreaField
            label={moderation.note}
            name="note"
            optional
            hint={moderation.noteHint}
            maxLength={maxReplyLength}
            rows={4}
            dir="auto"
            defaultValue={answer?.values.note ?? ""}
            error={error("note")}
          />
          <div>
            <Button name="intent" value="preview" variant="primary">
              {moderation.preview}
            </Button>
          </div>
        </Form>
      )}
    </>
  );
}

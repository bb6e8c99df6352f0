import { Form } from "react-router";
import { deskPaths } from "#app/desk-paths.ts";
import type { CannedText } from "#app/features/moderation/canned/canned-text.ts";
import type { CaseDetail } from "#app/features/moderation/case.server.ts";
import type { CaseAnswer } from "#app/features/moderation/case-answer.ts";
import { type CaseAct, decisionReasons } from "#app/features/moderation/cases/case.ts";
import type { ListQuery } from "#app/features/moderation/lists/case-filter.ts";
import { forReader } from "#app/i18n/language.ts";
import { maxReplyLength } from "#app/limits.ts";
import type { AllMessages } from "#app/messages/en/index.ts";
import { messageAt } from "#app/messages/message-key.ts";
import { useAllMessages, useLanguage } from "#app/messages/messages-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { FormErrorSummary } from "#app/ui/form/form-errors.tsx";
import { SelectField } from "#app/ui/form/select-field.tsx";
import { TextAreaField } from "#app/ui/form/text-field.tsx";
import { Icon } from "#app/ui/icon/icon.tsx";
import { RowMenu } from "#app/ui/list/row-menu.tsx";
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

type Props = {
  detail: CaseDetail;
  query: ListQuery;
  texts: readonly CannedText[];
  answer: CaseAnswer | undefined;
};

/** A reason and a button for each act; it takes effect after the next step is confirmed. */
export function DecisionForm({ detail, query, texts, answer }: Props) {
  const messages = useAllMessages();
  const { moderation, ui } = messages;
  const error = (field: string) => messageAt(messages, answer?.errors?.[field]);
  if (detail.isForOthers) return <Notice kind="warn">{moderation.decideElse}</Notice>;
  return (
    <>
      {answer?.refused && <Notice kind="err">{messageAt(messages, answer.refused)}</Notice>}
      {detail.possible.length > 0 && (
        <Form
          method="post"
          action={deskPaths.moderationCase(detail.id, query)}
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
          <SelectField
            label={moderation.reason}
            name="reason"
            none={moderation.reasonSample}
            defaultValue={answer?.values.reason ?? ""}
            error={error("reason")}
            options={decisionReasons.map((value) => ({ value, label: moderation.reasons[value] }))}
          />
          <details
            className="disc"
            open={Boolean(answer?.values.canned || answer?.values.note || answer?.errors?.note)}
          >
            <summary>
              <span>
                {moderation.explain} <span className="opt">{ui.optional}</span>
              </span>
              <Icon name="down" className="turn" />
            </summary>
            <div className="stack gap-3 pt-2">
              <CannedField texts={texts} chosen={answer?.values.canned} />
              <TextAreaField
                label={moderation.note}
                name="note"
                hint={moderation.noteHint}
                maxLength={maxReplyLength}
                rows={4}
                dir="auto"
                defaultValue={answer?.values.note ?? ""}
                error={error("note")}
              />
            </div>
          </details>
          <ActButtons detail={detail} />
          <Consequences detail={detail} />
        </Form>
      )}
    </>
  );
}

/** As many stand in a row; the last of more is behind a "…". */
const actsInRow = 3;

function ActButtons({ detail }: { detail: CaseDetail }) {
  const { moderation } = useAllMessages();
  const isMany = detail.possible.length > actsInRow;
  const shown = isMany ? detail.possible.slice(0, actsInRow) : detail.possible;
  const button = (act: CaseAct) => (
    <Button
      key={act}
      name="act"
      value={act}
      variant={dangerousActs.includes(act) ? "danger" : "quiet"}
    >
      {actWords(moderation, act, detail).label}
    </Button>
  );
  return (
    <div className="row gap-2">
      {shown.map(button)}
      {isMany && (
        <RowMenu label={moderation.otherActs}>
          {detail.possible.slice(actsInRow).map(button)}
        </RowMenu>
      )}
    </div>
  );
}

/** The effect of each act and who gets an email. The email is shown before it is sent. */
function Consequences({ detail }: { detail: CaseDetail }) {
  const { moderation } = useAllMessages();
  const hasReader = detail.company.accountAgeDays !== null;
  return (
    <ul className="stack gap-1 small muted">
      {hasReader &&
        detail.possible.map((act) => {
          const { label, hint } = actWords(moderation, act, detail);
          return (
            <li key={act}>
              <b>{label}</b>: {hint}
            </li>
          );
        })}
      <li>{hasReader ? moderation.previewFirst : moderation.noEmail}</li>
    </ul>
  );
}

/** Acts that take something from the company. */
export const dangerousActs: readonly CaseAct[] = ["refuse", "suspend", "block"];

type CannedProps = { texts: readonly CannedText[]; chosen: string | undefined };

/** Ready texts for the note, by reason. */
function CannedField({ texts, chosen }: CannedProps) {
  const { moderation } = useAllMessages();
  const language = useLanguage();
  const groups = decisionReasons.map((reason) => ({
    label: moderation.reasons[reason],
    options: texts
      .filter((text) => text.reason === reason)
      .map(({ id, title }) => ({ value: id, label: forReader(title, language) })),
  }));
  return (
    <SelectField
      label={moderation.canned.label}
      name="canned"
      none={moderation.canned.none}
      hint={moderation.canned.hint}
      defaultValue={chosen ?? ""}
      options={groups}
      beside={
        <Button name="intent" value="insert" formNoValidate>
          {moderation.canned.insert}
        </Button>
      }
    />
  );
}

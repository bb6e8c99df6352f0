import type { ReactNode } from "react";
import { Form } from "react-router";
import { type DeskAct, featureDays, inputOf } from "#app/features/desk/desk-act.ts";
import { decisionReasons } from "#app/features/moderation/cases/case.ts";
import type { FormRefusal } from "#app/http/form.ts";
import { maxReplyLength } from "#app/limits.ts";
import { messageAt } from "#app/messages/message-key.ts";
import { useAllMessages } from "#app/messages/messages-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { FormErrorSummary } from "#app/ui/form/form-errors.tsx";
import { Refusal } from "#app/ui/form/refusal.tsx";
import { SelectField } from "#app/ui/form/select-field.tsx";
import { TextAreaField } from "#app/ui/form/text-field.tsx";
import { Icon } from "#app/ui/icon/icon.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { FormTexts } from "#app/ui/text.tsx";

/** An act that is possible now; other words than usual where it concerns a team. */
export type ActEntry = { act: DeskAct; label?: string; hint?: string; more?: ReactNode };

type Props = {
  /** The page of the record, which takes the forms. */
  to: string;
  acts: readonly ActEntry[];
  /** Why there are none. */
  reason?: string | undefined;
  answer: FormRefusal | undefined;
  /** Acts that are links to pages of their own. */
  links?: readonly { to: string; label: string; hint: string }[];
};

/** A moderator's acts, one row each that unfolds its form; those that take something away come last. */
export function Acts({ to, acts, reason, answer, links = [] }: Props) {
  const messages = useAllMessages();
  const { desk } = messages;
  const isListed = acts.some(({ act }) => act === answer?.values.act);
  const rows = (isDangerous: boolean) =>
    acts
      .filter(({ act }) => dangerous.includes(act) === isDangerous)
      .map((entry) => (
        <ActForm
          key={entry.act}
          to={to}
          entry={entry}
          answer={answer?.values.act === entry.act ? answer : undefined}
        />
      ));
  return (
    <section className="stack gap-2" aria-labelledby="acts">
      <h2 id="acts">{desk.actsTitle}</h2>
      {answer?.refused && (
        <Refusal answer={answer} title={messageAt(messages, answer.refused)}>
          {!isListed && answer.values.note && (
            <>
              <p className="small">{desk.unsent}</p>
              <FormTexts texts={[["note", answer.values.note]]} />
            </>
          )}
        </Refusal>
      )}
      {reason && <Notice>{reason}</Notice>}
      {!reason && acts.length + links.length === 0 && <p className="muted">{desk.noActs}</p>}
      {acts.length + links.length > 0 && (
        <div className="desk-acts">
          {rows(false)}
          {links.map((link) => (
            <a key={link.to} href={link.to} title={link.hint}>
              {link.label}
              <Icon name="chevron" flip />
            </a>
          ))}
          {rows(true)}
        </div>
      )}
    </section>
  );
}

const dangerous: readonly DeskAct[] = [
  "block",
  "close",
  "end_sessions",
  "refuse",
  "revoke_domain",
  "revoke_register",
  "suspend",
];

type FormProps = { to: string; entry: ActEntry; answer: FormRefusal | undefined };

function ActForm({ to, entry: { act, more, ...words }, answer }: FormProps) {
  const messages = useAllMessages();
  const { desk, moderation } = messages;
  const label = words.label ?? desk.acts[act].label;
  const needs = inputOf[act];
  const error = (field: string) => messageAt(messages, answer?.errors?.[field]);
  return (
    <details open={answer !== undefined}>
      <summary>
        {label}
        <Icon name="down" className="turn" />
      </summary>
      <Form method="post" action={to} className="stack gap-3 answer-form">
        <p className="small muted">{words.hint ?? desk.acts[act].hint}</p>
        {more}
        {answer?.errors && (
          <FormErrorSummary
            errors={answer.errors}
            order={["reason", "note", "days"]}
            attempt={answer}
          />
        )}
        {needs === "reason" && (
          <SelectField
            id={`${act}-reason`}
            label={moderation.reason}
            name="reason"
            none={moderation.reasonSample}
            required
            defaultValue={answer?.values.reason ?? ""}
            error={error("reason")}
            options={decisionReasons.map((value) => ({ value, label: moderation.reasons[value] }))}
          />
        )}
        {(needs === "reason" || needs === "text") && (
          <TextAreaField
            id={`${act}-note`}
            label={needs === "text" ? desk.text : moderation.note}
            name="note"
            {...(needs === "text"
              ? { required: true }
              : { optional: true, hint: moderation.noteHint })}
            maxLength={maxReplyLength}
            rows={3}
            dir="auto"
            defaultValue={answer?.values.note ?? ""}
            error={error("note")}
          />
        )}
        {needs === "days" && (
          <SelectField
            id={`${act}-days`}
            label={desk.days}
            name="days"
            required
            defaultValue={answer?.values.days ?? String(featureDays[2])}
            error={error("days")}
            options={featureDays.map((n) => ({ value: String(n), label: moderation.days(n) }))}
          />
        )}
        <p>
          <Button name="act" value={act} variant={dangerous.includes(act) ? "danger" : "primary"}>
            {label}
          </Button>
        </p>
      </Form>
    </details>
  );
}

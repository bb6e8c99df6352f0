import type { ReactNode } from "react";
import { Form } from "react-router";
import { useSending } from "#app/features/accounts/ui/use-sending.ts";
import { type ReportReason, reportReasons } from "#app/features/moderation/reports/report.ts";
import type { FormErrors, FormValues } from "#app/http/form.ts";
import { maxReportLength } from "#app/limits.ts";
import { type MessageKey, messageAt } from "#app/messages/message-key.ts";
import { useAllMessages } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { Button } from "#app/ui/button.tsx";
import { ChoiceField } from "#app/ui/form/check-field.tsx";
import { type FieldError, fieldErrors } from "#app/ui/form/field-errors.ts";
import { FormErrorSummary } from "#app/ui/form/form-errors.tsx";
import { Refusal } from "#app/ui/form/refusal.tsx";
import { TextAreaField, TextField } from "#app/ui/form/text-field.tsx";
import { useFormCheck } from "#app/ui/form/use-form-check.ts";

/** Why a report was refused, and the input. */
export type ReportAnswer = {
  values: FormValues;
  errors?: FormErrors;
  refused?: MessageKey;
  retryAfter?: number;
};

type ReportFormProps = {
  /** Where it is posted. */
  to: string;
  heading: string;
  /** The subject of the report. */
  about: ReactNode;
  /** Those to choose from; all unless given. */
  reasons?: readonly ReportReason[];
  /** Visitors are asked for an address; accounts have one. */
  asksForEmail: boolean;
  /** Who is not told. */
  secret?: string;
  answer: ReportAnswer | undefined;
};

export function ReportForm(props: ReportFormProps) {
  const { to, heading, about, reasons = reportReasons, asksForEmail, secret, answer } = props;
  const messages = useAllMessages();
  const { reports } = messages;
  const sending = useSending(to);
  const { errors, attempt, ...check } = useFormCheck(answer, (form) => fieldErrors(form, errorOf));
  const error = (field: string) => messageAt(messages, errors[field]);
  const refusal = check.answer;
  return (
    <Form method="post" action={to} className="form" data-js="" {...check.form}>
      <div>
        <h1>{heading}</h1>
        <p className="muted">{secret ?? reports.secret}</p>
      </div>
      {refusal?.refused && (
        <Refusal answer={refusal} title={messageAt(messages, refusal.refused)}>
          {refusal.retryAfter && messages.accounts.tryAgain(Math.ceil(refusal.retryAfter / 60))}
        </Refusal>
      )}
      <FormErrorSummary errors={errors} order={["reason", "details", "email"]} attempt={attempt} />
      {about}
      <ChoiceField
        label={reports.reason}
        name="reason"
        required
        defaultValue={answer?.values.reason ?? null}
        error={error("reason")}
        choices={reasons.map((value) => ({ value, ...reports.reasons[value] }))}
      />
      <TextAreaField
        label={reports.details}
        name="details"
        optional
        placeholder={reports.detailsSample}
        maxLength={maxReportLength}
        defaultValue={answer?.values.details ?? ""}
        error={error("details")}
      />
      {asksForEmail && (
        <TextField
          type="email"
          label={reports.email}
          name="email"
          optional
          autoComplete="email"
          hint={reports.emailHint}
          defaultValue={answer?.values.email ?? ""}
          error={error("email")}
        />
      )}
      <Button variant="primary" size="lg" wide busy={sending && reports.sending}>
        {reports.send}
      </Button>
      <p className="hint">{reports.after}</p>
      <SafetyPoints />
    </Form>
  );
}

/** Warnings beside every report. */
function SafetyPoints() {
  const { safety } = useAllMessages().reports;
  return (
    <section className="card pad2 stack gap-2" aria-labelledby="safety-title">
      <h2 id="safety-title" className="text-lg">
        {safety.title}
      </h2>
      <div className="user-text">
        <ul>
          <li>{safety.money}</li>
          <li>{safety.secrets}</li>
          <li>{safety.papers}</li>
        </ul>
      </div>
      <p>
        <a className="more" href={paths.safety()}>
          {safety.more}
        </a>
      </p>
    </section>
  );
}

const errorOf: FieldError = (name, validity) => {
  if (name === "reason" && validity.valueMissing) return "reports.reasonMissing";
  return name === "details" && validity.tooLong ? "reports.detailsTooLong" : undefined;
};

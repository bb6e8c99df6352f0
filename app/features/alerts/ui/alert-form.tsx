import { Form } from "react-router";
import { useSending } from "#app/features/accounts/ui/use-sending.ts";
import { alertFrequencies, usualHour } from "#app/features/alerts/alert.ts";
import type { FormErrors, FormValues } from "#app/http/form.ts";
import { formatNumber } from "#app/i18n/format.ts";
import { maxAlertNameLength } from "#app/limits.ts";
import { type MessageKey, messageAt } from "#app/messages/message-key.ts";
import { useAllMessages } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { ChoiceField } from "#app/ui/form/check-field.tsx";
import { type FieldError, fieldErrors } from "#app/ui/form/field-errors.ts";
import { FormErrorSummary } from "#app/ui/form/form-errors.tsx";
import { Refusal } from "#app/ui/form/refusal.tsx";
import { TextField } from "#app/ui/form/text-field.tsx";
import { useFormCheck } from "#app/ui/form/use-form-check.ts";
import { Icon } from "#app/ui/icon/icon.tsx";
import { HourField } from "./hour-field.tsx";

/** Why an alert was refused. */
export type AlertFormAnswer = { errors?: FormErrors; refused?: MessageKey; retryAfter?: number };

type AlertFormProps = {
  labels: readonly string[];
  params: string;
  /** How many open jobs match now, where that could be counted. */
  counted: { total: number; totalAtLeast?: boolean | undefined } | null;
  /** Of a signed-in person, whose address is known. */
  isOwn: boolean;
  /** The list that the search is of. */
  back: string;
  answer: (AlertFormAnswer & { values: FormValues }) | undefined;
};

/** The search, its frequency and its recipient. */
export function AlertForm({ labels, params, counted, isOwn, back, answer }: AlertFormProps) {
  const messages = useAllMessages();
  const { alerts, jobs } = messages;
  const to = paths.newAlert() + (params && `?${params}`);
  const sending = useSending(paths.newAlert());
  const { errors, attempt, ...check } = useFormCheck(answer, (form) => fieldErrors(form, errorOf));
  const error = (field: string) => messageAt(messages, errors[field]);
  const refusal = check.answer;
  return (
    <Form method="post" action={to} className="form card pad new-alert" data-js="" {...check.form}>
      {refusal?.refused && (
        <Refusal answer={refusal} title={messageAt(messages, refusal.refused)}>
          {refusal.retryAfter && messages.accounts.tryAgain(Math.ceil(refusal.retryAfter / 60))}
        </Refusal>
      )}
      <FormErrorSummary
        errors={errors}
        order={["frequency", "hour", "name", "email"]}
        attempt={attempt}
      />
      <div>
        <p className="small muted">{alerts.search}</p>
        <p className="flex flex-wrap items-center gap-2 mt-1">
          {(labels.length > 0 ? labels : [alerts.allJobs]).map((label) => (
            <Badge key={label}>
              <bdi>{label}</bdi>
            </Badge>
          ))}
          {counted && (
            <span className="small">
              {counted.totalAtLeast
                ? jobs.countAtLeast({ count: formatNumber(counted.total) })
                : alerts.openToday(counted.total)}
            </span>
          )}
          <a href={back}>{alerts.change}</a>
        </p>
      </div>
      <ChoiceField
        label={alerts.frequency}
        name="frequency"
        required
        defaultValue={answer?.values.frequency ?? "daily"}
        hint={alerts.frequencyHint}
        error={error("frequency")}
        choices={alertFrequencies.map((value) => ({ value, label: alerts.frequencies[value] }))}
      />
      <HourField hour={Number(answer?.values.hour ?? usualHour)} hint={alerts.hourHint} />
      <details className="disc" open={Boolean(error("name") || answer?.values.name)}>
        <summary>
          {alerts.name} <Icon name="down" className="turn" />
        </summary>
        <TextField
          label={alerts.name}
          hideLabel
          name="name"
          hint={alerts.nameHint}
          maxLength={maxAlertNameLength}
          defaultValue={answer?.values.name ?? ""}
          error={error("name")}
        />
      </details>
      {!isOwn && (
        <TextField
          label={alerts.email}
          name="email"
          type="email"
          required
          autoComplete="email"
          hint={alerts.emailHint}
          maxLength={254}
          defaultValue={answer?.values.email ?? ""}
          error={error("email")}
        />
      )}
      <Button variant="primary" size="lg" wide busy={sending && alerts.create}>
        {alerts.create}
      </Button>
    </Form>
  );
}

const errorOf: FieldError = (name, validity) => {
  if (name === "email" && !validity.valid) return "alerts.emailInvalid";
  return name === "frequency" && validity.valueMissing ? "alerts.frequencyMissing" : undefined;
};

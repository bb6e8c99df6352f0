import type { FormAnswer } from "#app/features/applicants/form-answer.ts";
import {
  interviewLengths,
  usualLength,
} from "#app/features/applications/lifecycle/offered-times.ts";
import { formatDateTime } from "#app/i18n/format.ts";
import { maxInterviewLineLength, maxReplyLength } from "#app/limits.ts";
import { messageAt } from "#app/messages/message-key.ts";
import { useAllMessages, useLanguage } from "#app/messages/messages-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { CheckField, ChoiceField } from "#app/ui/form/check-field.tsx";
import { SelectField } from "#app/ui/form/select-field.tsx";
import { TextField } from "#app/ui/form/text-field.tsx";
import { Icon } from "#app/ui/icon/icon.tsx";

type Props = {
  values: FormAnswer["values"];
  errors: FormAnswer["errors"];
  /** The times that the form stands for, ISO, once they were requested. */
  times: readonly string[] | undefined;
  /** Names of applicants who hold the time already. */
  clashes: readonly string[];
  /** How many are invited. */
  reached: number;
};

/** One time of an interview or several to pick from, and where it is held. */
export function InterviewFields({ values, errors = {}, times, clashes, reached }: Props) {
  const messages = useAllMessages();
  const { form } = messages.applicants;
  const names = clashes.map((name) => name || messages.applications.card.nobody);
  const field = (name: string) => ({
    name,
    defaultValue: values[name] ?? "",
    error: errors[name] ? messageAt(messages, errors[name]) : undefined,
  });
  const several = ["interviewDay2", "interviewDay3", "interviewUntil", "interviewGroup"];
  const isSeveral = several.some((name) => values[name] || errors[name]);
  return (
    <>
      <div className="level grid md2">
        <TextField {...field("interviewDay")} label={form.day} type="date" required ltr />
        <TextField
          {...field("interviewTime")}
          label={form.time}
          hint={form.timeHint}
          inputMode="numeric"
          required
          ltr
        />
        <SelectField
          {...field("interviewLength")}
          defaultValue={values.interviewLength ?? usualLength}
          label={form.length}
          options={interviewLengths.map((value) => ({ value, label: form.minutes(Number(value)) }))}
        />
      </div>
      {names.length > 0 && (
        <CheckField
          name="interviewAnyway"
          value="1"
          label={form.anyway}
          hint={form.clash({ names: names.join(" · ") })}
        />
      )}
      <details className="disc" open={isSeveral || reached > 1 || times !== undefined}>
        <summary>
          {form.several} <Icon name="down" className="turn" />
        </summary>
        <div className="stack gap-3 pt-2">
          <p className="small muted">{form.severalHint}</p>
          <div className="level grid md2">
            <TextField
              {...field("interviewUntil")}
              label={form.until}
              hint={form.timeHint}
              inputMode="numeric"
              optional
              ltr
            />
            <TextField {...field("interviewDay2")} label={form.day2} type="date" optional ltr />
            <TextField {...field("interviewDay3")} label={form.day3} type="date" optional ltr />
          </div>
          {reached > 1 && (
            <CheckField
              name="interviewGroup"
              value="1"
              defaultChecked={values.interviewGroup === "1"}
              label={form.group}
              hint={form.groupHint}
            />
          )}
          {times && <Times times={times} />}
          <p>
            <Button name="intent" value="times" formNoValidate>
              {form.showTimes}
            </Button>
          </p>
        </div>
      </details>
      <Where field={field} chosen={values.where} />
      <TextField
        {...field("interviewNote")}
        label={form.note}
        maxLength={maxReplyLength}
        optional
      />
    </>
  );
}

type WhereProps = {
  field: (name: string) => { name: string; defaultValue: string; error: string | undefined };
  chosen: string | undefined;
};

/** A place, a phone number or a link: the chosen one is shown, and any other that is filled in, since it is sent too. */
function Where({ field, chosen }: WhereProps) {
  const { form } = useAllMessages().applicants;
  const [place, phone, link] = [
    field("interviewPlace"),
    field("interviewPhone"),
    field("interviewLink"),
  ];
  const filled = [place, phone, link].find(({ defaultValue }) => defaultValue !== "");
  return (
    <div className="where stack gap-3">
      <ChoiceField
        label={form.where}
        name="where"
        choices={[
          { value: place.name, label: form.inPlace },
          { value: phone.name, label: form.byPhone },
          { value: link.name, label: form.online },
        ]}
        defaultValue={chosen ?? filled?.name ?? place.name}
      />
      <TextField {...place} label={form.place} placeholder=" " maxLength={maxInterviewLineLength} />
      <TextField
        {...phone}
        label={form.phone}
        placeholder=" "
        type="tel"
        maxLength={maxInterviewLineLength}
      />
      <TextField
        {...link}
        label={form.link}
        placeholder="https://"
        maxLength={maxInterviewLineLength}
        ltr
      />
    </div>
  );
}

function Times({ times }: { times: readonly string[] }) {
  const { form } = useAllMessages().applicants;
  const language = useLanguage();
  return (
    <div role="status">
      <p>{form.timesToOffer(times.length)}</p>
      <ul className="list-disc ps-6">
        {times.map((time) => (
          <li key={time}>
            <time dateTime={time}>{formatDateTime(time, language, { weekday: true })}</time>
          </li>
        ))}
      </ul>
    </div>
  );
}

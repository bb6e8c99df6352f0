import {
  categories,
  currencies,
  experienceLevels,
  offeredTypes,
  workArrangements,
} from "#app/features/jobs/job.ts";
import {
  type JobField,
  jobLimits,
  medicineAndHealth,
} from "#app/features/jobs/posting/job-steps.ts";
import type { WizardData } from "#app/features/jobs/posting/wizard.ts";
import type { FormValues } from "#app/http/form.ts";
import { useAllMessages } from "#app/messages/messages-context.tsx";
import { messageAt } from "#app/messages/translation.ts";
import { ListField } from "#app/ui/form/list-field.tsx";
import { type Option, SelectField } from "#app/ui/form/select-field.tsx";
import { TextAreaField, TextField } from "#app/ui/form/text-field.tsx";
import { PostingPlace } from "./posting-place.tsx";

export type PostingFieldsProps = {
  shown: WizardData;
  /** What the fields begin with. */
  values: FormValues;
  /** Where a stored job is so far, as it was written. */
  location?: string;
};

/** The fields of the step. */
export function PostingFields(props: PostingFieldsProps) {
  const Step = [Information, Requirements, Location, Contact][props.shown.step - 1];
  return Step ? <Step {...props} /> : null;
}

function Information(props: PostingFieldsProps) {
  const { posting, labels, ui } = useAllMessages();
  const field = useFields(props);
  const { companyName } = props.shown;
  return (
    <>
      <TextField
        {...field("title")}
        required
        maxLength={jobLimits.title}
        placeholder={posting.titleSample}
      />
      <TextField
        {...field("company")}
        required
        maxLength={jobLimits.company}
        autoComplete="organization"
        hint={companyName ? posting.companyFixed : posting.companySaved}
        readOnly={companyName !== null}
      />
      <div className="form-2">
        <SelectField
          {...field("category")}
          required
          none={ui.choose}
          options={categories.map((category) =>
            category === "Healthcare"
              ? { value: medicineAndHealth, label: labels.medicineAndHealth }
              : { value: category, label: labels.category[category] },
          )}
        />
        <SelectField
          {...field("jobType")}
          required
          none={ui.choose}
          options={typesFor(props.values.jobType, labels.employmentType)}
        />
        <SelectField
          {...field("experienceLevel")}
          required
          none={ui.choose}
          options={experienceLevels.map((level) => ({
            value: level,
            label: labels.experienceLevel[level],
          }))}
        />
      </div>
      <TextAreaField
        {...field("description")}
        required
        rows={9}
        maxLength={jobLimits.description}
        hint={posting.descriptionHint}
      />
    </>
  );
}

/** Freelance is not offered, but a job that is stored so keeps it. */
function typesFor(value: string | undefined, labels: Record<string, string>): Option[] {
  const types: string[] = [...offeredTypes];
  if (value === "freelance") types.push(value);
  return types.map((type) => ({ value: type, label: labels[type] ?? type }));
}

function Requirements(props: PostingFieldsProps) {
  const { posting } = useAllMessages();
  const field = useFields(props);
  const list = (name: "requirements" | "benefits") => ({
    ...field(name),
    defaultValue: (props.values[name] ?? "").split("\n"),
    optional: true,
  });
  return (
    <>
      <ListField {...list("requirements")} placeholder={posting.requirementsSample} />
      <ListField {...list("benefits")} placeholder={posting.benefitsSample} />
    </>
  );
}

function Location(props: PostingFieldsProps) {
  const { posting, labels } = useAllMessages();
  const field = useFields(props);
  return (
    <>
      <div className="form-2">
        <PostingPlace {...props} field={field} />
        <SelectField
          {...field("workArrangement")}
          optional
          none={posting.notStated}
          options={workArrangements.map((arrangement) => ({
            value: arrangement,
            label: labels.workArrangement[arrangement],
          }))}
        />
      </div>
      <section className="group">
        <div>
          <h2>{posting.salary}</h2>
          <p className="hint">{posting.salaryHint}</p>
        </div>
        <div className="form-2">
          <TextField {...field("salaryMin")} optional ltr inputMode="decimal" maxLength={30} />
          <TextField {...field("salaryMax")} optional ltr inputMode="decimal" maxLength={30} />
          <SelectField
            {...field("currency")}
            options={currencies.map((currency) => ({
              value: currency,
              label: labels.currency[currency],
            }))}
          />
          <TextField {...field("applicationDeadline")} optional type="date" />
        </div>
      </section>
    </>
  );
}

function Contact(props: PostingFieldsProps) {
  const { posting } = useAllMessages();
  const field = useFields(props);
  return (
    <>
      <p className="muted">{posting.contactHint}</p>
      <TextField
        {...field("contactEmail")}
        optional
        type="email"
        autoComplete="email"
        maxLength={jobLimits.contactEmail}
      />
      <TextField
        {...field("companyWebsite")}
        optional
        type="url"
        autoComplete="url"
        placeholder="https://"
        maxLength={jobLimits.companyWebsite}
      />
    </>
  );
}

export type FieldOf = ReturnType<typeof useFields>;

/** Label, name, value and error of a field. */
function useFields({ shown, values }: PostingFieldsProps) {
  const messages = useAllMessages();
  return (name: JobField) => {
    const wrong = shown.errors?.[name];
    return {
      label: messages.posting[name],
      name,
      defaultValue: values[name],
      error: wrong ? messageAt(messages, wrong) : null,
    };
  };
}

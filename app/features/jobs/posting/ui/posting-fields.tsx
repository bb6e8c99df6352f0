import { type FocusEvent, Fragment } from "react";
import {
  type FieldName,
  fieldGroups,
  fieldOf,
  fieldsOfStep,
  stepHint,
} from "#app/features/jobs/posting/job-fields.ts";
import type { WizardData } from "#app/features/jobs/posting/wizard.ts";
import { type MessageKey, messageAt } from "#app/messages/message-key.ts";
import { useAllMessages } from "#app/messages/messages-context.tsx";
import { readAmount, writeAmount } from "#app/platform/amount.ts";
import { ListField } from "#app/ui/form/list-field.tsx";
import { SelectField } from "#app/ui/form/select-field.tsx";
import { TextAreaField, TextField } from "#app/ui/form/text-field.tsx";
import { LastDayField } from "./last-day-field.tsx";
import { PostingPlace } from "./posting-place.tsx";
import { PostingQuestions } from "./posting-questions.tsx";
import { type PostingFieldsProps, useFields } from "./use-fields.ts";

/** The fields of the step; those of a group beside each other, where there is room. */
export function PostingFields(props: PostingFieldsProps) {
  const messages = useAllMessages();
  const { step } = props.shown;
  const hint = stepHint(step);
  return (
    <>
      {hint && <p className="muted">{messageAt(messages, hint)}</p>}
      {groupsOf(fieldsOfStep(step)).map((names) => (
        <Group key={names[0]} {...props} names={names} />
      ))}
    </>
  );
}

/** Fields one after another of the same group. */
function groupsOf(names: readonly FieldName[]): FieldName[][] {
  const groups: FieldName[][] = [];
  for (const name of names) {
    const { group } = fieldOf(name);
    const last = groups.at(-1);
    if (group && last?.[0] && fieldOf(last[0]).group === group) last.push(name);
    else groups.push([name]);
  }
  return groups;
}

function Group({ names, ...props }: PostingFieldsProps & { names: FieldName[] }) {
  const messages = useAllMessages();
  const fields = names.map((name) => <PostingField key={name} {...props} name={name} />);
  const group = names[0] && fieldOf(names[0]).group;
  if (!group) return fields;
  const { heading, hint }: { heading?: MessageKey; hint?: MessageKey } = fieldGroups[group];
  if (!heading) return <div className="form-2 level">{fields}</div>;
  return (
    <section className="group">
      <div>
        <h2>{messageAt(messages, heading)}</h2>
        {hint && <p className="hint">{messageAt(messages, hint)}</p>}
      </div>
      <div className="form-2 level">
        {fields.map((field, place) => (
          <Fragment key={names[place]}>
            {field}
            {names[place] === "salaryMax" && props.payNotes && (
              <div className="col-span-full stack gap-3">{props.payNotes}</div>
            )}
          </Fragment>
        ))}
      </div>
    </section>
  );
}

function PostingField({ name, ...props }: PostingFieldsProps & { name: FieldName }) {
  const messages = useAllMessages();
  const fieldFor = useFields(props);
  const field = fieldOf(name);
  const value = props.values[name];
  const { required, start, autoComplete } = field;
  const worded = (key: MessageKey | undefined) => key && messageAt(messages, key);
  const control = {
    ...fieldFor(name),
    ...(required ? { required } : start === undefined && { optional: true }),
    ...(field.hint && { hint: worded(field.hint) }),
  };
  const placeholder = worded(field.placeholder);
  switch (field.is) {
    case "title":
    case "line":
      return (
        <TextField
          {...control}
          maxLength={field.limit}
          autoComplete={autoComplete}
          placeholder={placeholder}
          {...(name === "company" && companyField(props.shown, messages.posting))}
        />
      );
    case "text":
      return <TextAreaField {...control} rows={field.rows} maxLength={field.limit} />;
    case "list":
      return (
        <ListField
          {...control}
          defaultValue={(value ?? "").split("\n")}
          placeholder={placeholder}
        />
      );
    case "choice": {
      const { values, offered = values, written, word } = field;
      const shown = values.filter((each) => offered.includes(each) || each === value);
      const options = shown.map((each) => ({
        value: written?.(each) ?? each,
        label: word(each, messages),
      }));
      return <SelectField {...control} none={worded(field.none)} options={options} />;
    }
    case "questions":
      return <PostingQuestions {...props} />;
    case "amount":
      return (
        <TextField {...control} ltr inputMode="decimal" maxLength={30} onBlur={groupThousands} />
      );
    case "day":
      return <LastDayField {...control} />;
    case "email":
      return (
        <TextField {...control} type="email" autoComplete={autoComplete} maxLength={field.limit} />
      );
    case "website":
      return (
        <TextField
          {...control}
          type="url"
          autoComplete={autoComplete}
          placeholder="https://"
          maxLength={field.limit}
        />
      );
    case "country":
      return <PostingPlace {...props} field={fieldFor} />;
    case "province":
    case "city":
      // Each is the list of the one before: PostingPlace has all three.
      return null;
  }
}

/** An amount that is read in one way is written as it will stand in the job: "1200000" as "1,200,000". */
function groupThousands({ target }: FocusEvent<HTMLInputElement>) {
  const amount = readAmount(target.value);
  if (amount) target.value = writeAmount(amount);
}

/** The name of a company that has one stands in its profile, and is changed there. */
function companyField(
  { companyName }: WizardData,
  texts: { companyFixed: string; companySaved: string },
) {
  const isFixed = companyName !== null;
  return { hint: companyName ? texts.companyFixed : texts.companySaved, readOnly: isFixed };
}

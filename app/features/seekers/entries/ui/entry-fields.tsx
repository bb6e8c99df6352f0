import {
  type EntryField,
  type EntryKind,
  entryLimits,
} from "#app/features/seekers/entries/profile-entry.ts";
import type { FormValues } from "#app/http/form.ts";
import { monthNames } from "#app/i18n/format.ts";
import { useAllMessages, useLanguage } from "#app/messages/messages-context.tsx";
import { CheckField } from "#app/ui/form/check-field.tsx";
import { SelectField } from "#app/ui/form/select-field.tsx";
import { TextAreaField, TextField } from "#app/ui/form/text-field.tsx";

type EntryFieldsProps = {
  kind: EntryKind;
  values: FormValues;
  /** The name of a field in the form that it is part of. */
  nameOf?: (field: EntryField) => string;
  error: (field: EntryField) => string | null;
};

/** The fields of a job or a school. */
export function EntryFields({ kind, values, nameOf = (field) => field, error }: EntryFieldsProps) {
  const { entries } = useAllMessages().seekers;
  const language = useLanguage();
  const labels = { ...entries.fields, ...entries[kind].fields };
  const field = (name: EntryField) => ({
    name: nameOf(name),
    label: labels[name],
    defaultValue: values[name],
    error: error(name),
  });
  const year = { ltr: true, inputMode: "numeric", maxLength: 4 } as const;
  const months = monthNames(language).map((label, at) => ({
    value: String(at + 1).padStart(2, "0"),
    label,
  }));
  return (
    <>
      <div className="form-2 level">
        <TextField {...field("title")} required maxLength={entryLimits.title} />
        <TextField {...field("organization")} maxLength={entryLimits.organization} />
        <TextField {...field("place")} optional maxLength={entryLimits.place} />
      </div>
      <div className="form-2">
        <div className="level grid grid-cols-2 gap-3">
          <TextField {...field("fromYear")} {...year} />
          <SelectField {...field("fromMonth")} none={entries.noMonth} options={months} />
        </div>
        <div className="level grid grid-cols-2 gap-3">
          <TextField {...field("untilYear")} {...year} />
          <SelectField {...field("untilMonth")} none={entries.noMonth} options={months} />
        </div>
      </div>
      <CheckField
        name={nameOf("isCurrent")}
        label={labels.isCurrent}
        hint={entries.currentHint}
        defaultChecked={Boolean(values.isCurrent)}
        error={error("isCurrent")}
      />
      <TextAreaField
        {...field("details")}
        optional
        hint={entries.detailsHint}
        rows={4}
        maxLength={entryLimits.details}
      />
    </>
  );
}

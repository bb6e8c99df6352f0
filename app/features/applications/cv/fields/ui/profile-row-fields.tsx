import {
  chosenName,
  type ProfileRow,
  type ProfileRowField,
} from "#app/features/applications/cv/fields/profile-row.ts";
import { profileLimits } from "#app/features/seekers/profile.ts";
import type { FormValues } from "#app/http/form.ts";
import { useAllMessages } from "#app/messages/messages-context.tsx";
import { Check } from "#app/ui/form/check-field.tsx";
import { TextAreaField, TextField } from "#app/ui/form/text-field.tsx";

type Props = {
  row: ProfileRow;
  /** The input of a refused form. */
  sent: FormValues | undefined;
  error: string | null;
};

/** A field read in a CV: a box to take it over, its text to correct, and the profile's own. */
export function ProfileRowFields({ row, sent, error }: Props) {
  const { cvs, seekers, ui } = useAllMessages();
  const { field, stored, isSure, isChosen } = row;
  const label = seekers.fields[field];
  const value = stored.split("\n").filter(Boolean).join(ui.comma);
  const hints = [
    isSure ? null : cvs.toProfile.unsure,
    stored === "" ? cvs.toProfile.empty : cvs.toProfile.stored({ value: `\u2068${value}\u2069` }),
    isList(field) && stored !== "" ? cvs.toProfile.joined : null,
  ];
  const shown = {
    name: field,
    label,
    hideLabel: true,
    defaultValue: sent?.[field] ?? row.read,
    error,
    hint: hints.filter(Boolean).join(" "),
  };
  return (
    <section className="card pad stack gap-2">
      <Check
        type="checkbox"
        name={chosenName(field)}
        defaultChecked={sent ? Boolean(sent[chosenName(field)]) : isChosen}
      >
        <b>{label}</b>
      </Check>
      {isList(field) ? (
        <TextAreaField {...shown} rows={Math.min(12, shown.defaultValue.split("\n").length + 1)} />
      ) : (
        <TextField
          {...shown}
          type={field === "phone" ? "tel" : "text"}
          ltr={field === "experienceYears"}
          inputMode={field === "experienceYears" ? "numeric" : undefined}
          maxLength={maxLengths[field]}
        />
      )}
    </section>
  );
}

const maxLengths: Partial<Record<ProfileRowField, number>> = {
  firstName: profileLimits.name,
  lastName: profileLimits.name,
  phone: profileLimits.phone,
  desiredPosition: profileLimits.desiredPosition,
  experienceYears: 3,
};

const isList = (field: ProfileRowField) => field === "skills" || field === "languages";

import { alertHours } from "#app/features/alerts/alert.ts";
import { formatTime } from "#app/i18n/format.ts";
import type { Language } from "#app/i18n/language.ts";
import { useAllMessages, useLanguage } from "#app/messages/messages-context.tsx";
import { SelectField } from "#app/ui/form/select-field.tsx";

type HourFieldProps = { hour: number; id?: string; hint?: string; hideLabel?: boolean };

/** The full hour at which digests are sent. */
export function HourField({ hour, ...rest }: HourFieldProps) {
  const language = useLanguage();
  return (
    <SelectField
      {...rest}
      label={useAllMessages().alerts.hour}
      name="hour"
      defaultValue={String(hour)}
      options={alertHours.map((each) => ({ value: String(each), label: hourText(each, language) }))}
    />
  );
}

export function hourText(hour: number, language: Language): string {
  return formatTime(hour, 0, language);
}

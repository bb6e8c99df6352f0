import { alertHours } from "#app/features/alerts/alert.ts";
import { useAllMessages } from "#app/messages/messages-context.tsx";
import { SelectField } from "#app/ui/form/select-field.tsx";

type HourFieldProps = { hour: number; id?: string; hint?: string; hideLabel?: boolean };

/** The full hour at which digests are sent. */
export function HourField({ hour, ...rest }: HourFieldProps) {
  return (
    <SelectField
      {...rest}
      label={useAllMessages().alerts.hour}
      name="hour"
      defaultValue={String(hour)}
      options={alertHours.map((each) => ({ value: String(each), label: hourText(each) }))}
    />
  );
}

export function hourText(hour: number): string {
  return `${String(hour).padStart(2, "0")}:00`;
}

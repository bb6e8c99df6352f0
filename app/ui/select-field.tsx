import type { ComponentProps } from "react";
import { Field, type FieldProps } from "./field.tsx";

export type Option = { value: string; label: string; disabled?: boolean };
/** Options under a heading. */
export type OptionGroup = { label: string; options: readonly Option[] };

type SelectFieldProps = FieldProps & {
  options: readonly (Option | OptionGroup)[];
  /** A first option with an empty value: "All governorates", "Choose". */
  none?: string;
} & Omit<ComponentProps<"select">, keyof FieldProps | "children" | "multiple" | "className">;

/** The browser's own select. Locked (`disabled`), it should say why in its hint. */
export function SelectField({ options, none, ...props }: SelectFieldProps) {
  const { label, name, id, hint, error, optional, required, hideLabel, ...rest } = props;
  return (
    <Field {...props}>
      {(control) => (
        <select {...rest} {...control} className="input">
          {none !== undefined && <option value="">{none}</option>}
          {options.map((entry) =>
            "options" in entry ? (
              <optgroup key={entry.label} label={entry.label}>
                {entry.options.map(asOption)}
              </optgroup>
            ) : (
              asOption(entry)
            ),
          )}
        </select>
      )}
    </Field>
  );
}

function asOption({ value, label, disabled }: Option) {
  return (
    <option key={value} value={value} disabled={disabled}>
      {label}
    </option>
  );
}

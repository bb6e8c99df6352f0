import type { ComponentProps, ReactNode } from "react";
import { Field, type FieldProps } from "./field.tsx";

export type Option = { value: string; label: string; disabled?: boolean };
/** Options under a heading. */
type OptionGroup = { label: string; options: readonly Option[] };

type SelectFieldProps = FieldProps & {
  options: readonly (Option | OptionGroup)[];
  /** A first option with an empty value: "All governorates", "Choose". */
  none?: string;
  /** A button that stands beside it. */
  beside?: ReactNode;
} & Omit<ComponentProps<"select">, keyof FieldProps | "children" | "multiple" | "className">;

/** The browser's own select. When `disabled`, its hint should give the reason. */
export function SelectField({ options, none, beside, ...props }: SelectFieldProps) {
  const { label, name, id, hint, error, optional, required, hideLabel, ...rest } = props;
  return (
    <Field {...props}>
      {(control) => {
        const select = (
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
        );
        if (!beside) return select;
        return (
          <div className="row gap-2 flex-nowrap">
            {select}
            {beside}
          </div>
        );
      }}
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

import type { ComponentProps, ReactNode } from "react";
import { Field, type FieldProps } from "./field.tsx";

type FileFieldProps = FieldProps & {
  /** What belongs to the chosen file: its name, an upload's progress. */
  children?: ReactNode;
} & Omit<ComponentProps<"input">, keyof FieldProps | "type" | "className" | "value">;

/** The browser's own file control in a dashed frame; works without scripts. */
export function FileField({ children, ...props }: FileFieldProps) {
  const { label, name, id, hint, error, optional, required, hideLabel, ...rest } = props;
  return (
    <Field {...props}>
      {(control) => (
        <div className="upload" data-invalid={error ? "" : undefined}>
          <input {...rest} {...control} type="file" />
          {children}
        </div>
      )}
    </Field>
  );
}

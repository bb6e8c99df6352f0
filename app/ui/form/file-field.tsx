import type { ComponentProps, ReactNode } from "react";
import { Icon } from "#app/ui/icon/icon.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { Field, type FieldProps } from "./field.tsx";

type FileFieldProps = FieldProps & {
  /** The button's label. */
  button: string;
  /** What belongs to the chosen file: its name, an upload's progress. */
  children?: ReactNode;
} & Omit<ComponentProps<"input">, keyof FieldProps | "type" | "className" | "value">;

/**
 * A file to choose, in a dashed frame. The control lies invisibly over a button of ours; without scripts it stands
 * beside that button, since it alone shows the name of the chosen file.
 */
export function FileField({ button, children, ...props }: FileFieldProps) {
  const { label, name, id, hint, error, optional, required, hideLabel, hidden, ...rest } = props;
  const hydrated = useHydrated();
  const face = (
    <>
      <Icon name="upload" />
      {button}
    </>
  );
  return (
    <Field {...props}>
      {(control) => (
        <div className="upload" data-invalid={error ? "" : undefined}>
          {children}
          <div className={hydrated ? "pick-file" : "pick-file beside"} hidden={hidden}>
            <input {...rest} {...control} type="file" />
            {hydrated ? (
              <span className="btn btn-quiet" aria-hidden="true">
                {face}
              </span>
            ) : (
              <label className="btn btn-quiet" htmlFor={control.id}>
                {face}
              </label>
            )}
          </div>
        </div>
      )}
    </Field>
  );
}

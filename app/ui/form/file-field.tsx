import type { ComponentProps, ReactNode } from "react";
import { Icon } from "#app/ui/icon/icon.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { Field, type FieldProps } from "./field.tsx";

type FileFieldProps = FieldProps & {
  /** The button's label once scripts run; without them it is the browser's own. */
  button: string;
  /** What belongs to the chosen file: its name, an upload's progress. */
  children?: ReactNode;
} & Omit<ComponentProps<"input">, keyof FieldProps | "type" | "className" | "value">;

/**
 * A file to choose, in a dashed frame. Without scripts it is the browser's own control, which says
 * what was chosen in the browser's language; with them it lies invisibly over a button of ours.
 */
export function FileField({ button, children, ...props }: FileFieldProps) {
  const { label, name, id, hint, error, optional, required, hideLabel, hidden, ...rest } = props;
  const hydrated = useHydrated();
  return (
    <Field {...props}>
      {(control) => (
        <div className="upload" data-invalid={error ? "" : undefined}>
          {children}
          <div className={hydrated ? "pick-file" : undefined} hidden={hidden}>
            <input {...rest} {...control} type="file" />
            {hydrated && (
              <span className="btn btn-quiet" aria-hidden="true">
                <Icon name="upload" />
                {button}
              </span>
            )}
          </div>
        </div>
      )}
    </Field>
  );
}

import type { ReactNode } from "react";
import { useMessages } from "#app/messages/messages-context.tsx";
import { Icon } from "#app/ui/icon/icon.tsx";

/** Props of every field. The label is always there; it may only be hidden from the eye. */
export type FieldProps = {
  /** A label that a person wrote stands in `<bdi>`: it may run the other way. */
  label: ReactNode;
  name: string;
  /** Defaults to the name. Error summaries link to it. */
  id?: string;
  hint?: ReactNode;
  /** The error, already worded. */
  error?: string | null;
  /** Says "(optional)" after the label. */
  optional?: boolean;
  required?: boolean;
  hideLabel?: boolean;
};

/** The attributes that tie a control to its label, hint and error. */
export type ControlProps = {
  id: string;
  name: string;
  required: boolean | undefined;
  "aria-invalid": true | undefined;
  "aria-describedby": string | undefined;
};

/** Label, hint, error, control, in that order; `children` draws the control. */
export function Field(props: FieldProps & { children: (control: ControlProps) => ReactNode }) {
  const { hint, error, children } = props;
  const control = controlOf(props);
  return (
    <div className="field">
      <label htmlFor={control.id} className={props.hideLabel ? "sr" : undefined}>
        <LabelText {...props} />
      </label>
      <Hint id={hintId(control.id)}>{hint}</Hint>
      <ErrorText id={errorId(control.id)}>{error}</ErrorText>
      {children(control)}
    </div>
  );
}

/** The same for a group of controls: the legend is the label. */
export function FieldGroup(props: FieldProps & { children: (control: ControlProps) => ReactNode }) {
  const { hint, error, children } = props;
  const control = controlOf(props);
  return (
    <fieldset className="field" aria-describedby={control["aria-describedby"]}>
      <legend className={props.hideLabel ? "sr" : "legend"}>
        <LabelText {...props} />
      </legend>
      <Hint id={hintId(control.id)}>{hint}</Hint>
      <ErrorText id={errorId(control.id)}>{error}</ErrorText>
      {children(control)}
    </fieldset>
  );
}

export function controlOf({ id, name, hint, error, required }: FieldProps): ControlProps {
  const own = id ?? name;
  const described = [hint && hintId(own), error && errorId(own)].filter(Boolean).join(" ");
  return {
    id: own,
    name,
    required: required || undefined,
    "aria-invalid": error ? true : undefined,
    "aria-describedby": described || undefined,
  };
}

function LabelText({ label, optional }: FieldProps) {
  const messages = useMessages().ui;
  return (
    <>
      {label}
      {optional && <span className="opt"> {messages.optional}</span>}
    </>
  );
}

export function Hint({ id, children }: { id: string; children?: ReactNode }) {
  if (!children) return null;
  return (
    <p className="hint" id={id}>
      {children}
    </p>
  );
}

export function ErrorText({ id, children }: { id: string; children?: string | null }) {
  if (!children) return null;
  return (
    <p className="err" id={id}>
      <Icon name="warning" />
      <span>{children}</span>
    </p>
  );
}

export const hintId = (id: string) => `${id}-hint`;
export const errorId = (id: string) => `${id}-error`;

import type { ComponentProps, ReactNode } from "react";
import { classNames } from "#app/ui/class-names.ts";
import {
  controlOf,
  ErrorText,
  errorId,
  FieldGroup,
  type FieldProps,
  Hint,
  hintId,
} from "./field.tsx";

type CheckProps = {
  type: "checkbox" | "radio";
  children: ReactNode;
  /** A count at the end, already written; "0" is shown faint. */
  count?: string;
} & Omit<ComponentProps<"input">, "type" | "className" | "children">;

/** One box or one radio with its words, as in a filter. */
export function Check({ type, children, count, ...rest }: CheckProps) {
  return (
    <label className={classNames("check", count === "0" && "zero")}>
      <input {...rest} type={type} />
      <span>{children}</span>
      {count !== undefined && <span className="num">{count}</span>}
    </label>
  );
}

type CheckFieldProps = Omit<FieldProps, "label" | "optional" | "hideLabel"> & {
  /** May hold links, as in an agreement. */
  label: ReactNode;
} & Omit<ComponentProps<"input">, keyof FieldProps | "type" | "className">;

/** A box that stands alone: an agreement, "remember me". Its hint stands below its label. */
export function CheckField(props: CheckFieldProps) {
  const { label, name, id, hint, error, required, ...rest } = props;
  const control = controlOf({ ...props, label: "" });
  return (
    <div className="field">
      <ErrorText id={errorId(control.id)}>{error}</ErrorText>
      <Check {...rest} {...control} type="checkbox">
        {label}
      </Check>
      <Hint id={hintId(control.id)}>{hint}</Hint>
    </div>
  );
}

type Choice = { value: string; label: string; hint?: ReactNode };

type ChoiceFieldProps = FieldProps & {
  choices: readonly Choice[];
  /** Two that stand side by side also on phones, without their radios. */
  pair?: boolean;
  defaultValue?: string | null;
  onChange?: ComponentProps<"input">["onChange"];
};

/** Radios drawn as cards, for a choice that everything after depends on. */
export function ChoiceField({ choices, pair, defaultValue, onChange, ...props }: ChoiceFieldProps) {
  return (
    <FieldGroup {...props}>
      {(control) => (
        <div
          className={classNames("choices", pair && "pair")}
          data-invalid={props.error ? "" : undefined}
        >
          {choices.map(({ value, label, hint }, place) => (
            <label key={value} className="check choice">
              <input
                type="radio"
                id={place === 0 ? control.id : `${control.id}-${value}`}
                name={control.name}
                value={value}
                required={control.required}
                defaultChecked={value === defaultValue}
                onChange={onChange}
              />
              <span>
                <b>{label}</b>
                {hint && <span className="small">{hint}</span>}
              </span>
            </label>
          ))}
        </div>
      )}
    </FieldGroup>
  );
}

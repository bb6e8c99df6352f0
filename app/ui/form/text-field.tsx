import type { ComponentProps } from "react";
import { Field, type FieldProps } from "./field.tsx";
import { useInputText } from "./use-input-text.ts";

type TextType = "text" | "email" | "tel" | "url" | "search" | "date" | "number";

type TextFieldProps = FieldProps & {
  type?: TextType;
  /** For amounts and the like; e-mail, phone and address fields always are. */
  ltr?: boolean;
  /** Stands at the end inside the frame: a currency, a unit. */
  affix?: string;
} & Omit<ComponentProps<"input">, keyof FieldProps | "type" | "dir" | "className">;

export function TextField({ type = "text", ltr, affix, ...props }: TextFieldProps) {
  const { label, name, id, hint, error, optional, required, hideLabel, ...rest } = props;
  const dir = ltr || type === "email" || type === "tel" || type === "url" ? "ltr" : undefined;
  return (
    <Field {...props}>
      {(control) => {
        const input = <input {...rest} {...control} type={type} dir={dir} className="input" />;
        if (!affix) return input;
        return (
          <div className="join" data-invalid={error ? "" : undefined}>
            {input}
            <span className="affix">
              <bdi>{affix}</bdi>
            </span>
          </div>
        );
      }}
    </Field>
  );
}

type TextAreaFieldProps = FieldProps & { defaultValue?: string } & Omit<
    ComponentProps<"textarea">,
    keyof FieldProps | "defaultValue" | "value" | "className"
  >;

export function TextAreaField({ defaultValue, ...props }: TextAreaFieldProps) {
  const { label, name, id, hint, error, optional, required, hideLabel, ...rest } = props;
  const text = useInputText(id ?? name, defaultValue);
  return (
    <Field {...props}>
      {(control) => <textarea {...rest} {...control} className="input" defaultValue={text} />}
    </Field>
  );
}

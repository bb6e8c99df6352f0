import { useEffect, useRef, useState } from "react";
import { useMessages } from "#app/messages/messages-context.tsx";
import { Field, FieldGroup, type FieldProps } from "./field.tsx";
import { ListRows } from "./list-rows.tsx";
import { useInputText } from "./use-input-text.ts";

type ListFieldProps = FieldProps & {
  label: string;
  defaultValue?: readonly string[];
  placeholder?: string;
};

/**
 * A list of short texts, posted under one name with one item on each line. Without scripts it is
 * a text area; with them it becomes rows that can be added and removed.
 */
export function ListField({ defaultValue = [], placeholder, ...props }: ListFieldProps) {
  const messages = useMessages().ui;
  const text = useInputText(props.id ?? props.name, defaultValue.join("\n"));
  const area = useRef<HTMLTextAreaElement>(null);
  const [begun, setBegun] = useState<{ items: string[]; at: number | null } | null>(null);
  // The input before the scripts came is taken along, and so is the place of the cursor.
  useEffect(() => {
    const { current } = area;
    if (!current) return;
    const typing = document.activeElement === current;
    const before = current.value.slice(0, current.selectionEnd);
    setBegun({
      items: current.value.split("\n"),
      at: typing ? before.split("\n").length - 1 : null,
    });
  }, []);

  if (begun) {
    return (
      <FieldGroup {...props}>
        {(control) => (
          <ListRows {...begun} label={props.label} control={control} placeholder={placeholder} />
        )}
      </FieldGroup>
    );
  }
  return (
    <Field {...props} hint={props.hint ?? messages.oneALine}>
      {(control) => (
        <textarea
          {...control}
          ref={area}
          className="input short"
          placeholder={placeholder}
          defaultValue={text}
          data-js=""
        />
      )}
    </Field>
  );
}

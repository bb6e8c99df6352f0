import { type ComponentProps, useRef } from "react";
import { damascusDay } from "#app/i18n/format.ts";
import { useAllMessages } from "#app/messages/messages-context.tsx";
import { Field } from "#app/ui/form/field.tsx";
import type { TextField } from "#app/ui/form/text-field.tsx";

/** Days from today on, and their names among the texts. */
const choices = [
  [14, "twoWeeks"],
  [30, "month"],
  [60, "twoMonths"],
] as const;

/** A day in the calendar's own field, or one of some spans from today, which scripts write into it. */
export function LastDayField(props: ComponentProps<typeof TextField>) {
  const { lastDays } = useAllMessages().posting;
  const input = useRef<HTMLInputElement>(null);
  const choose = (days: number) => {
    if (!input.current) return;
    input.current.value = damascusDay(new Date(Date.now() + days * 24 * 60 * 60 * 1000));
    // As if typed: the draft and the card beside the form follow.
    input.current.dispatchEvent(new Event("input", { bubbles: true }));
  };
  return (
    <Field {...props}>
      {(control) => (
        <>
          <input
            {...control}
            ref={input}
            type="date"
            className="input"
            defaultValue={props.defaultValue}
          />
          <span className="chips scripted">
            {choices.map(([days, name]) => (
              <button
                key={name}
                type="button"
                className="chip"
                onClick={() => choose(days)}
                data-js=""
              >
                {lastDays[name]}
              </button>
            ))}
          </span>
        </>
      )}
    </Field>
  );
}

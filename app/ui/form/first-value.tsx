import { useEffect, useRef, useState } from "react";
import { otherState, shownState, unknownState } from "#app/http/form.ts";

type Props = { name: string; value: string };

/**
 * A hidden field that says of which state a form was opened. It is stored with what was typed (switch-language.js): a form
 * that is filled again, after a switch of language, Back or a login, is as old as its texts.
 *
 * A browser that loads a page again after Back fills in what was typed, but no hidden field. It also restores what was
 * chosen in a list: where the list beside the field has no such state any more, its first choice is sent, and textFields
 * reads the state as unknown.
 */
export function FirstValue({ name, value }: Props) {
  const [stored, setStored] = useState<{ instead: string; value: string }>();
  const list = useRef<HTMLSelectElement>(null);
  const shown = stored?.instead === value ? stored.value : value;

  useEffect(() => {
    if (list.current?.value === otherState) setStored({ instead: value, value: unknownState });
  }, [value]);

  return (
    <>
      <input
        type="hidden"
        name={name}
        value={shown}
        data-stored=""
        onInput={({ currentTarget }) => setStored({ instead: value, value: currentTarget.value })}
      />
      <select hidden name={shownState(name)} defaultValue={shown} key={shown} ref={list}>
        <option value={otherState} label="–" />
        <option value={shown} label="–" />
      </select>
    </>
  );
}

import { useState } from "react";

type Props = { name: string; value: string };

/**
 * A hidden field that says of which state a form was opened. It is stored with what was typed (hydrate.js): a form
 * that is filled again, after a switch of language, Back or a login, is as old as its texts.
 */
export function FirstValue({ name, value }: Props) {
  const [stored, setStored] = useState<{ instead: string; value: string }>();
  return (
    <input
      type="hidden"
      name={name}
      value={stored?.instead === value ? stored.value : value}
      data-stored=""
      onInput={({ currentTarget }) => setStored({ instead: value, value: currentTarget.value })}
    />
  );
}

import { useEffect, useRef } from "react";
import { connectionLostKey } from "#app/http/connection-lost.ts";

/** Sent again as it is, it may be taken. */
const notTaken = new Set([connectionLostKey, "accounts.tooManyTries", "accounts.overloaded"]);

/** Empties the passwords of a form that the server refused; all other input stays. */
export function useEmptiedPasswords(answer: { refused?: string } | undefined) {
  const form = useRef<HTMLFormElement>(null);
  const known = useRef(answer);
  useEffect(() => {
    // An answer that came with the page found them empty; by now they may be filled in again.
    if (!answer || known.current === answer) return;
    known.current = answer;
    if (answer.refused && notTaken.has(answer.refused)) return;
    for (const name of ["password", "confirmPassword", "current"]) {
      const field = form.current?.elements.namedItem(name);
      if (field instanceof HTMLInputElement) field.value = "";
    }
  }, [answer]);
  return form;
}

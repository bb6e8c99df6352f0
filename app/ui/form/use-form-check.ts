import { type FormEvent, useState } from "react";
import type { FormErrors } from "#app/http/form.ts";
import { useHydrated } from "#app/ui/use-hydrated.ts";

/**
 * Checks a form before it is sent, once scripts run; before, the server checks it. Either shows errors in the
 * page's language instead of the browser's own bubbles. They stay until the server responds again.
 */
export function useFormCheck<Answer extends { errors?: FormErrors }>(
  answered: Answer | undefined,
  check: (form: HTMLFormElement) => FormErrors,
) {
  const hydrated = useHydrated();
  const [checked, setChecked] = useState<{ errors: FormErrors; answered: unknown } | null>(null);
  const own = checked && checked.answered === answered ? checked : null;

  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    const { submitter } = event.nativeEvent as SubmitEvent;
    // Such a button, as one that switches the form, wants it as it is.
    if (!hydrated || (submitter instanceof HTMLButtonElement && submitter.formNoValidate)) return;
    const errors = check(event.currentTarget);
    setChecked({ errors, answered });
    if (Object.keys(errors).length > 0) event.preventDefault();
  }

  return {
    form: { noValidate: true, onSubmit },
    errors: own?.errors ?? answered?.errors ?? {},
    /** The server's, unless something was found here since: a refusal of before is over then. */
    answer: own ? undefined : answered,
    /** Changes with each attempt, be it answered by the server or found wrong here. */
    attempt: own ?? answered,
  };
}

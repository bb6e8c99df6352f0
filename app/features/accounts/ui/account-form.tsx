import { type ReactNode, useEffect, useRef } from "react";
import { Form } from "react-router";
import { connectionLostKey } from "#app/http/connection-lost.ts";
import type { FormErrors } from "#app/http/form.ts";
import { type MessageKey, messageAt } from "#app/messages/message-key.ts";
import { useAllMessages } from "#app/messages/messages-context.tsx";
import { FormErrorSummary } from "#app/ui/form/form-errors.tsx";
import { useFormCheck } from "#app/ui/form/use-form-check.ts";
import { AccountRefusal } from "./account-refusal.tsx";
import { useSending } from "./use-sending.ts";

/** Sent again as it is, it may be taken. */
const notTaken = new Set([connectionLostKey, "accounts.tooManyTries", "accounts.overloaded"]);

/** Empties the passwords of a form that the server refused; all other input stays. */
function useEmptiedPasswords(answer: { refused?: string; meant?: string } | undefined) {
  const form = useRef<HTMLFormElement>(null);
  const known = useRef(answer);
  useEffect(() => {
    // An answer that came with the page found them empty; by now they may be filled in again.
    if (!answer || known.current === answer) return;
    known.current = answer;
    if (answer.meant || (answer.refused && notTaken.has(answer.refused))) return;
    for (const name of ["password", "confirmPassword", "current"]) {
      const field = form.current?.elements.namedItem(name);
      if (field instanceof HTMLInputElement) field.value = "";
    }
  }, [answer]);
  return form;
}

/** Why a form about an account was not taken. */
export type AccountAnswer = { errors?: FormErrors; refused?: MessageKey; retryAfter?: number };

/** State of a form with passwords; rejected passwords are emptied. */
export function useAccountForm(
  action: string,
  answer: AccountAnswer | undefined,
  check: (form: HTMLFormElement) => FormErrors,
) {
  const messages = useAllMessages();
  const ref = useEmptiedPasswords(answer);
  const sending = useSending(action.split("?")[0] ?? "");
  const { form, errors, ...checked } = useFormCheck(answer, check);
  /** The error of a field, in the page's language. */
  const wrong = (field: string) => messageAt(messages, errors[field]);
  return { form: { action, ref, ...form }, errors, ...checked, sending, wrong };
}

type PageFormProps = {
  of: ReturnType<typeof useAccountForm>;
  title: string;
  /** The sentence below it. */
  lede?: string | undefined;
  /** The names of the fields in their order. */
  fields: readonly string[];
  /** Links below the button. */
  ways?: ReactNode;
  children: ReactNode;
};

/** A form that is its page: its title and errors stand above the card of its fields. */
export function PageForm({ of, title, lede, fields, ways, children }: PageFormProps) {
  return (
    <Form method="post" className="form gap-4" {...of.form}>
      <div>
        <h1>{title}</h1>
        {lede && <p className="muted">{lede}</p>}
      </div>
      <AccountRefusal answer={of.answer} />
      <FormErrorSummary errors={of.errors} order={fields} attempt={of.attempt} />
      <div className="card form gap-4">
        {children}
        {ways}
      </div>
    </Form>
  );
}

type AccountFormProps = {
  of: ReturnType<typeof useAccountForm>;
  /** Without one, the form stands in a card that has it. */
  heading?: ReactNode;
  /** The names of the fields in their order. */
  fields: readonly string[];
  children: ReactNode;
};

/** The form with its errors on top. */
export function AccountForm({ of, heading, fields, children }: AccountFormProps) {
  return (
    <Form method="post" className={heading ? "form card pad" : "form"} {...of.form}>
      {heading}
      <AccountRefusal answer={of.answer} />
      <FormErrorSummary errors={of.errors} order={fields} attempt={of.attempt} />
      {children}
    </Form>
  );
}

import { type FormEvent, useState } from "react";
import { Form } from "react-router";
import { paths } from "../../../paths.ts";
import type { FormErrors, FormValues } from "../../../platform/form.ts";
import { Button } from "../../../ui/button.tsx";
import { ErrorSummary } from "../../../ui/error-summary.tsx";
import { FirstButton } from "../../../ui/first-button.tsx";
import { Refusal } from "../../../ui/refusal.tsx";
import { useWords } from "../../../words/context.tsx";
import { wordAt } from "../../../words/translation.ts";
import type { PlaceChoices } from "../../places/place-choices.server.ts";
import { passwordProblem } from "../password-rule.ts";
import { PlaceFields } from "./place-fields.tsx";
import { AccountTypeFields, Agreement, Passwords, PersonFields } from "./registration-fields.tsx";
import { useEmptiedPasswords } from "./use-emptied-passwords.ts";
import { useSending } from "./use-sending.ts";

type Start = {
  next: string | null;
  userType: string;
  plan: string | null;
  place: PlaceChoices | null;
};

/** Why no account was made, what was typed, and the lists of the place chosen so far. */
export type RegistrationAnswer = {
  values: FormValues;
  place?: PlaceChoices;
  errors?: FormErrors;
  refused?: string;
  retryAfter?: number;
};

type RegistrationFormProps = { start: Start; answer: RegistrationAnswer | undefined };

export function RegistrationForm({ start, answer }: RegistrationFormProps) {
  const words = useWords();
  const { register } = words.accounts;
  const form = useEmptiedPasswords(answer);
  const here = (query = {}) => paths.register({ ...query, next: start.next });
  const sending = useSending(paths.register());
  const passwords = useCheckedPasswords();
  const errors: FormErrors = { ...answer?.errors, ...passwords.error };
  const error = (field: string) => (errors[field] ? wordAt(words, errors[field]) : null);
  const values = answer?.values ?? { userType: start.userType, plan: start.plan ?? "" };
  return (
    <Form
      method="post"
      action={here()}
      className="form card pad"
      ref={form}
      onSubmit={passwords.check}
    >
      <FirstButton />
      <h1 className="text-2xl">{register.title}</h1>
      {answer?.refused && (
        <Refusal answer={answer} title={wordAt(words, answer.refused)}>
          {answer.retryAfter && words.accounts.tryAgain(Math.ceil(answer.retryAfter / 60))}
        </Refusal>
      )}
      <ErrorSummary
        title={register.notCreated}
        errors={fieldOrder.flatMap((field) => {
          const message = answer?.errors?.[field];
          return message ? [{ field, message: wordAt(words, message) }] : [];
        })}
        answer={answer}
      />
      <AccountTypeFields values={values} error={error} />
      <PersonFields values={values} error={error} />
      <PlaceFields place={answer?.place ?? start.place} here={here} error={error} />
      <Passwords error={error} />
      <Agreement agreed={values.agree !== undefined} error={error("agree")} />
      <Button variant="primary" size="lg" wide busy={sending && register.busy}>
        {register.submit}
      </Button>
      <p className="text-center">
        {register.haveAccount}{" "}
        <a className="more" href={paths.login({ next: start.next })}>
          {register.login}
        </a>
      </p>
    </Form>
  );
}

const fieldOrder = [
  ...["userType", "firstName", "lastName", "email", "phone", "country", "province", "city"],
  ...["password", "confirmPassword", "agree"],
];

/** Finds passwords that the server would refuse before they are sent, so that they stay typed. */
function useCheckedPasswords() {
  const [error, setError] = useState<FormErrors>({});
  const check = (event: FormEvent<HTMLFormElement>) => {
    const typed = new FormData(event.currentTarget);
    const problem = passwordProblem(
      String(typed.get("password")),
      String(typed.get("confirmPassword")),
    );
    setError(problem ? { [problem.field]: problem.key } : {});
    if (!problem) return;
    event.preventDefault();
    const field = event.currentTarget.elements.namedItem(problem.field);
    if (field instanceof HTMLElement) field.focus();
  };
  return { error, check };
}

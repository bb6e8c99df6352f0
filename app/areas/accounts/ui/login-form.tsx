import { Form } from "react-router";
import { paths } from "../../../paths.ts";
import type { FormErrors } from "../../../platform/form.ts";
import { Button } from "../../../ui/button.tsx";
import { CheckField } from "../../../ui/check-field.tsx";
import { PasswordField } from "../../../ui/password-field.tsx";
import { useWords } from "../../../words/context.tsx";
import { wordAt } from "../../../words/translation.ts";
import { AccountRefusal } from "./account-refusal.tsx";
import { EmailField } from "./email-field.tsx";
import { useEmptiedPasswords } from "./use-emptied-passwords.ts";
import { useSending } from "./use-sending.ts";

type LoginFormProps = { next: string | null; answer: LoginAnswer | undefined };

/** Why nobody was signed in, and what was typed. */
export type LoginAnswer = {
  values: { email: string; remember: string };
  errors?: FormErrors;
  refused?: string;
  retryAfter?: number;
};

export function LoginForm({ next, answer }: LoginFormProps) {
  const words = useWords();
  const { login, password } = words.accounts;
  const form = useEmptiedPasswords(answer);
  const sending = useSending(paths.login());
  const wrong = (field: string) => wordedOrNone(words, answer?.errors?.[field]);
  return (
    <Form method="post" action={paths.login({ next })} className="form card pad" ref={form}>
      <h1 className="text-2xl">{login.title}</h1>
      <AccountRefusal answer={answer} />
      <EmailField
        autoComplete="username"
        defaultValue={answer?.values.email}
        error={wrong("email")}
      />
      <PasswordField
        label={password}
        name="password"
        autoComplete="current-password"
        required
        error={wrong("password")}
      />
      <div className="row spread gap-y-0">
        <CheckField
          label={login.remember}
          name="remember"
          defaultChecked={answer?.values.remember !== ""}
        />
        <a className="more" href={paths.forgotPassword()}>
          {login.forgot}
        </a>
      </div>
      <Button variant="primary" size="lg" wide busy={sending && login.busy}>
        {login.submit}
      </Button>
      <p className="text-center">
        {login.noAccount}{" "}
        <a className="more" href={paths.register({ next })}>
          {login.register}
        </a>
      </p>
    </Form>
  );
}

function wordedOrNone(words: object, key: string | undefined): string | null {
  return key === undefined ? null : wordAt(words, key);
}

import type { ReactNode } from "react";
import { Form } from "react-router";
import { useAllMessages } from "#app/messages/messages-context.tsx";
import { messageAt } from "#app/messages/translation.ts";
import { paths } from "#app/paths.ts";
import { Button } from "#app/ui/button.tsx";
import { PasswordField } from "#app/ui/form/password-field.tsx";
import { AccountRefusal } from "./account-refusal.tsx";
import type { TwoStepAnswer } from "./two-step-answer.ts";

type ActProps = {
  intent: string;
  act: string;
  answer: TwoStepAnswer | undefined;
  fields?: Readonly<Record<string, string>>;
  primary?: boolean;
  danger?: boolean;
};

/** A change of the second factor that asks for the password again. */
export function PasswordAct({ intent, act, answer, fields, primary, danger }: ActProps) {
  const messages = useAllMessages();
  const wrong = answer?.intent === intent ? answer.errors?.password : undefined;
  return (
    <ActForm intent={intent} answer={answer} fields={fields}>
      <PasswordField
        label={messages.twoStep.password}
        name="password"
        id={`${intent}-password`}
        autoComplete="current-password"
        required
        error={wrong ? messageAt(messages, wrong) : null}
      />
      <Button variant={primary ? "primary" : danger ? "danger" : undefined}>{act}</Button>
    </ActForm>
  );
}

type ActFormProps = Pick<ActProps, "intent" | "answer" | "fields"> & { children: ReactNode };

/** A form of the two-step page, with what came of it. */
export function ActForm({ intent, answer, fields = {}, children }: ActFormProps) {
  const isOwn = answer && (answer.intent === intent || answer.intent === "");
  return (
    <Form method="post" action={paths.twoStep()} className="form">
      <AccountRefusal answer={isOwn ? answer : undefined} />
      <input type="hidden" name="intent" value={intent} />
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </Form>
  );
}

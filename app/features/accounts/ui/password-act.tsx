import type { ReactNode } from "react";
import { Form } from "react-router";
import { messageAt } from "#app/messages/message-key.ts";
import { useAllMessages } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { PasswordField } from "#app/ui/form/password-field.tsx";
import { AccountRefusal } from "./account-refusal.tsx";
import type { TwoStepAnswer } from "./two-step-answer.ts";

type ActProps = {
  intent: string;
  act: string;
  answer: TwoStepAnswer | undefined;
  /** The act that has been chosen: its form alone stands open, so that one password is requested. */
  chosen: string | null;
  /** The id of the part of the page that it stands in. */
  part: string;
  primary?: boolean;
};

/** A change of the second factor, which asks for the password again once it is chosen. */
export function PasswordAct({ intent, act, answer, chosen, part, primary }: ActProps) {
  const variant = primary ? "primary" : undefined;
  if (chosen !== intent) {
    return (
      <div>
        <ButtonLink to={paths.twoStep({ act: intent }, part)} variant={variant}>
          {act}
        </ButtonLink>
      </div>
    );
  }
  return (
    <ActForm intent={intent} answer={answer}>
      <ActPassword intent={intent} answer={answer} />
      <ActButtons act={act} variant={variant} />
    </ActForm>
  );
}

type PasswordProps = Pick<ActProps, "intent" | "answer">;

export function ActPassword({ intent, answer }: PasswordProps) {
  const messages = useAllMessages();
  const wrong = answer?.intent === intent ? answer.errors?.password : undefined;
  return (
    <PasswordField
      label={messages.twoStep.password}
      name="password"
      id={`${intent}-password`}
      autoComplete="current-password"
      required
      error={messageAt(messages, wrong)}
    />
  );
}

/** Buttons that confirm or cancel the chosen action. */
export function ActButtons({
  act,
  variant,
}: {
  act: string;
  variant?: "primary" | "danger" | undefined;
}) {
  const { keep } = useAllMessages().twoStep.passkeys;
  return (
    <div className="row">
      <Button variant={variant}>{act}</Button>
      <ButtonLink to={paths.twoStep()}>{keep}</ButtonLink>
    </div>
  );
}

type ActFormProps = PasswordProps & {
  /** Which passkey it is for; the form then comes back to that row. */
  passkey?: string;
  children: ReactNode;
};

/** A form of the two-step page with its result. */
export function ActForm({ intent, answer, passkey, children }: ActFormProps) {
  const isOwn = answer && (answer.intent === intent || answer.intent === "");
  return (
    <Form method="post" action={paths.twoStep({ act: intent, passkey })} className="form">
      <AccountRefusal answer={isOwn ? answer : undefined} />
      <input type="hidden" name="intent" value={intent} />
      {passkey && <input type="hidden" name="passkey" value={passkey} />}
      {children}
    </Form>
  );
}

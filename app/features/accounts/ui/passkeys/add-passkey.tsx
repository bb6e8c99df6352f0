import { type FormEvent, useState } from "react";
import { Form, useSubmit } from "react-router";
import { passkeyNameProblem } from "#app/features/accounts/second-factor/passkeys/passkey-name.ts";
import { AccountRefusal } from "#app/features/accounts/ui/account-refusal.tsx";
import type { TwoStepAnswer } from "#app/features/accounts/ui/two-step-answer.ts";
import { longestPasskeyName } from "#app/limits.ts";
import { messageAt } from "#app/messages/message-key.ts";
import { useAllMessages } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { PasswordField } from "#app/ui/form/password-field.tsx";
import { TextField } from "#app/ui/form/text-field.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { requestPasskey, usePasskeySupport } from "./browser-passkey.ts";

type AddProps = {
  suggestedName: string;
  answer: TwoStepAnswer | undefined;
  /** Whether its form stands open; before, only the way to it does. */
  isChosen: boolean;
};

export function AddPasskey({ isChosen, ...props }: AddProps) {
  const { passkeys } = useAllMessages().twoStep;
  const isSupported = usePasskeySupport();
  if (isChosen) return <AddForm {...props} />;
  return (
    <ButtonLink
      to={paths.twoStep({ act: "add-passkey" }, "passkeys")}
      reason={isSupported ? undefined : passkeys.notHere}
    >
      {passkeys.add}
    </ButtonLink>
  );
}

function AddForm({ suggestedName, answer }: Omit<AddProps, "isChosen">) {
  const messages = useAllMessages();
  const { passkeys, password } = messages.twoStep;
  const isSupported = usePasskeySupport();
  const isHydrated = useHydrated();
  const submit = useSubmit();
  const [isAsking, setAsking] = useState(false);
  const [own, setOwn] = useState<TwoStepAnswer & { of: TwoStepAnswer | undefined }>();
  const isAnswered = answer && (answer.intent === "add-passkey" || answer.intent === "");
  const shown = own?.of === answer ? own : isAnswered ? answer : undefined;
  const wrong = (field: string) => messageAt(messages, shown?.errors?.[field]);

  async function add(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const name = String(form.get("name"));
    const say = (why: Omit<TwoStepAnswer, "intent">) =>
      setOwn({ ...why, intent: "add-passkey", of: answer });
    const problem = passkeyNameProblem(name);
    if (problem) return say({ errors: { name: problem } });
    setAsking(true);
    const outcome = await requestPasskey("add", { password: String(form.get("password")) });
    setAsking(false);
    if ("credential" in outcome) {
      setOwn(undefined);
      const fields = { intent: "add-passkey", name, credential: outcome.credential };
      return submit(fields, { method: "post", action: paths.twoStep({ act: "add-passkey" }) });
    }
    const isPassword = outcome.refused.startsWith("security.");
    say(isPassword ? { errors: { password: outcome.refused } } : outcome);
  }

  return (
    <Form
      method="post"
      action={paths.twoStep({ act: "add-passkey" })}
      className="form border-t border-line pt-4"
      aria-labelledby="add-passkey"
      noValidate
      onSubmit={add}
    >
      <h3 id="add-passkey" className="text-lg">
        {passkeys.add}
      </h3>
      <AccountRefusal answer={shown} />
      <TextField
        label={passkeys.name}
        name="name"
        hint={passkeys.nameHint}
        required
        maxLength={longestPasskeyName}
        defaultValue={suggestedName}
        error={wrong("name")}
      />
      <PasswordField
        label={password}
        name="password"
        id="passkey-password"
        autoComplete="current-password"
        required
        error={wrong("password")}
      />
      {/* Before the scripts run, a press waits for them: see hydrate.js. */}
      <Button
        type={isHydrated ? "submit" : "button"}
        data-js=""
        onClick={isHydrated ? undefined : (event) => event.currentTarget.form?.requestSubmit()}
        busy={isAsking && passkeys.busy}
        reason={isSupported ? null : passkeys.notHere}
      >
        {passkeys.begin}
      </Button>
    </Form>
  );
}

import { type FormEvent, useState } from "react";
import { Form, useSubmit } from "react-router";
import { passkeyNameProblem } from "#app/features/accounts/second-factor/passkeys/passkey-name.ts";
import { AccountRefusal } from "#app/features/accounts/ui/account-refusal.tsx";
import { PasswordAct } from "#app/features/accounts/ui/password-act.tsx";
import type { TwoStepAnswer } from "#app/features/accounts/ui/two-step-answer.ts";
import { longestPasskeyName } from "#app/messages/limits.ts";
import { useAllMessages } from "#app/messages/messages-context.tsx";
import { messageAt } from "#app/messages/translation.ts";
import { paths } from "#app/paths.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { PasswordField } from "#app/ui/form/password-field.tsx";
import { TextField } from "#app/ui/form/text-field.tsx";
import { Icon } from "#app/ui/icon/icon.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { askForPasskey, usePasskeySupport } from "./browser-passkey.ts";

/** A passkey with its moments in words. */
type ShownPasskey = { id: string; name: string; added: string; lastUsed: string | null };

type Props = {
  passkeys: ShownPasskey[];
  /** Whether passkeys are possible at the address that this page was asked for. */
  isPossible: boolean;
  /** The one that is about to be removed. */
  removing: string | null;
  suggestedName: string;
  answer: TwoStepAnswer | undefined;
};

/** The passkeys of one's own, adding one, and removing each. */
export function OwnPasskeys({ passkeys, isPossible, removing, suggestedName, answer }: Props) {
  const messages = useAllMessages().twoStep.passkeys;
  return (
    <section className="card pad stack mb-5" aria-labelledby="passkeys">
      <h2 id="passkeys" className="text-xl">
        {messages.heading}
      </h2>
      <p className="muted">{messages.explained}</p>
      {passkeys.length > 0 && (
        <ul className="stack">
          {passkeys.map((passkey) => (
            <PasskeyRow
              key={passkey.id}
              passkey={passkey}
              isRemoving={passkey.id === removing}
              answer={answer}
            />
          ))}
        </ul>
      )}
      {isPossible ? (
        <>
          <div className="needs-passkeys">
            <AddPasskey key={passkeys.length} suggestedName={suggestedName} answer={answer} />
          </div>
          <p className="lacks-passkeys small">{messages.notHere}</p>
        </>
      ) : (
        <p className="small">{messages.notHere}</p>
      )}
    </section>
  );
}

type RowProps = { passkey: ShownPasskey; isRemoving: boolean; answer: TwoStepAnswer | undefined };

function PasskeyRow({ passkey, isRemoving, answer }: RowProps) {
  const messages = useAllMessages().twoStep.passkeys;
  const { id, name, added, lastUsed } = passkey;
  return (
    <li className="stack border-t border-line pt-4" id={`passkey-${id}`}>
      <div className="row spread gap-y-2">
        <div className="row flex-nowrap items-start gap-x-3">
          <Icon name="lock" className="flex-none mt-1" />
          <div>
            <b>
              <bdi>{name}</bdi>
            </b>
            <p className="small muted">{messages.added({ when: added })}</p>
            <p className="small muted">
              {lastUsed ? messages.lastUsed({ when: lastUsed }) : messages.neverUsed}
            </p>
          </div>
        </div>
        <ButtonLink
          to={isRemoving ? paths.twoStep() : paths.twoStep({ remove: id })}
          aria-label={isRemoving ? undefined : messages.removeNamed({ name })}
        >
          {isRemoving ? messages.keep : messages.remove}
        </ButtonLink>
      </div>
      {isRemoving && (
        <PasswordAct
          intent="remove-passkey"
          act={messages.removeAct}
          answer={answer}
          fields={{ passkey: id }}
          danger
        />
      )}
    </li>
  );
}

type AddProps = { suggestedName: string; answer: TwoStepAnswer | undefined };

function AddPasskey({ suggestedName, answer }: AddProps) {
  const messages = useAllMessages();
  const { passkeys, password } = messages.twoStep;
  const isSupported = usePasskeySupport();
  const isHydrated = useHydrated();
  const submit = useSubmit();
  const [isAsking, setAsking] = useState(false);
  const [own, setOwn] = useState<TwoStepAnswer & { of: TwoStepAnswer | undefined }>();
  const isAnswered = answer && (answer.intent === "add-passkey" || answer.intent === "");
  const shown = own?.of === answer ? own : isAnswered ? answer : undefined;
  const wrong = (field: string) => {
    const key = shown?.errors?.[field];
    return key ? messageAt(messages, key) : null;
  };

  async function add(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const name = String(form.get("name"));
    const say = (why: Omit<TwoStepAnswer, "intent">) =>
      setOwn({ ...why, intent: "add-passkey", of: answer });
    const problem = passkeyNameProblem(name);
    if (problem) return say({ errors: { name: problem } });
    setAsking(true);
    const outcome = await askForPasskey("add", { password: String(form.get("password")) });
    setAsking(false);
    if ("credential" in outcome) {
      setOwn(undefined);
      const fields = { intent: "add-passkey", name, credential: outcome.credential };
      return submit(fields, { method: "post", action: paths.twoStep() });
    }
    const isPassword = outcome.refused.startsWith("security.");
    say(isPassword ? { errors: { password: outcome.refused } } : outcome);
  }

  return (
    <Form
      method="post"
      action={paths.twoStep()}
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
        autoComplete="off"
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

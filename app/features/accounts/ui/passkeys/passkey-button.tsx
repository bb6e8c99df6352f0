import { type MouseEvent, useState } from "react";
import { useSubmit } from "react-router";
import { AccountRefusal } from "#app/features/accounts/ui/account-refusal.tsx";
import { useAllMessages } from "#app/messages/messages-context.tsx";
import type { Refusal } from "#app/platform/outcome.ts";
import { Button } from "#app/ui/button.tsx";
import { requestPasskey, usePasskeySupport } from "./browser-passkey.ts";

type Props = {
  step: "sign-in" | "second-step";
  /** Where the form is posted, with the intent "passkey" and the credential. */
  action: string;
  label: string;
  /** Stands above it, where it is one of two ways. */
  or?: string;
  primary?: boolean;
};

/** Signs in with a passkey instead of the form's own submit; the other fields are sent too. */
export function PasskeyButton({ step, action, label, or, primary }: Props) {
  const { login } = useAllMessages().accounts;
  const isSupported = usePasskeySupport();
  const submit = useSubmit();
  const [isAsking, setAsking] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>();

  async function ask({ currentTarget }: MouseEvent<HTMLButtonElement>): Promise<void> {
    const fields = new FormData(currentTarget.form ?? undefined);
    setAsking(true);
    setRefusal(undefined);
    const answer = await requestPasskey(step);
    setAsking(false);
    if ("refused" in answer) return setRefusal(answer);
    fields.delete("password");
    fields.set("intent", "passkey");
    fields.set("credential", answer.credential);
    await submit(fields, { method: "post", action });
  }

  return (
    // Its room stays where the browser turns out to know no passkeys: nothing moves.
    <div className={isSupported ? "needs-scripting" : "needs-scripting invisible"}>
      <div className="stack">
        {or && <p className="or">{or}</p>}
        <AccountRefusal answer={refusal} />
        <Button
          type="button"
          variant={primary ? "primary" : undefined}
          size="lg"
          icon="key"
          wide
          data-js=""
          busy={isAsking && login.passkeyPending}
          onClick={ask}
        >
          {label}
        </Button>
      </div>
    </div>
  );
}

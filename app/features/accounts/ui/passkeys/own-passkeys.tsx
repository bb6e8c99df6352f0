import { ActButtons, ActForm, ActPassword } from "#app/features/accounts/ui/password-act.tsx";
import type { TwoStepAnswer } from "#app/features/accounts/ui/two-step-answer.ts";
import { longestPasskeyName } from "#app/limits.ts";
import { messageAt } from "#app/messages/message-key.ts";
import { useAllMessages } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/form/text-field.tsx";
import { Icon } from "#app/ui/icon/icon.tsx";
import { AddPasskey } from "./add-passkey.tsx";

/** A passkey with its moments in words. */
export type ShownPasskey = { id: string; name: string; added: string; lastUsed: string | null };

type Props = {
  passkeys: ShownPasskey[];
  /** Whether passkeys are possible at the address of this request. */
  isPossible: boolean;
  /** The act that has been chosen, and the passkey that it is for. */
  chosen: string | null;
  chosenPasskey: string | null;
  suggestedName: string;
  answer: TwoStepAnswer | undefined;
};

/** The passkeys of one's own, adding one, and renaming and removing each. */
export function OwnPasskeys({ passkeys, isPossible, suggestedName, ...page }: Props) {
  const messages = useAllMessages().twoStep.passkeys;
  const { answer, chosen } = page;
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
              chosen={passkey.id === page.chosenPasskey ? chosen : null}
              answer={answer}
            />
          ))}
        </ul>
      )}
      {isPossible ? (
        <>
          <div className="needs-scripting">
            <AddPasskey
              key={passkeys.length}
              suggestedName={suggestedName}
              answer={answer}
              isChosen={chosen === "add-passkey"}
            />
          </div>
          <p className="lacks-scripting small">{messages.notHere}</p>
        </>
      ) : (
        <p className="small">{messages.notHere}</p>
      )}
    </section>
  );
}

type RowProps = { passkey: ShownPasskey; chosen: string | null; answer: TwoStepAnswer | undefined };

function PasskeyRow({ passkey, chosen, answer }: RowProps) {
  const messages = useAllMessages().twoStep.passkeys;
  const { id, name } = passkey;
  const isOpen = chosen === "rename-passkey" || chosen === "remove-passkey";
  return (
    <li className="stack border-t border-line pt-4" id={`passkey-${id}`}>
      <div className="row spread gap-y-2">
        <PasskeyName passkey={passkey} />
        {!isOpen && (
          <div className="row gap-2">
            <ButtonLink
              to={paths.twoStep({ act: "rename-passkey", passkey: id }, `passkey-${id}`)}
              aria-label={messages.renameNamed({ name })}
            >
              {messages.rename}
            </ButtonLink>
            <ButtonLink
              to={paths.twoStep({ act: "remove-passkey", passkey: id }, `passkey-${id}`)}
              aria-label={messages.removeNamed({ name })}
            >
              {messages.remove}
            </ButtonLink>
          </div>
        )}
      </div>
      {chosen === "rename-passkey" && <RenamePasskey passkey={passkey} answer={answer} />}
      {chosen === "remove-passkey" && (
        <ActForm intent="remove-passkey" answer={answer} passkey={id}>
          <ActPassword intent="remove-passkey" answer={answer} />
          <ActButtons act={messages.removeAct} variant="danger" />
        </ActForm>
      )}
    </li>
  );
}

/** A passkey's name, when it was added and when it was last used. */
export function PasskeyName({ passkey }: { passkey: ShownPasskey }) {
  const messages = useAllMessages().twoStep.passkeys;
  const { name, added, lastUsed } = passkey;
  return (
    <div className="row flex-nowrap items-start gap-x-3">
      <Icon name="lock" className="flex-none mt-1" />
      <div>
        <b className="wrap-anywhere">
          <bdi>{name}</bdi>
        </b>
        <p className="small muted">{messages.added({ when: added })}</p>
        <p className="small muted">
          {lastUsed ? messages.lastUsed({ when: lastUsed }) : messages.neverUsed}
        </p>
      </div>
    </div>
  );
}

function RenamePasskey({ passkey, answer }: Omit<RowProps, "chosen">) {
  const messages = useAllMessages();
  const { passkeys } = messages.twoStep;
  const wrong = answer?.intent === "rename-passkey" ? answer.errors?.name : undefined;
  return (
    <ActForm intent="rename-passkey" answer={answer} passkey={passkey.id}>
      <TextField
        label={passkeys.name}
        name="name"
        id="rename-passkey-name"
        required
        maxLength={longestPasskeyName}
        defaultValue={passkey.name}
        error={messageAt(messages, wrong)}
      />
      <ActButtons act={passkeys.renameAct} />
    </ActForm>
  );
}

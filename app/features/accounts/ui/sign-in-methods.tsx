import { useAllMessages } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon/icon.tsx";
import type { IconName } from "#app/ui/icon/icon-names.ts";
import { PasskeyName, type ShownPasskey } from "./passkeys/own-passkeys.tsx";

/** The sign-in methods with their timestamps in words. */
export type ShownMethods = {
  passwordSince: string | null;
  app: { since: string; lastUsed: string | null } | null;
  phone: { phone: string; since: string } | null;
  passkeys: ShownPasskey[];
};

/** Everything that the account accepts at login, and when it was last used. */
export function SignInMethods({ methods }: { methods: ShownMethods }) {
  const { twoStep: messages, phone: phoneTexts } = useAllMessages();
  const { passwordSince, app, phone, passkeys } = methods;
  return (
    <section className="card pad stack gap-3 mb-4" aria-labelledby="methods">
      <h2 id="methods" className="text-xl">
        {messages.methods.heading}
      </h2>
      {(app || passkeys.length > 0) && <p className="muted">{messages.methods.explained}</p>}
      <ul className="stack">
        {passwordSince && (
          <Method
            icon="shield"
            name={messages.methods.password}
            lines={[messages.methods.passwordSince({ when: passwordSince })]}
          />
        )}
        {app && (
          <Method
            icon="phone"
            name={messages.app.heading}
            lines={[
              messages.passkeys.added({ when: app.since }),
              app.lastUsed
                ? messages.passkeys.lastUsed({ when: app.lastUsed })
                : messages.passkeys.neverUsed,
            ]}
          />
        )}
        {phone && (
          <Method
            icon="phone"
            name={phoneTexts.title}
            lines={[phone.phone, phoneTexts.confirmedOn({ when: phone.since })]}
          />
        )}
        {passkeys.map((passkey) => (
          <li key={passkey.id} className="row spread gap-y-2 border-t border-line pt-4">
            <PasskeyName passkey={passkey} />
            <ButtonLink
              to={paths.twoStep(
                { act: "remove-passkey", passkey: passkey.id },
                `passkey-${passkey.id}`,
              )}
              aria-label={messages.passkeys.removeNamed({ name: passkey.name })}
            >
              {messages.passkeys.remove}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

type MethodProps = { icon: IconName; name: string; lines: string[] };

function Method({ icon, name, lines }: MethodProps) {
  return (
    <li className="row flex-nowrap items-start gap-x-3 border-t border-line pt-3">
      <Icon name={icon} className="flex-none mt-1" />
      <div>
        <b>{name}</b>
        {lines.map((line) => (
          <p key={line} className="small muted">
            <bdi>{line}</bdi>
          </p>
        ))}
      </div>
    </li>
  );
}

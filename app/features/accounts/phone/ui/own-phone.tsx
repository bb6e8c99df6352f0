import { Form } from "react-router";
import { AccountRefusal } from "#app/features/accounts/ui/account-refusal.tsx";
import { useSentIntent } from "#app/features/accounts/ui/use-sending.ts";
import type { FormErrors } from "#app/http/form.ts";
import { type MessageKey, messageAt } from "#app/messages/message-key.ts";
import { useAllMessages } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { Button } from "#app/ui/button.tsx";
import { PasswordField } from "#app/ui/form/password-field.tsx";
import { Ltr } from "#app/ui/text.tsx";
import { CodeField, NumberField } from "./code-field.tsx";

/** Why a form of the page was refused, and its input. */
export type PhoneAnswer = {
  intent: string;
  errors?: FormErrors;
  refused?: MessageKey;
  retryAfter?: number;
  phone: string;
};

type Props = {
  /** With its timestamp in words. */
  confirmed: { phone: string; since: string } | null;
  pending: string | null;
  suggested: string;
  /** Whether the board sends codes. */
  isOffered: boolean;
  /** Nothing else opens the account: the number can be changed, and not removed. */
  opensAlone: boolean;
  answer: PhoneAnswer | undefined;
};

/** The confirmed number, the code that is on its way, and the form for another number. */
export function OwnPhone(props: Props) {
  const { confirmed, pending, suggested, isOffered, opensAlone, answer } = props;
  const { phone } = useAllMessages();
  const of = (intent: string) => (answer?.intent === intent ? answer : undefined);
  return (
    <>
      {confirmed && (
        <section className="card pad stack mb-5" aria-labelledby="confirmed">
          <h2 id="confirmed" className="text-xl">
            <Ltr nowrap>{confirmed.phone}</Ltr>
          </h2>
          <p className="muted">{phone.confirmedOn({ when: confirmed.since })}</p>
        </section>
      )}
      {isOffered && pending && <EnterCode pending={pending} answer={of("confirm")} />}
      {isOffered && (
        <SendCode
          // A new form once a code is sent or right: the password does not stay in it.
          key={`${pending} ${confirmed?.since}`}
          heading={pending ? phone.again : confirmed ? phone.another : phone.first}
          value={of("send")?.phone ?? pending ?? (confirmed ? "" : suggested)}
          isFirst={!pending}
          answer={of("send")}
        />
      )}
      {confirmed && opensAlone && <CannotRemove />}
      {confirmed && !opensAlone && <Remove answer={of("remove")} />}
    </>
  );
}

type FormProps = { answer: PhoneAnswer | undefined };

function EnterCode({ pending, answer }: { pending: string } & FormProps) {
  const { phone } = useAllMessages();
  return (
    <section className="card pad stack mb-5" aria-labelledby="enter-code">
      <h2 id="enter-code" className="text-xl">
        {phone.login.enter}
      </h2>
      <p>
        {phone.sentTo} <Ltr nowrap>{pending}</Ltr>
      </p>
      <Form method="post" action={paths.ownPhone()} className="form">
        <input type="hidden" name="intent" value="confirm" />
        <AccountRefusal answer={answer} />
        <CodeField error={answer?.errors?.code} />
        <Button variant="primary" size="lg" wide busy={useSendingLabel("confirm")}>
          {phone.confirm}
        </Button>
      </Form>
    </section>
  );
}

type SendProps = { heading: string; value: string; isFirst: boolean } & FormProps;

function SendCode({ heading, value, isFirst, answer }: SendProps) {
  const { phone } = useAllMessages();
  return (
    <section className="card pad stack mb-5" aria-labelledby="number">
      <h2 id="number" className="text-xl">
        {heading}
      </h2>
      <Form method="post" action={paths.ownPhone()} className="form">
        <input type="hidden" name="intent" value="send" />
        <AccountRefusal answer={answer} />
        <NumberField value={value} error={answer?.errors?.phone} />
        <CurrentPassword intent="send" answer={answer} />
        <Button
          variant={isFirst ? "primary" : undefined}
          size="lg"
          wide
          busy={useSendingLabel("send")}
        >
          {phone.send}
        </Button>
      </Form>
    </section>
  );
}

function Remove({ answer }: FormProps) {
  const { phone } = useAllMessages();
  return (
    <section className="card pad stack mb-5" aria-labelledby="remove">
      <h2 id="remove" className="text-xl">
        {phone.remove}
      </h2>
      <p className="muted">{phone.removeHint}</p>
      <Form method="post" action={paths.ownPhone()} className="form">
        <input type="hidden" name="intent" value="remove" />
        <AccountRefusal answer={answer} />
        <CurrentPassword intent="remove" answer={answer} />
        <div>
          <Button busy={useSendingLabel("remove")}>{phone.remove}</Button>
        </div>
      </Form>
    </section>
  );
}

function CannotRemove() {
  const { phone, ownEmails } = useAllMessages();
  return (
    <>
      <p>{phone.opensAlone}</p>
      <p>
        <a className="more" href={paths.changeEmail()}>
          {ownEmails.addresses.add}
        </a>
      </p>
    </>
  );
}

/** The words of a button while its form is sent. */
function useSendingLabel(intent: string): string | false {
  const { phone } = useAllMessages();
  return useSentIntent(paths.ownPhone()) === intent && phone.busy;
}

function CurrentPassword({ intent, answer }: { intent: string } & FormProps) {
  const messages = useAllMessages();
  const wrong = answer?.errors?.password;
  return (
    <PasswordField
      label={messages.phone.password}
      name="password"
      id={`${intent}-password`}
      autoComplete="current-password"
      required
      error={messageAt(messages, wrong)}
    />
  );
}

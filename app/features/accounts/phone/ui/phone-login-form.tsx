import { Form } from "react-router";
import { AccountRefusal } from "#app/features/accounts/ui/account-refusal.tsx";
import { connectionLostKey } from "#app/http/connection-lost.ts";
import type { FormErrors } from "#app/http/form.ts";
import { type MessageKey, messageAt } from "#app/messages/message-key.ts";
import { useAllMessages } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { Button } from "#app/ui/button.tsx";
import { CheckField } from "#app/ui/form/check-field.tsx";
import { PasswordField } from "#app/ui/form/password-field.tsx";
import { Icon } from "#app/ui/icon/icon.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Ltr } from "#app/ui/text.tsx";
import { CodeField, NumberField } from "./code-field.tsx";

/** Why a step was refused, and its input; never the code or a password. */
export type PhoneLoginAnswer = {
  errors?: FormErrors;
  refused?: MessageKey;
  retryAfter?: number;
  values: { intent: string; forgot: boolean; phone: string; remember: string; shared: string };
};

type Props = { next: string | null; isSending: boolean; answer: PhoneLoginAnswer | undefined };

/** The first step: the number. */
export function NumberStep({ next, isSending, answer }: Props) {
  const { phone, accounts } = useAllMessages();
  return (
    <Form method="post" action={paths.phoneLogin({ next })} className="form card pad">
      <div>
        <h1 className="text-2xl">{phone.login.title}</h1>
        <p>{phone.login.explained}</p>
      </div>
      <AccountRefusal answer={answer} />
      {answer?.refused && answer.refused !== connectionLostKey && (
        <p>
          {phone.login.otherWays}{" "}
          <a className="more" href={paths.forgotPassword()}>
            {accounts.login.forgot}
          </a>
        </p>
      )}
      <NumberField value={answer?.values.phone ?? ""} error={answer?.errors?.phone} />
      <Button variant="primary" size="lg" wide busy={isSending && phone.busy}>
        {phone.send}
      </Button>
      <PasswordInstead next={next} />
    </Form>
  );
}

type CodeStepProps = Props & {
  /** The number that was typed, with spaces; null once the browser no longer has it. */
  number: string | null;
  isShared: boolean;
};

/** The second step: the code, and a new password in place of a forgotten one. */
export function CodeStep({ next, isSending, number, isShared, answer }: CodeStepProps) {
  const messages = useAllMessages();
  const { phone, accounts } = messages;
  const wrong = answer?.errors?.password;
  return (
    <Form method="post" action={paths.phoneLogin({ next })} className="form card pad">
      <h1 className="text-2xl">{phone.login.enter}</h1>
      <Notice kind="ok" icon="phone" title={phone.login.sent}>
        {number && (
          <p>
            <Ltr nowrap>{number}</Ltr>
          </p>
        )}
      </Notice>
      <AccountRefusal answer={answer} />
      <input type="hidden" name="intent" value="code" />
      <CodeField error={answer?.errors?.code} />
      <details className="disc" open={answer?.values.forgot}>
        <summary>
          {phone.login.forgotToo} <Icon name="down" className="turn" />
        </summary>
        <PasswordField
          label={phone.login.newPassword}
          name="password"
          hint={phone.login.newPasswordHint}
          autoComplete="new-password"
          optional
          error={messageAt(messages, wrong)}
        />
      </details>
      <CheckField
        label={accounts.login.remember}
        name="remember"
        defaultChecked={answer?.values.remember !== ""}
      />
      <CheckField
        label={accounts.login.shared}
        hint={accounts.login.sharedHint}
        name="shared"
        defaultChecked={answer ? answer.values.shared !== "" : isShared}
      />
      <Button variant="primary" size="lg" wide busy={isSending && accounts.login.busy}>
        {phone.login.submit}
      </Button>
      <p className="text-center">
        <a className="more" href={paths.phoneLogin({ next, again: 1 })}>
          {phone.login.again}
        </a>
      </p>
      <PasswordInstead next={next} />
    </Form>
  );
}

function PasswordInstead({ next }: { next: string | null }) {
  const { phone } = useAllMessages();
  return (
    <p className="text-center">
      <a className="more" href={paths.login({ next })}>
        {phone.login.byPassword}
      </a>
    </p>
  );
}

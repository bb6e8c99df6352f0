import { useEffect } from "react";
import { checkNewPassword } from "#app/features/accounts/field-errors.ts";
import { sessionEvents } from "#app/features/accounts/session/session-events.ts";
import {
  type AccountAnswer,
  PageForm,
  useAccountForm,
} from "#app/features/accounts/ui/account-form.tsx";
import { NewPassword } from "#app/features/accounts/ui/new-password.tsx";
import { useAllMessages } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";

type ResetProps = {
  token: string;
  /** Says that an empty account replaces the unconfirmed one. */
  startsAnew: boolean;
  answer: AccountAnswer | undefined;
};

export function RecoveryReset({ token, startsAnew, answer }: ResetProps) {
  const { reset } = useAllMessages().recovery;
  const form = useAccountForm(paths.resetPassword({ token }), answer, checkNewPassword);
  useEffect(() => sessionEvents.raise("PASSWORD_RECOVERY"), []);
  return (
    <PageForm
      of={form}
      title={reset.title}
      lede={startsAnew ? undefined : reset.everywhere}
      fields={["password", "confirmPassword"]}
    >
      {startsAnew && <Notice kind="warn">{reset.startsAnew}</Notice>}
      <NewPassword
        label={reset.password}
        hint={reset.passwordHint}
        again={{ label: reset.confirm, hint: reset.confirmHint }}
        answer={answer}
        error={form.wrong}
      />
      <Button variant="primary" size="lg" wide busy={form.sending && reset.busy}>
        {reset.submit}
      </Button>
    </PageForm>
  );
}

/** For a link that was used, ran out or never was. */
export function RecoveryInvalid() {
  const messages = useAllMessages().recovery;
  return (
    <div className="card pad stack">
      <h1 className="text-2xl">{messages.invalid.title}</h1>
      <Notice kind="err" title={messages.linkInvalid} />
      <p className="muted">{messages.invalid.why}</p>
      <ButtonLink to={paths.forgotPassword()} variant="primary" size="lg" wide>
        {messages.invalid.again}
      </ButtonLink>
    </div>
  );
}

/** Goes on to signing in after three seconds, by itself or by its link. */
export function RecoveryDone() {
  const { done } = useAllMessages().recovery;
  return (
    <div className="card pad stack">
      <meta httpEquiv="refresh" content={`3;url=${paths.login()}`} />
      <h1 className="text-2xl">{done.title}</h1>
      <Notice kind="ok">{done.next}</Notice>
      <ButtonLink to={paths.login()} variant="primary" size="lg" wide>
        {done.login}
      </ButtonLink>
    </div>
  );
}

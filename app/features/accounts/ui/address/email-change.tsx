import { checkAccountFields } from "#app/features/accounts/field-errors.ts";
import {
  type AccountAnswer,
  AccountForm,
  useAccountForm,
} from "#app/features/accounts/ui/account-form.tsx";
import { useAllMessages } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { Button } from "#app/ui/button.tsx";
import { CheckField } from "#app/ui/form/check-field.tsx";
import { PasswordField } from "#app/ui/form/password-field.tsx";
import { TextField } from "#app/ui/form/text-field.tsx";
import { Ltr } from "#app/ui/text.tsx";
import { EmailSlip } from "./email-slip.tsx";

export type ChangeAnswer = AccountAnswer & {
  values: { email: string; contact: string; checkedEmail: string };
  /** The address that may have been meant. */
  meant?: string;
};

type Props = {
  /** The address, or the number of an account without one. */
  signInName: string;
  isFirst: boolean;
  /** The contact address, where it is another one. */
  contact: string | null;
  /** The new address whose link was not used yet. */
  pending: string | null;
  asksCode: boolean;
  /** Only the mailbox of a confirmed address is told of the change. */
  isConfirmed: boolean;
  answer: ChangeAnswer | undefined;
};

/** The form for another address to sign in with. */
export function EmailChange(props: Props) {
  const { signInName, isFirst, contact, pending, asksCode, isConfirmed, answer } = props;
  const { accounts, ownEmails } = useAllMessages();
  const { change } = ownEmails;
  const form = useAccountForm(paths.changeEmail(), answer, checkAccountFields);
  return (
    <>
      {pending && <PendingChange email={pending} isFirst={isFirst} />}
      <AccountForm
        of={form}
        heading={
          <div>
            <h2 className="text-xl">{isFirst ? change.firstHeading : change.heading}</h2>
            <p className="muted break-words">
              {isFirst ? change.nowByPhone : change.now} <Ltr nowrap={isFirst}>{signInName}</Ltr>
            </p>
          </div>
        }
        fields={["email", "password", "code"]}
      >
        <TextField
          label={isFirst ? accounts.email : change.next}
          name="email"
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          maxLength={254}
          required
          key={answer?.values.email}
          defaultValue={answer?.values.email}
          error={form.wrong("email")}
        />
        <EmailSlip answer={answer} />
        {/* Tells a browser's store of passwords whose it is. */}
        <input type="hidden" name="username" autoComplete="username" defaultValue={signInName} />
        <PasswordField
          label={accounts.password}
          name="password"
          autoComplete="current-password"
          required
          error={form.wrong("password")}
        />
        {asksCode && (
          <TextField
            label={change.code}
            name="code"
            hint={change.codeHint}
            ltr
            autoComplete="one-time-code"
            maxLength={40}
            error={form.wrong("code")}
          />
        )}
        <CheckField
          label={isFirst ? change.firstContact : change.contact}
          hint={
            contact
              ? change.contactOther({ email: contact })
              : isFirst
                ? undefined
                : change.contactSame
          }
          name="contact"
          defaultChecked={answer ? answer.values.contact !== "" : contact === null}
        />
        <p className="muted">
          {isFirst ? change.firstHow : change.how} {isConfirmed && !isFirst && change.howUndo}
        </p>
        <Button variant="primary" size="lg" wide busy={form.sending && change.busy}>
          {change.submit}
        </Button>
      </AccountForm>
    </>
  );
}

/** A change that waits for its link, and the way back from it. */
function PendingChange({ email, isFirst }: { email: string; isFirst: boolean }) {
  const { change } = useAllMessages().ownEmails;
  return (
    <section className="card pad stack mb-5" aria-labelledby="pending-change">
      <h2 id="pending-change" className="text-lg">
        {change.pending}
      </h2>
      <p className="break-words">
        <b>
          <Ltr>{email}</Ltr>
        </b>
      </p>
      <p className="muted">{isFirst ? change.firstPending : change.pendingMore}</p>
      <form method="post" action={paths.changeEmail()}>
        <input type="hidden" name="intent" value="cancel" />
        <Button>{change.cancel}</Button>
      </form>
    </section>
  );
}

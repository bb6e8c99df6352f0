import { useAllMessages } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Ltr } from "#app/ui/text.tsx";

/** The address or the number that the account logs in with. */
type CreatedProps = { to: string; name: string; byPhone: boolean };

/** Stands where the form was and goes on after two seconds, by itself or by its link. */
export function AccountCreated({ to, name, byPhone }: CreatedProps) {
  const { accounts, ownEmails, phone } = useAllMessages();
  const { register, created } = accounts;
  return (
    <div className="card pad stack">
      <meta httpEquiv="refresh" content={`2;url=${to}`} />
      <h1 className="text-2xl">{register.title}</h1>
      <Notice kind="ok" title={created}>
        <p>
          {byPhone ? phone.register.confirmed : register.confirm}{" "}
          <b className="break-words">
            <Ltr>{name}</Ltr>
          </b>
        </p>
        {!byPhone && (
          <p>
            <a className="more" href={paths.changeEmail()}>
              {ownEmails.notice.wrong}
            </a>
          </p>
        )}
      </Notice>
      <ButtonLink to={to} variant="primary" size="lg" wide>
        {register.goOn}
      </ButtonLink>
    </div>
  );
}

/** Instead of an account, where the address belongs to one that was never confirmed. */
export function RegistrationSent({ email }: { email: string | null }) {
  const { accounts, recovery } = useAllMessages();
  const { sent } = accounts.register;
  return (
    <div className="card pad stack">
      <h1 className="text-2xl">{sent.title}</h1>
      <Notice kind="ok" icon="mail" title={accounts.confirmFirst}>
        {email && (
          <p className="break-words">
            <Ltr>{email}</Ltr>
          </p>
        )}
      </Notice>
      <p>{sent.why}</p>
      <p className="muted">
        {sent.own} {recovery.sent.nothing}
      </p>
      <div className="row">
        <ButtonLink to={paths.login()}>{accounts.login.title}</ButtonLink>
        <ButtonLink to={paths.forgotPassword()}>{accounts.login.forgot}</ButtonLink>
      </div>
    </div>
  );
}

import { checkAccountFields } from "#app/features/accounts/field-errors.ts";
import {
  type AccountAnswer,
  PageForm,
  useAccountForm,
} from "#app/features/accounts/ui/account-form.tsx";
import { EmailField } from "#app/features/accounts/ui/email-field.tsx";
import { useAllMessages } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Ltr } from "#app/ui/text.tsx";

/** Why no email was sent, and the input. */
export type RequestAnswer = AccountAnswer & { values: { email: string } };

type RequestProps = { answer: RequestAnswer | undefined; offersPhone: boolean };

export function RecoveryRequest({ answer, offersPhone }: RequestProps) {
  const { recovery, phone } = useAllMessages();
  const { forget } = recovery;
  const form = useAccountForm(paths.forgotPassword(), answer, checkAccountFields);
  return (
    <PageForm
      of={form}
      title={forget.title}
      lede={forget.explained}
      fields={["email"]}
      ways={
        <>
          {offersPhone && (
            <ButtonLink to={paths.phoneLogin()} icon="phone" wide>
              {phone.login.forgot}
            </ButtonLink>
          )}
          <p className="text-center">
            <a className="more" href={paths.login()}>
              {forget.backToLogin}
            </a>
          </p>
        </>
      }
    >
      <EmailField
        autoComplete="username"
        defaultValue={answer?.values.email}
        error={form.wrong("email")}
      />
      <Button variant="primary" size="lg" wide busy={form.sending && forget.busy}>
        {forget.submit}
      </Button>
    </PageForm>
  );
}

/** Stands for every address alike, whether it has an account or not; repeats the one that was typed. */
export function RecoverySent({ email }: { email: string | null }) {
  const { sent, forget } = useAllMessages().recovery;
  return (
    <div className="card pad stack">
      <h1 className="text-2xl">{sent.title}</h1>
      <Notice kind="ok" icon="mail" title={sent.check}>
        {email && (
          <p className="break-words">
            <Ltr>{email}</Ltr>
          </p>
        )}
      </Notice>
      <p className="muted">{sent.life}</p>
      <p className="muted">{sent.nothing}</p>
      <ButtonLink to={paths.forgotPassword()} size="lg" wide>
        {email ? sent.otherEmail : sent.again}
      </ButtonLink>
      <p className="text-center">
        <a className="more" href={paths.login()}>
          {forget.backToLogin}
        </a>
      </p>
    </div>
  );
}

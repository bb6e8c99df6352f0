import { checkAccountFields } from "#app/features/accounts/field-errors.ts";
import {
  type AccountAnswer,
  AccountForm,
  useAccountForm,
} from "#app/features/accounts/ui/account-form.tsx";
import { useAllMessages } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { PasswordField } from "#app/ui/form/password-field.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Ltr } from "#app/ui/text.tsx";

type Props = {
  /** An address is confirmed, or takes the place of another. */
  state: "open" | "change";
  token: string;
  address: string;
  needsPassword: boolean;
  answer: AccountAnswer | undefined;
};

/** The question behind an email's link; only the button confirms. */
export function ConfirmationQuestion({ state, token, address, needsPassword, answer }: Props) {
  const { confirm, change } = useAllMessages().ownEmails;
  const texts = state === "change" ? change : confirm;
  const form = useAccountForm(paths.confirmEmail({ token }), answer, checkAccountFields);
  return (
    <AccountForm
      of={form}
      heading={<h1 className="text-2xl">{texts.question}</h1>}
      fields={["password"]}
    >
      <p className="font-bold break-words">
        <Ltr>{address}</Ltr>
      </p>
      <p className="muted">{needsPassword ? confirm.passwordWhy : texts.why}</p>
      {needsPassword && (
        <PasswordField
          label={confirm.password}
          name="password"
          autoComplete="current-password"
          required
          error={form.wrong("password")}
        />
      )}
      <Button variant="primary" size="lg" wide busy={form.sending && confirm.busy}>
        {texts.act}
      </Button>
      {needsPassword && state === "open" ? (
        <p className="small muted">
          {confirm.unknown}{" "}
          <a className="more" href={paths.forgotPassword()}>
            {confirm.anew}
          </a>{" "}
          {confirm.anewWhy}
        </p>
      ) : (
        <p className="small muted">{confirm.notYou}</p>
      )}
    </AccountForm>
  );
}

type UsedProps = { state: "used" | "changed"; address: string };

export function ConfirmationUsed({ state, address }: UsedProps) {
  const { confirm, change } = useAllMessages().ownEmails;
  const texts = state === "changed" ? change : confirm;
  return (
    <div className="card pad stack">
      <h1 className="text-2xl">{texts.doneTitle}</h1>
      <Notice kind="ok" title={texts.done}>
        <p className="break-words">
          <Ltr>{address}</Ltr>
        </p>
      </Notice>
      <ButtonLink to={paths.myAccount()} variant="primary" size="lg" wide>
        {confirm.goOn}
      </ButtonLink>
    </div>
  );
}

/** For a link that ran out, never was, or is of an address that the account has no more. */
export function ConfirmationInvalid() {
  const { confirm, title } = useAllMessages().ownEmails;
  return (
    <div className="card pad stack">
      <h1 className="text-2xl">{confirm.invalidTitle}</h1>
      <Notice kind="err" title={confirm.invalid} />
      <p className="muted">{confirm.invalidWhy}</p>
      <ButtonLink to={paths.ownEmails()} variant="primary" size="lg" wide>
        {title}
      </ButtonLink>
    </div>
  );
}

import { checkNewPassword } from "#app/features/accounts/field-errors.ts";
import {
  type AccountAnswer,
  AccountForm,
  useAccountForm,
} from "#app/features/accounts/ui/account-form.tsx";
import { Agreement, Passwords } from "#app/features/accounts/ui/registration-fields.tsx";
import type { OpenInvitation } from "#app/features/team/open-invitation.ts";
import type { FormValues } from "#app/http/form.ts";
import { maxNameLength } from "#app/limits.ts";
import { useAllMessages } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/form/text-field.tsx";
import { Invited } from "./invitation-cards.tsx";

export type JoinAnswer = AccountAnswer & { values: FormValues };

type Props = { invitation: OpenInvitation; to: string; answer: JoinAnswer | undefined };

/** For a visitor: makes an account that joins, or leads to the one there is. */
export function JoinForm({ invitation, to, answer }: Props) {
  const { accounts, team } = useAllMessages();
  const { register } = accounts;
  const texts = team.invitation;
  const form = useAccountForm(to, answer, checkNewPassword);
  const values = answer?.values ?? {};
  const name = { maxLength: maxNameLength, required: true };
  return (
    <AccountForm
      of={form}
      heading={<Invited invitation={invitation} />}
      fields={["firstName", "lastName", "password", "confirmPassword", "agree"]}
    >
      <div className="row spread">
        <p className="small">{texts.haveAccount}</p>
        <ButtonLink to={paths.login({ next: to })}>{texts.signIn}</ButtonLink>
      </div>
      <h2 className="text-xl">{texts.registerTitle}</h2>
      {/* For password managers: which account the password is for. */}
      <input type="hidden" name="email" autoComplete="username" value={invitation.email} readOnly />
      <div className="form-2">
        <TextField
          label={register.firstName}
          name="firstName"
          autoComplete="given-name"
          {...name}
          defaultValue={values.firstName}
          error={form.wrong("firstName")}
        />
        <TextField
          label={register.lastName}
          name="lastName"
          autoComplete="family-name"
          {...name}
          defaultValue={values.lastName}
          error={form.wrong("lastName")}
        />
      </div>
      <Passwords error={form.wrong} answer={answer} />
      <Agreement agreed={Boolean(values.agree)} error={form.wrong("agree")} />
      <Button variant="primary" size="lg" wide busy={form.sending && texts.registering}>
        {texts.register}
      </Button>
      <p className="small muted">{texts.notYou}</p>
    </AccountForm>
  );
}

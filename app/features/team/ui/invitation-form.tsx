import { Form, useNavigation } from "react-router";
import { companyRoles } from "#app/features/accounts/membership/company-role.ts";
import type { FormRefusal } from "#app/http/form.ts";
import { languages } from "#app/i18n/language.ts";
import { messageAt } from "#app/messages/message-key.ts";
import { useAllMessages, useLanguage } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { Button } from "#app/ui/button.tsx";
import { SelectField } from "#app/ui/form/select-field.tsx";
import { TextField } from "#app/ui/form/text-field.tsx";
import { Notice } from "#app/ui/notice.tsx";

/** Invites a person to the company by email. */
export function InvitationForm({ answer }: { answer: FormRefusal | undefined }) {
  const messages = useAllMessages();
  const { team } = messages;
  const language = useLanguage();
  const { state, formData } = useNavigation();
  const sending = state === "submitting" && formData?.get("intent") === "invite";
  const values = answer?.values ?? {};
  const wrong = (name: string) => messageAt(messages, answer?.errors?.[name]);
  return (
    <Form method="post" action={paths.team()} className="card pad stack gap-4" noValidate>
      <h2 className="text-xl">{team.invite}</h2>
      {answer?.refused && <Notice kind="err">{messageAt(messages, answer.refused)}</Notice>}
      <input type="hidden" name="intent" value="invite" />
      <TextField
        label={team.email}
        name="email"
        type="email"
        autoCapitalize="none"
        maxLength={254}
        required
        hint={team.inviteHint}
        defaultValue={values.email}
        error={wrong("email")}
      />
      <div className="form-2">
        <SelectField
          label={team.inviteRole}
          name="role"
          defaultValue={values.role ?? "recruiter"}
          error={wrong("role")}
          options={companyRoles.map((value) => ({ value, label: team.role[value] }))}
        />
        <SelectField
          label={team.inviteLanguage}
          name="language"
          defaultValue={values.language ?? language}
          error={wrong("language")}
          options={languages.map((value) => ({ value, label: team.languages[value] }))}
        />
      </div>
      <Button variant="primary" className="justify-self-start" busy={sending && team.sending}>
        {team.send}
      </Button>
    </Form>
  );
}

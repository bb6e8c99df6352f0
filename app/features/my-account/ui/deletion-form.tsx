import { checkAccountFields } from "#app/features/accounts/field-errors.ts";
import {
  type AccountAnswer,
  AccountForm,
  useAccountForm,
} from "#app/features/accounts/ui/account-form.tsx";
import { useAllMessages } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { CurrentPasswordField } from "./current-password-field.tsx";

type Belongings = {
  email: string;
  applications: number;
  jobs: number;
  received: number;
  team: number;
};
type DeletionFormProps = { belongings: Belongings; answer: AccountAnswer | undefined };

/** The last question before an account is deleted: its data, and the password. */
export function DeletionForm({ belongings, answer }: DeletionFormProps) {
  const { remove, copy } = useAllMessages().ownData;
  const form = useAccountForm(paths.deleteAccount(), answer, checkAccountFields);
  return (
    <div className="card pad">
      <AccountForm of={form} fields={["password"]}>
        <Cost belongings={belongings} />
        <p>
          {remove.copyFirst} <a href={paths.ownData()}>{copy.download}</a>
        </p>
        <CurrentPasswordField
          email={belongings.email}
          label={remove.password}
          hint={remove.passwordHint}
          error={form.wrong("password")}
        />
        <div className="row">
          <ButtonLink to={paths.ownData()} variant="primary">
            {remove.keep}
          </ButtonLink>
          <Button variant="danger" busy={form.sending && remove.busy}>
            {remove.act}
          </Button>
        </div>
      </AccountForm>
    </div>
  );
}

function Cost({ belongings: { applications, jobs, received, team } }: { belongings: Belongings }) {
  const { remove } = useAllMessages().ownData;
  return (
    <div className="stack gap-2">
      <p>{remove.gone}</p>
      <ul className="list-disc ps-5">
        <li>{remove.profile}</li>
        {applications > 0 && <li>{remove.applications(applications)}</li>}
        {jobs > 0 && <li>{remove.jobs(jobs)}</li>}
        {received > 0 && <li>{remove.received(received)}</li>}
        {team > 0 && <li>{remove.team(team)}</li>}
      </ul>
      {applications > 0 && <p className="muted">{remove.downloaded}</p>}
      {received > 0 && <p className="muted">{remove.noticeToApplicants}</p>}
    </div>
  );
}

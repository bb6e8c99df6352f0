import { Form } from "react-router";
import { checkAccountFields } from "#app/features/accounts/field-errors.ts";
import { AccountRefusal } from "#app/features/accounts/ui/account-refusal.tsx";
import { useEmptiedPasswords } from "#app/features/accounts/ui/use-emptied-passwords.ts";
import { useSending } from "#app/features/accounts/ui/use-sending.ts";
import type { FormErrors } from "#app/http/form.ts";
import type { MessageKey } from "#app/messages/message-key.ts";
import { useAllMessages } from "#app/messages/messages-context.tsx";
import { messageAt } from "#app/messages/translation.ts";
import { paths } from "#app/paths.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { FormErrorSummary } from "#app/ui/form/form-errors.tsx";
import { useFormCheck } from "#app/ui/form/use-form-check.ts";
import { CurrentPasswordField } from "./current-password-field.tsx";

/** Why the account was not deleted. */
export type DeletionAnswer = { errors?: FormErrors; refused?: MessageKey; retryAfter?: number };

type Belongings = { email: string; applications: number; jobs: number; received: number };
type DeletionFormProps = { belongings: Belongings; answer: DeletionAnswer | undefined };

/** The last question before an account is deleted: what goes with it, and the password. */
export function DeletionForm({ belongings, answer }: DeletionFormProps) {
  const messages = useAllMessages();
  const { remove, copy } = messages.ownData;
  const form = useEmptiedPasswords(answer);
  const sending = useSending(paths.deleteAccount());
  const check = useFormCheck(answer, checkAccountFields);
  const wrong = check.errors.password;
  return (
    <Form
      method="post"
      action={paths.deleteAccount()}
      className="form card pad"
      ref={form}
      {...check.form}
    >
      <h1 className="text-2xl">{remove.title}</h1>
      <AccountRefusal answer={check.answer} />
      <FormErrorSummary errors={check.errors} order={["password"]} attempt={check.attempt} />
      <Cost belongings={belongings} />
      <p>
        {remove.copyFirst} <a href={paths.ownData()}>{copy.download}</a>
      </p>
      <CurrentPasswordField
        email={belongings.email}
        label={remove.password}
        hint={remove.passwordHint}
        error={wrong ? messageAt(messages, wrong) : null}
      />
      <div className="row">
        <Button variant="danger" busy={sending && remove.busy}>
          {remove.act}
        </Button>
        <ButtonLink to={paths.ownData()}>{remove.keep}</ButtonLink>
      </div>
    </Form>
  );
}

function Cost({ belongings: { applications, jobs, received } }: { belongings: Belongings }) {
  const { remove } = useAllMessages().ownData;
  return (
    <div className="stack gap-2">
      <p>{remove.gone}</p>
      <ul className="list-disc ps-5">
        <li>{remove.profile}</li>
        {applications > 0 && <li>{remove.applications(applications)}</li>}
        {jobs > 0 && <li>{remove.jobs(jobs)}</li>}
        {received > 0 && <li>{remove.received(received)}</li>}
      </ul>
      {applications > 0 && <p className="muted">{remove.downloaded}</p>}
    </div>
  );
}

import { deskPaths } from "#app/desk-paths.ts";
import type { RoleChange } from "#app/features/moderation/roles/role-change.ts";
import type { DeskModerator } from "#app/features/moderation/roles/roles.server.ts";
import type { FormRefusal } from "#app/http/form.ts";
import { maxRefusalLength } from "#app/limits.ts";
import { messageAt } from "#app/messages/message-key.ts";
import { useAllMessages } from "#app/messages/messages-context.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { FormErrorSummary } from "#app/ui/form/form-errors.tsx";
import { PasswordField } from "#app/ui/form/password-field.tsx";
import { TextField } from "#app/ui/form/text-field.tsx";
import { Notice } from "#app/ui/notice.tsx";

type Props = {
  change: Exclude<RoleChange, "add">;
  moderator: DeskModerator;
  answer: FormRefusal | undefined;
};

/** Confirms a change of one moderator, with its reason and the password. */
export function RoleChangeForm({ change, moderator, answer }: Props) {
  const { roles } = useAllMessages().moderators;
  const { id, name, email } = moderator;
  return (
    <section className="card pad stack gap-3" aria-labelledby="change">
      <h2 id="change" className="text-lg">
        {roles.question[change]}
      </h2>
      <p className="strong">
        <bdi>{name || email}</bdi>
      </p>
      <p className="muted">{roles.cost[change]}</p>
      <Problems answer={answer} fields={["reason", "password"]} />
      <form
        method="post"
        action={deskPaths.deskModerators({ moderator: id, act: change })}
        className="stack gap-3"
      >
        <input type="hidden" name="moderator" value={id} />
        <input type="hidden" name="act" value={change} />
        <ProofFields answer={answer} />
        <div className="row">
          <Button variant={change === "lead" ? "primary" : "danger"}>
            {roles.confirm[change]}
          </Button>
          <ButtonLink to={deskPaths.deskModerators()}>{roles.keep}</ButtonLink>
        </div>
      </form>
    </section>
  );
}

type ProblemsProps = { answer: FormRefusal | undefined; fields: readonly string[] };

/** Why the form came back. */
export function Problems({ answer, fields }: ProblemsProps) {
  const messages = useAllMessages();
  if (answer?.refused) return <Notice kind="err">{messageAt(messages, answer.refused)}</Notice>;
  if (!answer?.errors) return null;
  return <FormErrorSummary errors={answer.errors} order={fields} attempt={answer} />;
}

/** The reason for the log and the actor's own password. */
export function ProofFields({ answer }: { answer: FormRefusal | undefined }) {
  const messages = useAllMessages();
  const { roles } = messages.moderators;
  const error = (field: string) => messageAt(messages, answer?.errors?.[field]);
  return (
    <>
      <TextField
        label={roles.reason}
        name="reason"
        hint={roles.reasonHint}
        required
        maxLength={maxRefusalLength}
        defaultValue={answer?.values.reason ?? ""}
        error={error("reason")}
      />
      <PasswordField
        label={roles.password}
        name="password"
        autoComplete="current-password"
        required
        error={error("password")}
      />
    </>
  );
}

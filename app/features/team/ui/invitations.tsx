import { Form } from "react-router";
import type { TeamInvitation } from "#app/features/team/team.ts";
import { formatDate } from "#app/i18n/format.ts";
import { useAllMessages, useLanguage } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon/icon.tsx";
import { Ltr } from "#app/ui/text.tsx";

/** Who was invited and has not joined yet. */
export function Invitations({ invitations }: { invitations: readonly TeamInvitation[] }) {
  const { team } = useAllMessages();
  return (
    <section className="stack gap-3">
      <h2 className="text-xl">{team.invitations}</h2>
      <ul className="card divide-y divide-line p-0">
        {invitations.map((invitation) => (
          <li key={invitation.id} className="team-row">
            <Invited invitation={invitation} />
            <div className="row gap-2">
              <Act intent="resend" invitation={invitation} />
              <Act intent="revoke" invitation={invitation} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

type Props = { invitation: TeamInvitation };

function Invited({ invitation: { email, role, expiresAt } }: Props) {
  const { team } = useAllMessages();
  const date = formatDate(expiresAt, useLanguage(), "short");
  return (
    <div className="row flex-nowrap gap-3">
      <span className="avatar face h0" aria-hidden="true">
        <Icon name="mail" />
      </span>
      <div className="min-w-0">
        <p className="font-bold wrap-anywhere">
          <Ltr>{email}</Ltr>
        </p>
        <p className="small muted">{team.invitedUntil({ role: team.role[role], date })}</p>
      </div>
    </div>
  );
}

function Act({ intent, invitation: { id, email } }: Props & { intent: "resend" | "revoke" }) {
  const { team } = useAllMessages();
  const isAgain = intent === "resend";
  return (
    <Form method="post" action={paths.team()} preventScrollReset>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="invitation" value={id} />
      <Button
        variant={isAgain ? "quiet" : "danger"}
        aria-label={isAgain ? team.againTo({ email }) : team.revokeOf({ email })}
      >
        {isAgain ? team.again : team.revoke}
      </Button>
    </Form>
  );
}

import { data } from "react-router";
import { isCompanyRole } from "#app/features/accounts/membership/company-role.ts";
import { AccountPage } from "#app/features/accounts/ui/account-page.tsx";
import { companyAt } from "#app/features/companies/require-company.server.ts";
import { invitationForm } from "#app/features/team/invitation-form.ts";
import {
  inviteToTeam,
  resendInvitation,
  revokeInvitation,
} from "#app/features/team/invitations.server.ts";
import { changeMemberRole } from "#app/features/team/members.server.ts";
import { findTeam } from "#app/features/team/team.server.ts";
import { InvitationForm } from "#app/features/team/ui/invitation-form.tsx";
import { Invitations } from "#app/features/team/ui/invitations.tsx";
import { People } from "#app/features/team/ui/people.tsx";
import { Roles } from "#app/features/team/ui/roles.tsx";
import { redirectWithFlash } from "#app/http/cookie.server.ts";
import { readForm } from "#app/http/form.server.ts";
import { checkForm, type FormRefusal } from "#app/http/form.ts";
import type { MessageKey } from "#app/messages/message-key.ts";
import { useAllMessages } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { isRefused, notFound, type Outcome } from "#app/platform/outcome.ts";
import type { Route } from "./+types/team.ts";

export { keepInput as clientAction } from "#app/http/connection-lost.ts";
export { applicantsSheets as links } from "#app/styles/sheets.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
  const team = await findTeam(companyAt(context, request));
  if (!team) throw notFound();
  return team;
}

export async function action({ request, context }: Route.ActionArgs) {
  const owner = companyAt(context, request, "manage");
  const input = await readForm(request);
  const { intent, member = "", invitation = "", role } = input;
  if (intent === "role") {
    if (!isCompanyRole(role)) return back("err", "team.roleMissing");
    return answerWith(await changeMemberRole(owner, member, role), "team.roleChanged");
  }
  if (intent === "resend")
    return answerWith(await resendInvitation(owner, invitation), "team.sentAgain");
  if (intent === "revoke")
    return answerWith(await revokeInvitation(owner, invitation), "team.revoked");
  const checked = checkForm(invitationForm, input);
  if (checked.errors) {
    return data<FormRefusal>({ values: input, errors: checked.errors }, 400);
  }
  const invited = await inviteToTeam(owner, checked.values);
  if (!isRefused(invited)) return back("ok", "team.invited");
  const { refused: key, retryAfter } = invited;
  const headers: Record<string, string> = retryAfter ? { "retry-after": `${retryAfter}` } : {};
  const status = retryAfter ? 429 : 409;
  return data<FormRefusal>({ values: input, refused: key }, { status, headers });
}

export default function TeamPage({ loaderData: team, actionData }: Route.ComponentProps) {
  const { team: texts } = useAllMessages();
  const isOwner = team.role === "owner";
  return (
    <AccountPage title={texts.title} description={texts.description}>
      <div className="stack gap-5">
        <p className="muted">{texts.description}</p>
        <People team={team} />
        {team.invitations.length > 0 && <Invitations invitations={team.invitations} />}
        {isOwner && <InvitationForm answer={actionData} />}
        <Roles />
      </div>
    </AccountPage>
  );
}

function answerWith(outcome: Outcome<object>, done: MessageKey): Response {
  return isRefused(outcome) ? back("err", outcome.refused) : back("ok", done);
}

function back(tone: "ok" | "err", key: MessageKey): Response {
  return redirectWithFlash(paths.team(), tone, key);
}

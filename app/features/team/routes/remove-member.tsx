import type { Person } from "#app/features/accounts/actor.ts";
import { companyAt } from "#app/features/companies/require-company.server.ts";
import { leaveTeam, removeMember } from "#app/features/team/members.server.ts";
import { findTeam } from "#app/features/team/team.server.ts";
import { useRemoval } from "#app/features/team/ui/use-removal.tsx";
import { redirectWithFlash } from "#app/http/cookie.server.ts";
import { useAllMessages } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { isRefused } from "#app/platform/outcome.ts";
import { ConfirmCard } from "#app/ui/form/confirm.tsx";
import type { Route } from "./+types/remove-member.ts";

export { deskSheet as links } from "#app/styles/sheets.ts";

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const actor = memberAt(request, context, params.memberId);
  const team = await findTeam(actor);
  const person = team?.people.find(({ id }) => id === params.memberId);
  if (!person) throw redirectWithFlash(paths.team(), "err", "team.missing");
  return person;
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const actor = memberAt(request, context, params.memberId);
  const isSelf = actor.id === params.memberId;
  const removed = isSelf ? await leaveTeam(actor) : await removeMember(actor, params.memberId);
  if (isRefused(removed)) return redirectWithFlash(paths.team(), "err", removed.refused);
  if (isSelf) return redirectWithFlash(paths.myAccount(), "ok", "team.left");
  return redirectWithFlash(paths.team(), "ok", "team.removed");
}

export default function RemoveMember({ loaderData: person }: Route.ComponentProps) {
  const { ui } = useAllMessages();
  const question = useRemoval(person);
  return (
    <div className="wrap narrow page">
      <title>{`${question.title} | ${ui.frame.site}`}</title>
      <meta name="robots" content="noindex" />
      <ConfirmCard question={question} back={paths.team()} />
    </div>
  );
}

/** Everybody may leave; only owners remove others. */
function memberAt(request: Request, context: Route.LoaderArgs["context"], id: string): Person {
  const actor = companyAt(context, request);
  return actor.id === id ? actor : companyAt(context, request, "manage");
}

import { data, redirect } from "react-router";
import { clientOf } from "#app/features/accounts/devices/client.server.ts";
import { actorOf } from "#app/features/accounts/session/session.server.ts";
import { refusalInit } from "#app/features/accounts/sign-in/refusal-init.server.ts";
import { signInName } from "#app/features/accounts/sign-in-name.server.ts";
import { acceptInvitation, findInvitation } from "#app/features/team/accept-invitation.server.ts";
import { whyNotAccept } from "#app/features/team/open-invitation.ts";
import { registerMember } from "#app/features/team/register-member.server.ts";
import { Accept, Invalid, NotYours } from "#app/features/team/ui/invitation-cards.tsx";
import { type JoinAnswer, JoinForm } from "#app/features/team/ui/join-form.tsx";
import { sendOrKeep } from "#app/http/connection-lost.ts";
import { redirectWithFlash } from "#app/http/cookie.server.ts";
import { readForm } from "#app/http/form.server.ts";
import type { FormValues } from "#app/http/form.ts";
import { languageContext } from "#app/http/language.server.ts";
import { secretAddress } from "#app/http/page-headers.ts";
import { useAllMessages } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { shownEmail } from "#app/platform/email/shown-email.server.ts";
import { isRefused } from "#app/platform/outcome.ts";
import type { Route } from "./+types/invitation.ts";

export { formsSheet as links } from "#app/styles/sheets.ts";

export function headers({ actionHeaders }: Route.HeadersArgs) {
  const headers = new Headers(actionHeaders);
  for (const [name, value] of Object.entries(secretAddress)) headers.set(name, value);
  return headers;
}

/** Opening the link changes nothing: programs that check emails for their readers open it too. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const token = tokenIn(request);
  const actor = actorOf(context);
  const invitation = await findInvitation(token);
  if (!invitation) return data({ token, state: "invalid" as const }, { headers: secretAddress });
  const person = actor.kind === "person" ? { email: signInName(actor) } : null;
  const why = whyNotAccept(actor, invitation);
  const shown = { ...invitation, email: shownEmail(invitation.email) };
  return data(
    { token, state: "open" as const, invitation: shown, person, why },
    { headers: secretAddress },
  );
}

export async function action({ request, context }: Route.ActionArgs) {
  const token = tokenIn(request);
  const actor = actorOf(context);
  const input = await readForm(request);
  if (actor.kind === "person") {
    const joined = await acceptInvitation(actor, token);
    if (!isRefused(joined)) return redirectWithFlash(paths.companyDashboard(), "ok", "team.joined");
    const status = joined.refused === "team.invitation.invalid" ? 410 : 403;
    return data<JoinAnswer>(
      { values: {}, refused: joined.refused },
      { status, headers: secretAddress },
    );
  }
  const client = clientOf(request);
  const joined = await registerMember(token, input, client, context.get(languageContext));
  if ("errors" in joined && joined.errors) {
    return refuse(input, { errors: joined.errors }, { status: 400 });
  }
  if (isRefused(joined)) {
    if (joined.refused === "team.invitation.invalid") throw redirect(addressOf(token), 303);
    const isPassword = joined.refused === "accounts.passwordCommon";
    const why = isPassword ? { errors: { password: joined.refused } } : { refused: joined.refused };
    return refuse(input, why, refusalInit(joined));
  }
  if (!joined.setCookies) return redirectWithFlash(paths.login(), "ok", "accounts.created");
  const response = redirectWithFlash(paths.companyDashboard(), "ok", "team.joined");
  for (const cookie of joined.setCookies) response.headers.append("set-cookie", cookie);
  return response;
}

export async function clientAction(args: Route.ClientActionArgs) {
  return await sendOrKeep(args, withoutPasswords);
}

export default function Invitation({ loaderData, actionData }: Route.ComponentProps) {
  const { team, ui } = useAllMessages();
  const { title, description } = team.invitation;
  const to = addressOf(loaderData.token);
  return (
    <div className="wrap slim page">
      <title>{`${title} | ${ui.frame.site}`}</title>
      <meta name="description" content={description} />
      <meta name="robots" content="noindex" />
      <meta name="referrer" content="strict-origin" />
      {loaderData.state === "invalid" ? (
        <Invalid />
      ) : loaderData.person === null ? (
        <JoinForm to={to} invitation={loaderData.invitation} answer={actionData} />
      ) : loaderData.why ? (
        <NotYours
          invitation={loaderData.invitation}
          why={loaderData.why}
          email={loaderData.person.email}
        />
      ) : (
        <Accept to={to} invitation={loaderData.invitation} answer={actionData} />
      )}
    </div>
  );
}

function refuse(input: FormValues, why: Partial<JoinAnswer>, init: ResponseInit) {
  return data<JoinAnswer>({ ...why, values: withoutPasswords(input) }, init);
}

/** The input returns without the passwords. */
function withoutPasswords({ password, confirmPassword, ...others }: FormValues): FormValues {
  return others;
}

function tokenIn(request: Request): string {
  return new URL(request.url).searchParams.get("token") ?? "";
}

function addressOf(token: string): string {
  return paths.invitation({ token });
}

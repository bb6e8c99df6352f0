import {
  answerCall,
  type CallAnswer,
  sessionCall,
} from "#app/features/accounts/auth-api/auth-calls.server.ts";
import { clientOf } from "#app/features/accounts/devices/client.server.ts";
import { sessionCookies } from "#app/features/accounts/session/session-cookies.server.ts";
import { readForm } from "#app/http/form.server.ts";
import { languageContext } from "#app/http/language.server.ts";
import { notFound } from "#app/platform/outcome.ts";
import type { Route } from "./+types/auth-call.ts";

export async function loader({ request, params }: Route.LoaderArgs) {
  if (params.call !== "session") throw notFound();
  return inJson(await sessionCall(request.headers));
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const grant = new URL(request.url).searchParams.get("grant_type");
  // Clients of such calls name it in the address; nothing else of a form is read from there.
  const form = { ...(grant !== null && { grant_type: grant }), ...(await readForm(request)) };
  const answer = await answerCall(params.call, {
    form,
    client: clientOf(request),
    language: context.get(languageContext),
  });
  if (!answer) throw notFound();
  return inJson(answer);
}

function inJson({ status, body, setCookies, retryAfter }: CallAnswer): Response {
  const headers = sessionCookies(setCookies);
  headers.set("cache-control", "no-store");
  if (retryAfter !== undefined) headers.set("retry-after", String(retryAfter));
  return Response.json(body, { status, headers });
}

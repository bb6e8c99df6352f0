import { actorOf } from "#app/features/accounts/session/session.server.ts";
import { whyNotSend } from "#app/features/applications/application-access.ts";
import { receiveApplication } from "#app/features/applications/apply/receive-application.server.ts";
import { statusOf } from "#app/features/applications/apply/refusal-status.server.ts";
import { methodNotAllowed } from "#app/http/method-not-allowed.ts";
import type { MessageKey } from "#app/messages/message-key.ts";
import type { Route } from "./+types/queued-application.ts";

/**
 * Receives an application that a device queued while it was offline. Returns { sent: true }, or
 * { refused } or { errors }, message keys. The signed-in person must be who wrote it.
 */
export async function action({ params, request, context }: Route.ActionArgs) {
  const actor = actorOf(context);
  const writtenBy = new URL(request.url).searchParams.get("by");
  if (actor.kind === "visitor") return refuse("applications.loginFirst");
  if (actor.id !== writtenBy) return refuse("applications.otherAccount");
  const refusal = whyNotSend(actor);
  if (refusal) return refuse(refusal);
  const received = await receiveApplication(actor, params.jobId, request);
  if (received === "sent") return Response.json({ sent: true }, { headers });
  const { refused, errors } = received.answer;
  return Response.json({ refused, errors }, { status: received.status, headers });
}

export function loader() {
  return methodNotAllowed("POST");
}

function refuse(refused: MessageKey): Response {
  return Response.json({ refused }, { status: statusOf(refused), headers });
}

const headers = { "cache-control": "private, no-store" };

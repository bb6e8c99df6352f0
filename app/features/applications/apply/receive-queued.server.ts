import type { RouterContextProvider } from "react-router";
import type { Person } from "#app/features/accounts/actor.ts";
import { actorOf } from "#app/features/accounts/session/session.server.ts";
import { whyNotSend } from "#app/features/applications/application-access.ts";
import type { MessageKey } from "#app/messages/message-key.ts";
import { statusOf } from "./refusal-status.server.ts";

type Call = { request: Request; context: Readonly<RouterContextProvider> };
type Received = "sent" | { answer: Answered; status: number };
type Answered = {
  refused?: MessageKey;
  errors?: Record<string, string>;
  /** The words of the company's questions that the errors are about, by their fields. */
  questions?: Record<string, string>;
};

/**
 * Receives a form that a device queued while it was offline. Returns { sent: true }, or { refused } or { errors }, message
 * keys, with the `questions` that these are about. The signed-in person must be who wrote it.
 */
export async function receiveQueued(
  { request, context }: Call,
  receive: (person: Person) => Promise<Received>,
): Promise<Response> {
  const actor = actorOf(context);
  const writtenBy = new URL(request.url).searchParams.get("by");
  if (actor.kind === "visitor") return refuse("applications.loginFirst");
  if (actor.id !== writtenBy) return refuse("applications.otherAccount");
  const refusal = whyNotSend(actor);
  if (refusal) return refuse(refusal);
  const received = await receive(actor);
  if (received === "sent") return Response.json({ sent: true }, { headers });
  const { refused, errors, questions } = received.answer;
  return Response.json({ refused, errors, questions }, { status: received.status, headers });
}

function refuse(refused: MessageKey): Response {
  return Response.json({ refused }, { status: statusOf(refused), headers });
}

const headers = { "cache-control": "private, no-store" };

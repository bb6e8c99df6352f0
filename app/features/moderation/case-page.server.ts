import { type RouterContextProvider, redirect } from "react-router";
import { isModerator, type Person } from "#app/features/accounts/actor.ts";
import { signedInPerson } from "#app/features/accounts/session/session.server.ts";
import { paths } from "#app/paths.ts";
import { notFound } from "#app/platform/outcome.ts";
import { type CaseDetail, findCase } from "./case.server.ts";
import { listQueue, type Queue } from "./queue.server.ts";
import { type QueueKind, queueKindOf } from "./queue-kind.ts";

/**
 * The moderator of a request. Redirects a visitor to sign in, a moderator without a second factor
 * to its setup; throws a 404 for others.
 */
export function moderatorAt(context: Readonly<RouterContextProvider>, request: Request): Person {
  const person = signedInPerson(context, request);
  if (person.moderates && person.lacksSecondFactor)
    throw redirect(paths.twoStep({ needed: 1 }), 303);
  if (!isModerator(person)) throw notFound();
  return person;
}

/** A case within the queue that it is read from; `previous` and `next` are ids. */
export type CaseReading = {
  detail: CaseDetail;
  kind: QueueKind | null;
  position: number | null;
  total: number;
  previous: string | null;
  next: string | null;
};

/** The queue that a request asks for, and the case that is read from it, if any. */
export async function readQueue(
  person: Person,
  request: Request,
  caseId: string | null,
): Promise<{ queue: Queue; reading: CaseReading | null; kind: QueueKind | null }> {
  const kind = queueKindOf(new URL(request.url).searchParams.get("kind"));
  const queue = await listQueue(person, kind);
  if (caseId === null) return { queue, kind, reading: null };
  const detail = await findCase(person, caseId);
  const ids = queue.entries.map(({ id }) => id);
  const at = ids.indexOf(caseId);
  const place = at < 0 ? null : at + 1;
  const around = { previous: ids[at - 1] ?? null, next: (at < 0 ? ids[0] : ids[at + 1]) ?? null };
  return { queue, kind, reading: { detail, kind, position: place, total: ids.length, ...around } };
}

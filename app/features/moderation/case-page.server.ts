import { type RouterContextProvider, redirect } from "react-router";
import { isModerator, type Person } from "#app/features/accounts/actor.ts";
import { signedInPerson } from "#app/features/accounts/session/session.server.ts";
import { paths } from "#app/paths.ts";
import { notFound } from "#app/platform/outcome.ts";
import { type CaseDetail, findCase } from "./case.server.ts";
import {
  countQueue,
  findQueuePlace,
  listQueue,
  type Queue,
  type QueuePlace,
} from "./queue.server.ts";
import { casesAPage, type QueueKind, queueKindOf } from "./queue-kind.ts";

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

/** A case within the queue that it is read from. */
export type CaseReading = QueuePlace & {
  detail: CaseDetail;
  kind: QueueKind | null;
  total: number;
  /** That of the queue on which it stands. */
  page: number;
};

/** The page of the queue that a request asks for, or on which the case stands that is read from it, if any. */
export async function readQueue(
  person: Person,
  request: Request,
  caseId: string | null,
): Promise<{ queue: Queue; reading: CaseReading | null; kind: QueueKind | null }> {
  const params = new URL(request.url).searchParams;
  const kind = queueKindOf(params.get("kind"));
  const reading = caseId === null ? null : await readCase(person, request, caseId);
  const page = reading?.position ? reading.page : Number(params.get("page"));
  return { queue: await listQueue(person, kind, page), kind, reading };
}

/** A case, with its place in the queue that a request names. */
export async function readCase(
  person: Person,
  request: Request,
  caseId: string,
): Promise<CaseReading> {
  const kind = queueKindOf(new URL(request.url).searchParams.get("kind"));
  const detail = await findCase(person, caseId);
  const [place, counts] = await Promise.all([
    findQueuePlace(person, kind, caseId),
    countQueue(person),
  ]);
  const page = Math.ceil((place.position ?? 1) / casesAPage);
  return { detail, kind, ...place, page, total: counts[kind ?? "all"] };
}

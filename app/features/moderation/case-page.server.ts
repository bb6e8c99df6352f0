import { type RouterContextProvider, redirect } from "react-router";
import { isModerator, type Person } from "#app/features/accounts/actor.ts";
import { signedInPerson } from "#app/features/accounts/session/session.server.ts";
import { paths } from "#app/paths.ts";
import { notFound } from "#app/platform/outcome.ts";
import type { CannedText } from "./canned/canned-text.ts";
import { listCannedTexts } from "./canned/canned-texts.server.ts";
import { type CaseDetail, findCase } from "./case.server.ts";
import {
  type CaseFilter,
  type ListQuery,
  listQueryOf,
  readCaseFilter,
} from "./lists/case-filter.ts";
import { listCases } from "./lists/case-list.server.ts";
import {
  countQueue,
  findQueuePlace,
  listQueue,
  type Queue,
  type QueuePlace,
} from "./queue.server.ts";
import { casesAPage, type QueueKind, queueKindOf } from "./queue-kind.ts";
import { listModerators } from "./roles/roles.server.ts";

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
  /** Leads back to the list that it was opened from. */
  query: ListQuery;
  /** What the note may begin with. */
  texts: CannedText[];
  total: number;
  /** That of the queue on which it stands. */
  page: number;
};

/** The list of cases that a request filters, and the case that is read from it, if any; null for the queue. */
export async function readCaseList(
  person: Person,
  request: Request,
  caseId: string | null,
): Promise<CaseList | null> {
  const params = new URL(request.url).searchParams;
  const filter = readCaseFilter(params);
  if (!filter) return null;
  const [list, reading, moderators] = await Promise.all([
    listCases(person, filter, params.get("before")),
    caseId === null ? null : readCase(person, request, caseId),
    listModerators(person),
  ]);
  const deciders = moderators.map(({ id, name, email }) => ({ id, name: name || (email ?? "") }));
  return { ...list, filter, reading, deciders, query: listQueryOf(params) };
}

export type CaseList = Awaited<ReturnType<typeof listCases>> & {
  filter: CaseFilter;
  reading: CaseReading | null;
  /** Who is at the desk now. */
  deciders: { id: string; name: string }[];
  query: ListQuery;
};

/**
 * The page of the queue that a request asks for, or on which the case stands that is read from it; where none is
 * chosen the page's first is read.
 */
export async function readQueue(
  person: Person,
  request: Request,
  caseId: string | null,
): Promise<{ queue: Queue; reading: CaseReading | null; kind: QueueKind | null }> {
  const params = new URL(request.url).searchParams;
  const kind = queueKindOf(params.get("kind"));
  const chosen = caseId === null ? null : await readCase(person, request, caseId);
  const page = chosen?.position ? chosen.page : Number(params.get("page"));
  const queue = await listQueue(person, kind, page);
  const [first] = queue.list.items;
  const reading = chosen ?? (first ? await readCase(person, request, first.id) : null);
  return { queue, kind, reading };
}

/** A case, with its place in the queue that a request names. */
export async function readCase(
  person: Person,
  request: Request,
  caseId: string,
): Promise<CaseReading> {
  const params = new URL(request.url).searchParams;
  const kind = queueKindOf(params.get("kind"));
  const query = listQueryOf(params);
  const [detail, texts] = await Promise.all([findCase(person, caseId), listCannedTexts(person)]);
  if (readCaseFilter(params)) {
    return { detail, texts, query, position: null, previous: null, next: null, page: 1, total: 0 };
  }
  const [place, counts] = await Promise.all([
    findQueuePlace(person, kind, caseId),
    countQueue(person),
  ]);
  const page = Math.ceil((place.position ?? 1) / casesAPage);
  return { detail, texts, query, ...place, page, total: counts[kind ?? "all"] };
}

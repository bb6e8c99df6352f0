import { and, asc, desc, eq, gt, inArray, ne } from "drizzle-orm";
import { authUsers, userProfiles } from "#app/features/accounts/accounts.table.ts";
import type { Actor } from "#app/features/accounts/actor.ts";
import {
  type ActingCompany,
  actingCompany,
} from "#app/features/accounts/membership/acting-company.ts";
import { fullName } from "#app/features/accounts/profile/full-name.ts";
import type { StatusChange } from "#app/features/applications/application-status.ts";
import { statusAfter } from "#app/features/applications/application-status.ts";
import { jobApplications } from "#app/features/applications/applications.table.ts";
import { jobs } from "#app/features/job/jobs.table.ts";
import type { MessageKey } from "#app/messages/message-key.ts";
import { db, type Transaction } from "#app/platform/database/database.server.ts";
import { type Outcome, refused } from "#app/platform/outcome.ts";
import { isUuid } from "#app/platform/uuid.ts";
import type { AnswerValues } from "./answer-form.ts";
import { applicationEvents, interviews } from "./lifecycle.table.ts";
import { findFullThreads } from "./message-limits.server.ts";
import { fillPlaceholders } from "./placeholders.ts";
import { reachOf } from "./reach.server.ts";
import { countReach, type ReachCounts } from "./reach.ts";
import { recordTransition } from "./record-transition.server.ts";
import { whyNotReply } from "./thread.ts";

/** Applications that one request answers; the queue answers more, see bulk-tasks.server.ts. */
export const maxAnsweredAtOnce = 50;

/**
 * How many were answered and how that reaches them, how many had just been given the very same answer,
 * and how many no longer allowed it.
 */
export type Answered = { answered: number; repeated: number; skipped: number; reach: ReachCounts };

/**
 * Has the actor's company do one thing with applications to its jobs, each with a message of its own:
 * `message` may hold placeholders. An application that does not allow it any more, or has just been
 * given the very same answer, is skipped. Refusals: lifecycle.missing where none is the company's,
 * lifecycle.readOnly for anyone who may only read; of a message about one application thread.blockedByYou,
 * thread.blockedByApplicant and thread.tooMany.
 */
export async function answerApplications(
  actor: Actor,
  ids: string[],
  values: AnswerValues,
): Promise<Outcome<Answered>> {
  const company = actingCompany(actor);
  const wanted = [...new Set(ids)].filter(isUuid).slice(0, maxAnsweredAtOnce);
  if (!company || actor.kind !== "person" || wanted.length === 0)
    return refused("lifecycle.missing");
  return db.transaction((tx) => answerLocked(tx, company, actor.id, wanted, values));
}

/** A batch of a bulk answer: its place in the whole, and the last event the answer was written after. */
type Batch = { place: number; lastEvent: number };

/**
 * The same within a transaction, however many there are. Applications of a batch with an event after
 * its last one are skipped.
 */
export async function answerLocked(
  tx: Transaction,
  company: ActingCompany,
  actorId: string,
  ids: string[],
  values: AnswerValues,
  batch?: Batch,
): Promise<Outcome<Answered>> {
  const rows = await lockApplications(tx, company.id, ids, values.action);
  if (rows.length === 0) return refused("lifecycle.missing");
  if (!company.mayRecruit) return refused("lifecycle.readOnly");
  const timed = inTurn(rows, ids, values.interview, batch?.place ?? 0);
  const repeated = await findRepeated(tx, timed, values);
  const changed = batch ? await findChanged(tx, ids, batch.lastEvent) : new Set();
  const unwritable = await findUnwritable(tx, timed, values.action);
  const [first] = unwritable.values();
  if (first && rows.length === 1 && repeated.size === 0) return refused(first);
  const changes = timed.flatMap((row): Locked[] => {
    const to = statusAfter(values.action, row.from, "company");
    const isLeft = repeated.has(row.id) || changed.has(row.id) || unwritable.has(row.id);
    return to && !isLeft ? [{ ...row, to }] : [];
  });
  await write(tx, actorId, values, changes);
  const reach = countReach(changes.map((change) => change.reach));
  const skipped = rows.length - changes.length - repeated.size;
  return { answered: changes.length, repeated: repeated.size, skipped, reach };
}

/** Why applications get no message any more, where this is one: a side has ended them, or there are too many. */
async function findUnwritable(
  tx: Transaction,
  rows: readonly Row[],
  action: AnswerValues["action"],
) {
  if (action !== "reply") return new Map<string, MessageKey>();
  const full = await findFullThreads(
    tx,
    rows.map(({ id }) => id),
    "company",
  );
  return new Map(
    rows.flatMap((row): [string, MessageKey][] => {
      const reason = whyNotReply(row) ?? (full.has(row.id) ? "thread.tooMany" : null);
      return reason ? [[row.id, reason]] : [];
    }),
  );
}

/** Applications with an event after the last one, but for being opened. */
async function findChanged(tx: Transaction, ids: string[], lastEvent: number) {
  const changed = await tx
    .select({ id: applicationEvents.applicationId })
    .from(applicationEvents)
    .where(
      and(
        inArray(applicationEvents.applicationId, ids),
        gt(applicationEvents.id, lastEvent),
        ne(applicationEvents.action, "open"),
      ),
    );
  return new Set(changed.map(({ id }) => id));
}

type Row = Awaited<ReturnType<typeof lockApplications>>[number] & { startsAt: Date | undefined };

/** Each with the hour of its interview: one after another in the order in which they were chosen. */
function inTurn(
  rows: Omit<Row, "startsAt">[],
  order: readonly string[],
  interview: AnswerValues["interview"],
  first: number,
): Row[] {
  const chosen = rows.toSorted((a, b) => order.indexOf(a.id) - order.indexOf(b.id));
  const after = (place: number) => (first + place) * (interview?.minutesApart ?? 0) * 60_000;
  return chosen.map((row, place) => ({
    ...row,
    startsAt: interview && new Date(interview.startsAt.getTime() + after(place)),
  })) as Row[];
}

type Locked = Row & Pick<StatusChange, "to">;

/** The company's own among these, held until the transaction ends, always in one order. */
async function lockApplications(
  tx: Transaction,
  companyId: string,
  ids: string[],
  action: AnswerValues["action"],
) {
  return tx
    .select({
      id: jobApplications.id,
      userId: jobApplications.userId,
      companyId: jobs.companyId,
      from: jobApplications.status,
      messagesBlockedBy: jobApplications.messagesBlockedBy,
      job: jobs.title,
      firstName: userProfiles.firstName,
      lastName: userProfiles.lastName,
      reach: reachOf(action),
    })
    .from(jobApplications)
    .innerJoin(jobs, eq(jobs.id, jobApplications.jobId))
    .innerJoin(userProfiles, eq(userProfiles.id, jobApplications.userId))
    .leftJoin(authUsers, eq(authUsers.id, jobApplications.userId))
    .where(and(inArray(jobApplications.id, ids), eq(jobs.companyId, companyId)))
    .orderBy(asc(jobApplications.id))
    .for("update", { of: jobApplications });
}

async function write(
  tx: Transaction,
  actorId: string,
  { action, message, interview }: AnswerValues,
  changes: Locked[],
): Promise<void> {
  const invitations = interview
    ? await inviteAll(tx, changes, interview)
    : new Map<string, string>();
  const worded = changes.map((change) => ({
    ...change,
    message: message && fillPlaceholders(message, { name: fullName(change), job: change.job }),
    interviewId: invitations.get(change.id) ?? null,
  }));
  await recordTransition(tx, { side: "company", actorId, action }, worded);
}

/** The ids of the interviews that the applications are invited to, by application. */
async function inviteAll(
  tx: Transaction,
  changes: Locked[],
  interview: NonNullable<AnswerValues["interview"]>,
): Promise<Map<string, string>> {
  if (changes.length === 0) return new Map();
  const { minutesApart: _, ...common } = interview;
  const rows = await tx
    .insert(interviews)
    .values(
      changes.map(({ id, startsAt = interview.startsAt }) => ({
        applicationId: id,
        ...common,
        startsAt,
      })),
    )
    .returning({ id: interviews.id, applicationId: interviews.applicationId });
  return new Map(rows.map(({ id, applicationId }) => [applicationId, id]));
}

/** Applications whose last event is this very answer: a double press, or a form sent again. */
async function findRepeated(
  tx: Transaction,
  rows: readonly Row[],
  { action, message }: AnswerValues,
): Promise<Set<string>> {
  const hours = new Map(rows.map(({ id, startsAt }) => [id, startsAt?.getTime()]));
  const ids = [...hours.keys()];
  const last = await tx
    .selectDistinctOn([applicationEvents.applicationId], {
      id: applicationEvents.applicationId,
      action: applicationEvents.action,
      message: applicationEvents.message,
      startsAt: interviews.startsAt,
    })
    .from(applicationEvents)
    .leftJoin(interviews, eq(interviews.id, applicationEvents.interviewId))
    .where(and(inArray(applicationEvents.applicationId, ids), ne(applicationEvents.action, "open")))
    .orderBy(applicationEvents.applicationId, desc(applicationEvents.id));
  const same = last.filter(
    (event) =>
      event.action === action &&
      (event.message === message || (message ?? "").includes("{")) &&
      event.startsAt?.getTime() === hours.get(event.id),
  );
  return new Set(same.map(({ id }) => id));
}

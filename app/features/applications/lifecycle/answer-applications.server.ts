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
import type { AnswerValues, InterviewValues } from "./answer-form.ts";
import { invite, invitedTimes, isEnoughFree } from "./interviews.server.ts";
import { applicationEvents, interviewOffers, interviews } from "./lifecycle.table.ts";
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
 * lifecycle.readOnly for anyone who may only read; lifecycle.tooFewTimes where more are invited than have a
 * time each; of a message about one application thread.blockedByYou,
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
  const actorId = actor.byKey ? null : actor.id;
  return db.transaction((tx) => answerLocked(tx, company, actorId, wanted, values));
}

/**
 * The same within a transaction, however many there are. Applications with an event after `lastEvent`
 * are skipped.
 */
export async function answerLocked(
  tx: Transaction,
  company: ActingCompany,
  actorId: string | null,
  ids: string[],
  values: AnswerValues,
  lastEvent?: number,
): Promise<Outcome<Answered>> {
  const rows = await lockApplications(tx, company.id, ids, values.action);
  if (rows.length === 0) return refused("lifecycle.missing");
  if (!company.mayRecruit) return refused("lifecycle.readOnly");
  const repeated = await findRepeated(tx, rows, values);
  const changed = lastEvent === undefined ? new Set() : await findChanged(tx, ids, lastEvent);
  const unwritable = await findUnwritable(tx, rows, values.action);
  const [first] = unwritable.values();
  if (first && rows.length === 1 && repeated.size === 0) return refused(first);
  const changes = rows.flatMap((row): Locked[] => {
    const to = statusAfter(values.action, row.from, "company");
    const isLeft = repeated.has(row.id) || changed.has(row.id) || unwritable.has(row.id);
    return to && !isLeft ? [{ ...row, to }] : [];
  });
  if (values.interview && !(await isEnoughFree(tx, values.interview, changes))) {
    return refused("lifecycle.tooFewTimes");
  }
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

type Row = Awaited<ReturnType<typeof lockApplications>>[number];

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
      jobId: jobs.id,
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
  actorId: string | null,
  { action, message, interview }: AnswerValues,
  changes: Locked[],
): Promise<void> {
  const invitations = interview ? await invite(tx, changes, interview) : new Map<string, string>();
  const worded = changes.map((change) => ({
    ...change,
    message: message && fillPlaceholders(message, { name: fullName(change), job: change.job }),
    interviewId: invitations.get(change.id) ?? null,
  }));
  await recordTransition(tx, { side: "company", actorId, action }, worded);
}

/** Applications whose last event is this very answer: a double press, or a form sent again. */
async function findRepeated(
  tx: Transaction,
  rows: readonly Row[],
  { action, message, interview }: AnswerValues,
): Promise<Set<string>> {
  const ids = rows.map(({ id }) => id);
  const last = await tx
    .selectDistinctOn([applicationEvents.applicationId], {
      id: applicationEvents.applicationId,
      action: applicationEvents.action,
      message: applicationEvents.message,
      times: invitedTimes,
      minutes: interviews.minutes,
      isGroup: interviewOffers.isGroup,
      place: interviews.place,
      phone: interviews.phone,
      link: interviews.link,
      note: interviews.note,
    })
    .from(applicationEvents)
    .leftJoin(interviews, eq(interviews.id, applicationEvents.interviewId))
    .leftJoin(interviewOffers, eq(interviewOffers.id, interviews.offerId))
    .where(and(inArray(applicationEvents.applicationId, ids), ne(applicationEvents.action, "open")))
    .orderBy(applicationEvents.applicationId, desc(applicationEvents.id));
  const same = last.filter(
    (event) =>
      event.action === action &&
      (event.message === message || (message ?? "").includes("{")) &&
      (!interview || isSameInvitation(event, interview)),
  );
  return new Set(same.map(({ id }) => id));
}

/** Compares all of an invitation. Whether it is for a group is stored of an offer alone. */
function isSameInvitation(
  stored: Record<(typeof detailFields)[number], unknown> & {
    times: readonly number[];
    isGroup: boolean | null;
  },
  { times, isGroup, ...details }: InterviewValues,
): boolean {
  return (
    detailFields.every((field) => stored[field] === details[field]) &&
    (stored.isGroup ?? isGroup) === isGroup &&
    stored.times.length === times.length &&
    times.every((time, at) => time.getTime() === stored.times[at])
  );
}

const detailFields = ["minutes", "place", "phone", "link", "note"] as const;

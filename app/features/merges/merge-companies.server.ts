import type { Actor } from "#app/features/accounts/actor.ts";
import { listCompanyPeople } from "#app/features/accounts/membership/membership.server.ts";
import { logAct } from "#app/features/moderation/log/moderation-log.server.ts";
import { companyMerges } from "#app/features/moderation/merges/merges.table.ts";
import { db, type Transaction, withoutTimeLimit } from "#app/platform/database/database.server.ts";
import { log } from "#app/platform/log/log.server.ts";
import { isRefused, notFound, type Outcome, refused } from "#app/platform/outcome.ts";
import { isUuid } from "#app/platform/uuid.ts";
import { notifyTeams } from "./emails/merge-emails.server.ts";
import { countJobs, findCompanyOfJob, lockCompanies, whyNotMerge } from "./merge-rules.server.ts";
import { isOwn, moderatorOf } from "./moderator-of.ts";
import { moveCompany } from "./move-company.server.ts";
import { enqueueMerge } from "./run-merges.server.ts";

type Started = { id: string };

/**
 * Merges a company with its double: jobs with their applications, team, followers, templates and the address
 * of its page go to `into`; `from` is a closed account afterwards, whose person acts for `into`. The queue moves
 * jobs and followers. Both teams are told. 404 for all but moderators and for companies that there are not.
 * Refusals: merges.same, .own, .closed, .blocked, .leaving, .running, .chained, .handOver.
 */
export async function mergeCompanies(
  actor: Actor,
  { from, into, reason }: { from: string; into: string; reason: string },
): Promise<Outcome<Started>> {
  const moderator = moderatorOf(actor);
  if (!isUuid(from) || !isUuid(into)) throw notFound();
  if (from === into) return refused("merges.same");
  if (isOwn(moderator, from, into)) return refused("merges.own");
  const started = await withoutTimeLimit(() =>
    db.transaction(async (tx): Promise<Outcome<Started>> => {
      const teams = await listTeams(tx, from, into);
      const merged = await startMerge(tx, { from, into, reason }, moderator.id);
      if (!isRefused(merged)) await notifyTeams(tx, { merge: merged.id, act: "merge" }, teams);
      return merged;
    }),
  );
  if (!isRefused(started)) log("companies merged", { ...started, from, into });
  return started;
}

/** Closes one of two companies and enqueues the rest. Refusals: as mergeCompanies, but for the first two. */
export async function startMerge(
  tx: Transaction,
  { from, into, reason }: { from: string; into: string; reason: string },
  actorId: string,
): Promise<Outcome<Started>> {
  const companies = await lockCompanies(tx, [from, into]);
  const why = await whyNotMerge(tx, companies, { from, into });
  if (why) return refused(why);
  const total = await countJobs(tx, from);
  const id = await insertMerge(tx, { from, into, reason, total }, actorId);
  await moveCompany(tx, { id, fromId: from, intoId: into });
  await logAct(tx, { act: "merge", actorId, companyId: from, note: reason });
  await logAct(tx, { act: "merge_into", actorId, companyId: into, note: reason });
  await enqueueMerge(id, tx);
  return { id };
}

/**
 * Has the queue move a job that was posted under the wrong company, with its applications. 404 for all but
 * moderators and for what there is not. Refusals: as mergeCompanies, merges.movedMeanwhile where the job is another's by now.
 */
export async function moveJob(
  actor: Actor,
  jobId: string,
  { from, into, reason }: { from: string; into: string; reason: string },
): Promise<Outcome<Started>> {
  const moderator = moderatorOf(actor);
  if (!isUuid(jobId) || !isUuid(from) || !isUuid(into)) throw notFound();
  if (from === into) return refused("merges.same");
  if (isOwn(moderator, from, into)) return refused("merges.own");
  const started = await withoutTimeLimit(() =>
    db.transaction(async (tx): Promise<Outcome<Started>> => {
      const companies = await lockCompanies(tx, [from, into]);
      const why = await whyNotMerge(tx, companies, { from, into, jobId });
      if (why) return refused(why);
      if ((await findCompanyOfJob(tx, jobId)) !== from) return refused("merges.movedMeanwhile");
      const id = await insertMerge(tx, { from, into, reason, jobId, total: 1 }, moderator.id);
      const about = { act: "move", actorId: moderator.id, jobId, note: reason };
      await logAct(tx, { ...about, companyId: from });
      await logAct(tx, { ...about, companyId: into });
      await notifyTeams(tx, { merge: id, act: "move" }, await listTeams(tx, from, into));
      await enqueueMerge(id, tx);
      return { id };
    }),
  );
  if (!isRefused(started)) log("job moved", { ...started, job: jobId, from, into });
  return started;
}

type NewMerge = { from: string; into: string; jobId?: string; reason: string; total: number };

async function insertMerge(
  tx: Transaction,
  { from, into, ...merge }: NewMerge,
  actorId: string,
): Promise<string> {
  const [row] = await tx
    .insert(companyMerges)
    .values({ ...merge, fromId: from, intoId: into, actorId })
    .returning({ id: companyMerges.id });
  if (!row) throw new Error("The merge was not stored.");
  return row.id;
}

/** Those who are told: both teams as they are before. */
export async function listTeams(tx: Transaction, from: string, into: string) {
  const ids = async (company: string) => (await listCompanyPeople(company, tx)).map(({ id }) => id);
  return { from: await ids(from), into: await ids(into) };
}

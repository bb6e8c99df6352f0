import { timingSafeEqual } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { listCompanyPeople } from "#app/features/accounts/membership/membership.server.ts";
import { consumePublicEdit } from "#app/features/accounts/rate-limits/rate-limits.server.ts";
import { jobs } from "#app/features/job/jobs.table.ts";
import { damascusDay } from "#app/i18n/format.ts";
import { paths } from "#app/paths.ts";
import { db, type Transaction } from "#app/platform/database/database.server.ts";
import { isRefused, type Outcome, refused } from "#app/platform/outcome.ts";
import { signFor } from "#app/platform/settings/app-secret.server.ts";
import { settings } from "#app/platform/settings/settings.server.ts";
import { isUuid } from "#app/platform/uuid.ts";
import { extension } from "./change-job.server.ts";
import { extendedDeadline } from "./job-lifecycle.ts";

type Job = Pick<typeof jobs.$inferSelect, "id" | "applicationDeadline" | "confirmationRequestedAt">;

/**
 * The address in an email that extends a job, or says that it is still open, with one press. It is for
 * one person of the company, and works as long as the job is as it was when the email was sent: once.
 */
export async function renewalLink(account: string, job: Job): Promise<string> {
  const signature = sign(account, job);
  return settings().baseUrl + paths.renewJob({ account, job: job.id, signature });
}

/** The state of a renewal link. */
export type Renewal = {
  id: string;
  title: string;
  /** The last day now and after renewal; null if the link confirms an open job. */
  deadline: { now: string; later: string } | null;
};

/** The job of a link; undefined for a used or forged one, or for a member without the right. */
export async function findRenewal(query: URLSearchParams): Promise<Renewal | undefined> {
  const job = await findJobOfLink(db, query, false);
  if (!job) return undefined;
  const { id, title, applicationDeadline: now } = job;
  const later = extendedDeadline(now, damascusDay(new Date()));
  return { id, title, deadline: now === null ? null : { now, later } };
}

/**
 * Extends the job of a link, or notes that it is still open. Refusals: manage.refusals.linkUsed,
 * .farEnough, accounts.tooManyTries.
 */
export async function renewByLink(query: URLSearchParams): Promise<Outcome<{ id: string }>> {
  if (!(await findRenewal(query))) return refused("manage.refusals.linkUsed");
  const tooMany = await consumePublicEdit(query.get("account") ?? "");
  if (tooMany) return tooMany;
  return db.transaction(async (tx) => {
    const job = await findJobOfLink(tx, query, true);
    if (!job) return refused("manage.refusals.linkUsed");
    const columns = extension(job);
    if (isRefused(columns)) return columns;
    await tx
      .update(jobs)
      .set({ ...columns, updatedAt: new Date() })
      .where(eq(jobs.id, job.id));
    return { id: job.id };
  });
}

async function findJobOfLink(
  tx: Pick<Transaction, "select">,
  query: URLSearchParams,
  isLocked: boolean,
) {
  const [account = "", id = "", signature = ""] = ["account", "job", "signature"].map(
    (name) => query.get(name) ?? "",
  );
  if (!isUuid(account) || !isUuid(id)) return undefined;
  const selected = tx
    .select()
    .from(jobs)
    .where(and(eq(jobs.id, id), eq(jobs.status, "active")));
  const [job] = await (isLocked ? selected.for("update") : selected);
  if (!job || !isSame(signature, sign(account, job))) return undefined;
  const people = await listCompanyPeople(job.companyId, tx);
  const isAllowed = people.some((each) => each.id === account && each.role !== "reader");
  return isAllowed ? job : undefined;
}

function isSame(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}

function sign(account: string, job: Job): string {
  const state = job.applicationDeadline ?? job.confirmationRequestedAt?.toISOString() ?? "";
  return signFor("renew job", `${account}\n${job.id}\n${state}`);
}

import { sql } from "drizzle-orm";
import { isRelated } from "#app/features/companies/related-companies.server.ts";
import type { Transaction } from "#app/platform/database/database.server.ts";
import { type ComparedTexts, readTokens } from "./job-tokens.ts";
import type { SimilarJob } from "./similar-jobs.server.ts";

/** How alike a job has to be to another company's, and in how many words: docs/measurements/0078-copies.md. */
const copiedThreshold = 0.8;
const fewestWords = 30;
/** A text that jobs of more other companies are like is a standard one. */
const maxOthers = 2;
/** Days after its end that a job's text still counts. */
const rememberedDays = 180;

type Job = ComparedTexts & { id: string; companyId: string };

/**
 * The job of another company, open or not, that a job is copied from: the one most alike that was there before, or a
 * checked company's where its own is not checked. Undefined for short and for standard texts, and where the companies
 * are related.
 */
export async function findCopied(
  tx: Pick<Transaction, "execute">,
  job: Job,
  similar: readonly SimilarJob[],
): Promise<SimilarJob | undefined> {
  const isOther = ({ companyId }: SimilarJob) => companyId !== job.companyId;
  const others = similar.filter(isOther);
  const close = similar.filter(({ score }) => score >= copiedThreshold);
  const alike = close.filter(isOther);
  if (alike.length === 0 || readTokens(job).body.length < fewestWords) return undefined;
  if (new Set(others.map(({ companyId }) => companyId)).size > maxOthers) return undefined;
  // A company that posts its text once more had it before those who copied it.
  const own = [job.id, ...close.filter((each) => !isOther(each)).map(({ id }) => id)];
  const rows = await tx.execute<{ id: string }>(sql`
    select other.id from jobs other
    join user_profiles company on company.id = other.company_id
    join user_profiles mine on mine.id = ${job.companyId}
    cross join (
      select min(created_at) as since from jobs where id = any(${sql.param(own)}::uuid[])) own
    where other.id = any(${sql.param(alike.map(({ id }) => id))}::uuid[])
      and coalesce(other.closed_at, now()) > now() - make_interval(days => ${rememberedDays})
      and (company.checked > 0 and mine.checked = 0
        or (company.checked > 0 or mine.checked = 0) and other.created_at < own.since)
      and not ${isRelated(sql`company.id`, sql`mine.id`)}`);
  const copied = new Set(rows.map(({ id }) => id));
  return alike.find(({ id }) => copied.has(id));
}

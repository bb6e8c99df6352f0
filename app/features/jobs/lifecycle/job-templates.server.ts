import { randomUUID } from "node:crypto";
import { and, asc, count, eq } from "drizzle-orm";
import type { Actor } from "#app/features/accounts/actor.ts";
import { actingCompany } from "#app/features/accounts/membership/acting-company.ts";
import { checkJob } from "#app/features/jobs/posting/job-form.ts";
import { valuesOfJob } from "#app/features/jobs/posting/job-values.ts";
import {
  findOwnCompanyName,
  findOwnJob,
  saveNewDraft,
} from "#app/features/jobs/posting/post-job.server.ts";
import type { Language } from "#app/i18n/language.ts";
import { maxJobTemplates } from "#app/limits.ts";
import { db } from "#app/platform/database/database.server.ts";
import { type Outcome, refused } from "#app/platform/outcome.ts";
import { isUuid } from "#app/platform/uuid.ts";
import { lifecycleState, whyNotActOnJob } from "./job-lifecycle.ts";
import { jobTemplates } from "./lifecycle.table.ts";

/**
 * Stores an own job's content, under its title, as a template of its company. Refusals:
 * posting.jobNotFound for anyone else's, posting.readOnly, manage.refusals.suspended,
 * .tooManyTemplates.
 */
export async function saveJobAsTemplate(
  actor: Actor,
  jobId: string,
): Promise<Outcome<{ id: string }>> {
  const company = actingCompany(actor);
  const job = await findOwnJob(actor, jobId);
  if (!company || !job) return refused("posting.jobNotFound");
  const why = whyNotActOnJob("saveAsTemplate", lifecycleState(job), company.role);
  if (why) return refused(why);
  const [stored] = await db
    .select({ n: count() })
    .from(jobTemplates)
    .where(eq(jobTemplates.companyId, company.id));
  if ((stored?.n ?? 0) >= maxJobTemplates) return refused("manage.refusals.tooManyTemplates");
  const id = randomUUID();
  const name = job.title.trim().slice(0, 200) || "-";
  const values = { ...valuesOfJob(job), applicationDeadline: "" };
  await db.insert(jobTemplates).values({ id, companyId: company.id, name, values });
  return { id };
}

/** A template in a list; createdAt is an ISO timestamp. */
export type JobTemplate = { id: string; name: string; createdAt: string };

/** The templates of the actor's company by name; none for anybody else. */
export async function listJobTemplates(actor: Actor): Promise<JobTemplate[]> {
  const company = actingCompany(actor);
  if (!company) return [];
  const { id, name, createdAt } = jobTemplates;
  const rows = await db
    .select({ id, name, createdAt })
    .from(jobTemplates)
    .where(eq(jobTemplates.companyId, company.id))
    .orderBy(asc(name), asc(id));
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
}

/**
 * Makes a new draft of a template, its place written in `language`. Refusals:
 * manage.refusals.templateGone for anyone else's, manage.refusals.incomplete where the form has changed
 * since, posting.readOnly, posting.tooManyToday.
 */
export async function startFromTemplate(
  actor: Actor,
  templateId: string,
  language: Language,
): Promise<Outcome<{ id: string }>> {
  const company = actingCompany(actor);
  if (!company || actor.kind !== "person" || !isUuid(templateId)) {
    return refused("manage.refusals.templateGone");
  }
  const [template] = await db.select().from(jobTemplates).where(ownTemplate(company, templateId));
  if (!template) return refused("manage.refusals.templateGone");
  const called = (await findOwnCompanyName(actor)) ?? "";
  const checked = checkJob({ ...template.values, company: called });
  if (checked.errors) return refused("manage.refusals.incomplete");
  return saveNewDraft(actor, randomUUID(), checked.values, language);
}

/** Removes a template. Refusals: manage.refusals.templateGone for anyone else's, posting.readOnly. */
export async function deleteJobTemplate(
  actor: Actor,
  templateId: string,
): Promise<Outcome<{ id: string }>> {
  const company = actingCompany(actor);
  if (!company || !isUuid(templateId)) return refused("manage.refusals.templateGone");
  if (!company.mayRecruit) return refused("posting.readOnly");
  const [removed] = await db
    .delete(jobTemplates)
    .where(ownTemplate(company, templateId))
    .returning({ id: jobTemplates.id });
  return removed ?? refused("manage.refusals.templateGone");
}

function ownTemplate(company: { id: string }, templateId: string) {
  return and(eq(jobTemplates.id, templateId), eq(jobTemplates.companyId, company.id));
}

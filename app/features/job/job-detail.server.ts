import { and, desc, eq, ne, sql } from "drizzle-orm";
import { authUsers, userProfiles } from "#app/features/accounts/accounts.table.ts";
import type { Actor } from "#app/features/accounts/actor.ts";
import { isChecked } from "#app/features/companies/checks/check.ts";
import { isTwinColumn } from "#app/features/companies/checks/shown-checks.server.ts";
import { companyCalled } from "#app/features/companies/company-name.server.ts";
import { logoColumn } from "#app/features/companies/logo/logos.server.ts";
import { companySlugColumn } from "#app/features/companies/public-company.server.ts";
import { replyFigureColumns } from "#app/features/companies/reply-figures/reply-figures.server.ts";
import { companyReplyFigures } from "#app/features/companies/reply-figures/reply-figures.table.ts";
import { type ReplyFigures, replyRate } from "#app/features/companies/reply-figures/reply-rate.ts";
import { findPlaceById } from "#app/features/places/place.ts";
import type { Language } from "#app/i18n/language.ts";
import { preparedQuery } from "#app/platform/database/prepared-query.server.ts";
import { shownEmail } from "#app/platform/email/shown-email.server.ts";
import { fold } from "#app/platform/fold.ts";
import { isUuid } from "#app/platform/uuid.ts";
import {
  arrangementOf,
  closesIn,
  daysBetween,
  isNewJob,
  isUrgentJob,
  type JobDetail,
  jobState,
  jobStatus,
  type ShortCard,
  similarCount,
} from "./job.ts";
import { maySeeJob } from "./job-access.ts";
import { readList } from "./job-lists.ts";
import { knownOf, payOf, shortCardOf, shortColumns } from "./job-row.server.ts";
import { jobs } from "./jobs.table.ts";

/** A job the actor may see, with its company; undefined for any other and for an invalid id. */
export async function findJob(actor: Actor, id: string): Promise<JobDetail | undefined> {
  if (!isUuid(id)) return undefined;
  const [row] = await jobById().execute({ id });
  if (!row) return undefined;
  const job = jobDetail(row);
  return maySeeJob(actor, { ...job, isBlocked: row.isBlocked }) ? job : undefined;
}

const companyColumns = {
  id: userProfiles.id,
  name: companyCalled,
  country: userProfiles.country,
  province: userProfiles.province,
  city: userProfiles.city,
  website: userProfiles.companyWebsite,
  size: userProfiles.companySize,
  industry: userProfiles.industry,
  slug: companySlugColumn,
  logo: logoColumn,
  checked: userProfiles.checked,
  isTwin: isTwinColumn,
  activeJobs: sql<number>`(select count(*)::int from jobs own where own.company_id = ${userProfiles}.id and own.status = 'active')`,
};

const jobById = preparedQuery((db) =>
  db
    .select({
      job: jobs,
      company: companyColumns,
      figures: replyFigureColumns,
      // Blocking withholds open jobs; one that is over stays closed.
      isBlocked: sql<boolean>`exists (select from ${authUsers} account where account.id = ${jobs}.company_id and account.blocked_at is not null)`,
    })
    .from(jobs)
    .innerJoin(userProfiles, eq(userProfiles.id, jobs.companyId))
    .leftJoin(companyReplyFigures, eq(companyReplyFigures.companyId, jobs.companyId))
    .where(eq(jobs.id, sql.placeholder("id")))
    .prepare("job_by_id"),
);

type JobRow = {
  job: typeof jobs.$inferSelect;
  company: Omit<JobDetail["company"], "replyRate" | "checked" | "isTwin"> & {
    checked: number;
    isTwin: boolean;
  };
  figures: ReplyFigures | null;
  isBlocked: boolean;
};

/** A stored job as it is shown: its lists read, its flags and state worked out. */
function jobDetail({ job, company, figures }: JobRow, now = new Date()): JobDetail {
  const deadline = job.applicationDeadline;
  const { checked, isTwin, ...rest } = company;
  return {
    id: job.id,
    title: job.title,
    companyId: job.companyId,
    location: job.location,
    placeId: job.placeId,
    ...knownOf(job),
    pay: payOf(job),
    postedAt: job.createdAt.toISOString(),
    deadline,
    postedDaysAgo: Math.max(0, daysBetween(job.createdAt, now)),
    closesInDays: closesIn(deadline, now),
    isNew: isNewJob(job.createdAt, now),
    isUrgent: isUrgentJob(deadline, now),
    status: jobStatus(job.status),
    state: jobState({ status: job.status, deadline, closedReason: job.closedReason }, now),
    closedReason: job.closedReason,
    description: job.description,
    workArrangement: arrangementOf(job.workArrangement, job.employmentType),
    requirements: readList(job.requirements),
    benefits: readList(job.benefits),
    contactEmail: shownEmail(job.contactEmail),
    website: job.companyWebsite,
    ...(job.sourceSite && { from: job.sourceSite }),
    ...(job.applyUrl && { applyUrl: job.applyUrl }),
    company: {
      ...rest,
      ...(isChecked(checked) && { checked }),
      ...(isTwin && { isTwin }),
      replyRate: replyRate(figures),
    },
  };
}

type Compared = { id: string; title: string; placeId: string | null };

/**
 * Other active jobs of the same category: first those of its governorate, then those that share words
 * of the title, then the newest; three at most, of the category's newest.
 */
export async function similarJobs(
  job: Compared & { category: string },
  language: Language,
): Promise<ShortCard[]> {
  const others = await othersOfCategory().execute({ id: job.id, category: job.category });
  const ids = rankSimilar(job, others)
    .slice(0, similarCount)
    .map(({ id }) => id);
  if (ids.length === 0) return [];
  const rows = await cardsById().execute({ ids });
  const now = new Date();
  return ids.flatMap((id) => {
    const row = rows.find((each) => each.id === id);
    return row ? [shortCardOf(row, language, now)] : [];
  });
}

/** Jobs by nearness to one: its governorate counts more than words of its title, which are in one language. */
function rankSimilar<T extends Compared>(
  job: Pick<Compared, "title" | "placeId">,
  others: readonly T[],
): T[] {
  const words = new Set(fold(job.title).split(" "));
  const province = provinceOf(job);
  const nearness = (other: Compared) => {
    const shared = fold(other.title)
      .split(" ")
      .filter((word) => words.has(word)).length;
    const isNear = province !== undefined && provinceOf(other) === province;
    return Math.min(shared, 2) * 2 + (isNear ? 5 : 0);
  };
  const ranked = others.map((other) => ({ other, near: nearness(other) }));
  return ranked.sort((one, next) => next.near - one.near).map(({ other }) => other);
}

function provinceOf({ placeId }: Pick<Compared, "placeId">): string | undefined {
  return findPlaceById(placeId)?.province?.id;
}

/** As many of a category are compared. */
const compared = 200;

const othersOfCategory = preparedQuery((db) =>
  db
    .select({ id: jobs.id, title: jobs.title, placeId: jobs.placeId })
    .from(jobs)
    .where(
      and(
        eq(jobs.category, sql.placeholder("category")),
        eq(jobs.status, "active"),
        ne(jobs.id, sql.placeholder("id")),
      ),
    )
    .orderBy(desc(jobs.createdAt))
    .limit(compared)
    .prepare("others_of_category"),
);

const cardsById = preparedQuery((db) =>
  db
    .select(shortColumns)
    .from(jobs)
    .innerJoin(userProfiles, eq(userProfiles.id, jobs.companyId))
    .where(sql`${jobs.id} = any(${sql.placeholder("ids")}::uuid[])`)
    .prepare("cards_by_id"),
);

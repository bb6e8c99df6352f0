import { and, eq, isNull, like, or, type SQL, sql } from "drizzle-orm";
import { userProfiles } from "#app/features/accounts/accounts.table.ts";
import { searchParts } from "#app/features/accounts/profile/profile-search.server.ts";
import {
  isOfRemovedJob,
  onlyNamed,
} from "#app/features/applications/application-conditions.server.ts";
import type {
  ApplicationFilter,
  ShownStage,
} from "#app/features/applications/application-filter.ts";
import {
  companyApplications,
  jobApplications,
} from "#app/features/applications/applications.table.ts";
import { jobs } from "#app/features/job/jobs.table.ts";
import { db } from "#app/platform/database/database.server.ts";
import {
  holdsParts,
  type IndexedPart,
  indexedParts,
  letterOf,
  lookUpProfiles,
} from "./stored-texts.server.ts";
import { profileSearch } from "./stored-texts.table.ts";

/** The applications to all of a company's jobs, or to one; those with unread news or at a stage alone. */
type Scope = { companyId: string; job: string | null; news: boolean; show: ShownStage | undefined };

/** The first ids of a company's applications that a filter leaves, newest first. */
export async function listCompanyIds(
  companyId: string,
  { job, search, news = false, show }: ApplicationFilter,
  limit: number,
): Promise<string[]> {
  const scope = { companyId, job, news, show };
  if (search !== "") return searchIds(scope, searchParts(search), limit);
  const rows = await db.execute<{ id: string }>(newest(sentTo(scope).sent, { limit }));
  return rows.map(({ id }) => id);
}

type Part = { limit: number; behind?: string | undefined };

/** Selects `id`, `user_id` and `created_at` of applications, and their letters if it has them. */
type Source = { sent: SQL; hasLetters?: boolean };

function sentTo(scope: Scope): Source {
  const { companyId, job } = scope;
  if (isPart(scope)) {
    const isOfJob = job === null ? sql`true` : eq(companyApplications.jobId, job);
    const sent = sql`select application_id as id, user_id, created_at from ${companyApplications}
      where ${isOfCompany(companyId)} and ${isShown(scope)} and ${isOfJob}`;
    return { sent };
  }
  if (job === null) {
    const sent = sql`select application_id as id, user_id, created_at from ${companyApplications}
      where ${isOfCompany(companyId)}`;
    return { sent };
  }
  const isOwn = sql`exists (select from ${jobs} where ${jobs.id} = ${job} and ${jobs.companyId} = ${companyId})`;
  const sent = sql`select id, user_id, created_at from ${jobApplications}
    where ${jobApplications.jobId} = ${job} and ${isOwn}`;
  return { sent };
}

const isPart = ({ news, show }: Scope) => news || show !== undefined;

/** With the statuses as literals, by which their indexes are used. */
const statusOf: Record<ShownStage, SQL> = {
  unanswered: sql`status = 'pending'`,
  interviews: sql`status = 'interview'`,
};

function isShown({ companyId, news, show }: Scope): SQL {
  const hasNews = news ? sql`has_news` : sql`true`;
  if (show === undefined) return hasNews;
  return sql`${hasNews} and application_id in (select id from ${jobApplications}
    where ${statusOf[show]} and job_id in (select id from ${jobs} where company_id = ${companyId}))`;
}

/** The letters of a company's applications lie beside its list. */
function withLetters(scope: Scope): Source {
  if (scope.job !== null || isPart(scope)) return sentTo(scope);
  const sent = sql`select application_id as id, user_id, created_at, letter from ${companyApplications}
    where ${isOfCompany(scope.companyId)}`;
  return { sent, hasLetters: true };
}

const isOfCompany = (companyId: string) =>
  sql`${companyApplications.companyId} = ${companyId} and not ${isOfRemovedJob}`;

/** A part of the applications of a query, newest first. */
function newest(sent: SQL, { limit, behind }: Part): SQL {
  const isBehind = behind
    ? sql`(created_at, id) < (select created_at, id from ${jobApplications} where id = ${behind})`
    : sql`true`;
  return sql`select * from (${sent}) sent where ${isBehind}
    order by created_at desc, id desc limit ${limit}`;
}

/** How many of the newest tell how common a search is. */
const sampled = 100;
/** Applications read at once at most; and how many are walked before an index costs less. */
const atOnce = 8000;

/**
 * The first that hold every part of the input, in the applicant's name, contact, position or the cover
 * letter. Common words are found by reading the newest one after another, rare ones by an index of all
 * texts: whichever it is the newest hundred tell.
 */
async function searchIds(
  scope: Scope,
  parts: readonly string[],
  wanted: number,
): Promise<string[]> {
  if (parts.length === 0) return [];
  const sample = await readPart(withLetters(scope), parts, { limit: sampled });
  const matches = sample.filter(({ is_held }) => is_held).map(({ id }) => id);
  if (sample.length < sampled || matches.length >= wanted) return matches.slice(0, wanted);
  const indexed = indexedParts(parts);
  const isRare = matches.length * atOnce < wanted * sampled;
  if (indexed.length > 0 && isRare) {
    // Nearly all that hold one part match; of several parts each may be in another text.
    const limit = parts.length === 1 ? 2 * wanted : atOnce;
    return readAll(mayHold(scope, indexed), parts, { wanted, limit, matches: [] });
  }
  // As many as hold the rest at the rate of the sample, and a quarter more: mostly one statement is enough.
  const perMatch = (1.25 * sampled) / Math.max(1, matches.length);
  const limit = Math.min(atOnce, Math.ceil((wanted - matches.length) * perMatch));
  const behind = sample.at(-1)?.id;
  return readAll(withLetters(scope), parts, { wanted, limit, matches, behind });
}

/** Selects those with all parts in the profile, or with any in the letter: no other can hold all of them. */
function mayHold(scope: Scope, indexed: readonly IndexedPart[]): Source {
  const { companyId, job } = scope;
  const { profileId, contactDocument } = profileSearch;
  const { jobId, letter: text } = companyApplications;
  const inProfile = indexed.map(({ profile }) =>
    or(...profile.map((pattern) => like(contactDocument, pattern))),
  );
  const inLetter = indexed.map(({ letter }) => like(text, letter));
  // Materialized: the profile of each application is looked up otherwise.
  const sent = sql`
    with found as materialized (select ${profileId} from ${profileSearch} where ${and(...inProfile)})
    select sent.id, sent.user_id, sent.created_at from (${sentTo(scope).sent}) sent
    join found on found.profile_id = sent.user_id
    union
    select application_id, user_id, created_at from ${companyApplications}
    where ${and(
      isOfCompany(companyId),
      job === null ? undefined : eq(jobId, job),
      isShown(scope),
      or(...inLetter),
    )}`;
  return { sent };
}

type Reading = { wanted: number; limit: number; matches: string[]; behind?: string | undefined };

/** In parts, so that no statement reads all of a company that has hundreds of thousands. */
async function readAll(
  source: Source,
  parts: readonly string[],
  { wanted, limit, matches, behind }: Reading,
): Promise<string[]> {
  const rows = await readPart(source, parts, { limit, behind });
  const all = [...matches, ...rows.filter(({ is_held }) => is_held).map(({ id }) => id)];
  if (rows.length < limit || all.length >= wanted) return all.slice(0, wanted);
  const next = { limit: Math.min(2 * limit, atOnce), behind: rows.at(-1)?.id };
  return readAll(source, parts, { wanted, matches: all, ...next });
}

/** Whether all parts are held by each, newest first; of a cleared application only the name counts. */
async function readPart({ sent, hasLetters }: Source, parts: readonly string[], part: Part) {
  const clearedAt = sql`(select cleared_at from ${jobApplications} where id = read.id)`;
  const isNamed = sql`(select ${onlyNamed(parts)} from ${userProfiles} where ${userProfiles.id} = read.user_id)`;
  const letter = hasLetters ? sql`letter` : letterOf(sql`read.id`);
  return db.execute<{ id: string; is_held: boolean }>(sql`
    select id, case when ${holdsParts(parts, letter)} then ${or(isNull(clearedAt), isNamed)} else false end as is_held
    from (${lookUpProfiles(newest(sent, part), "contactDocument")}) read
    order by created_at desc, id desc`);
}

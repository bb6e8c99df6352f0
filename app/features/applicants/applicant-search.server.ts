import { and, eq, isNotNull, isNull, like, or, type SQL, sql } from "drizzle-orm";
import { searchParts } from "#app/features/accounts/profile/profile-search.server.ts";
import { onlyNamed } from "#app/features/applications/application-conditions.server.ts";
import {
  companyApplications,
  jobApplications,
} from "#app/features/applications/applications.table.ts";
import {
  holdsParts,
  type IndexedPart,
  indexedParts,
  letterOf,
  lookUpProfiles,
  readTexts,
} from "#app/features/applications/search/stored-texts.server.ts";
import { jobs } from "#app/features/job/jobs.table.ts";
import { db } from "#app/platform/database/database.server.ts";
import { applicantsWith, isOneOf, isWithin, type ListPart } from "./job-applicants.server.ts";

const { id, userId, clearedAt } = jobApplications;

/** The applications that are searched: of a job, or of a part of its list. */
type Scope = { jobId: string; part: ListPart | undefined };

/**
 * Applications to a job that match every part of the search text, in the cover letter or in the applicant's
 * profile; of one that was cleared, in the name. Undefined for an empty search.
 */
export function matchesSearch(scope: Scope, search: string): SQL | undefined {
  if (search === "") return undefined;
  const parts = searchParts(search);
  if (parts.length === 0) return sql`false`;
  const named = applicantsWith(
    scope.jobId,
    onlyNamed(parts),
    and(isWithin(scope.part), isNotNull(clearedAt)),
  );
  return or(
    and(isNull(clearedAt), holdsAll(scope, parts)),
    and(isNotNull(clearedAt), isOneOf(userId, named)),
  );
}

/** Parts that an index finds at once; that of further ones costs more than to read the texts that are left. */
const indexedAtOnce = 2;

/** Indexes leave those with some parts, of which the texts are read where there are further ones. */
function holdsAll(scope: Scope, parts: readonly string[]): SQL | undefined {
  const indexed = indexedParts(parts).slice(0, indexedAtOnce);
  const isIndexed = and(...indexed.map((each) => holdsIndexed(scope, each)));
  const rest = parts.filter((part) => !indexed.some((each) => each.part === part));
  if (rest.length === 0) return isIndexed;
  const sent = db
    .select({ id, userId })
    .from(jobApplications)
    .where(and(isWhole(scope), isIndexed))
    .getSQL();
  if (!isIndexed) {
    const isHeld = holdsParts(rest, sql`letter`);
    return isOneOf(id, sql`(select id from (${readTexts(sent)}) read where ${isHeld})`);
  }
  const isHeld = holdsParts(rest, letterOf(sql`read.id`));
  return isOneOf(
    id,
    sql`(select id from (${lookUpProfiles(sent, "document")}) read where ${isHeld})`,
  );
}

function holdsIndexed(scope: Scope, { profile, letter }: IndexedPart): SQL | undefined {
  const { jobId, part } = scope;
  const people = db.select({ id: userId }).from(jobApplications).where(isWhole(scope));
  const patterns = sql.join(
    profile.map((pattern) => sql`${pattern}`),
    sql`, `,
  );
  const { applicationId, companyId, createdAt, jobId: ofJob, letter: text } = companyApplications;
  const company = db.select({ id: jobs.companyId }).from(jobs).where(eq(jobs.id, jobId));
  const letters = db
    .select({ id: applicationId })
    .from(companyApplications)
    .where(
      and(
        eq(companyId, company),
        eq(ofJob, jobId),
        part?.(createdAt, applicationId),
        like(text, letter),
      ),
    );
  return or(
    isOneOf(userId, sql`(select profiles_holding(array${people}, array[${patterns}]::text[]))`),
    isOneOf(id, letters),
  );
}

function isWhole({ jobId, part }: Scope): SQL | undefined {
  return and(eq(jobApplications.jobId, jobId), isWithin(part), isNull(clearedAt));
}

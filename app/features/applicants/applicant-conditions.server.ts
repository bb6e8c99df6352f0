import { and, eq, gte, isNull, not, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { userProfiles } from "#app/features/accounts/accounts.table.ts";
import {
  applicationsAnswering,
  unmetApplications,
} from "#app/features/applications/answers/answers.server.ts";
import { isNewToCompany } from "#app/features/applications/application-conditions.server.ts";
import { jobApplications } from "#app/features/applications/applications.table.ts";
import type { Currency, Pay } from "#app/features/job/job.ts";
import { findPlaceById } from "#app/features/places/place.ts";
import type { ApplicantFilter, ApplicantSort } from "./applicant-filter.ts";
import { matchesSearch } from "./applicant-search.server.ts";
import { applicantsWith, isOneOf, isWithin, type ListPart } from "./job-applicants.server.ts";
import { applicationsLabelled } from "./marks/labels.server.ts";
import type { Stage } from "./stage.ts";

type Job = { id: string; pay: Pay };

/** A job's applications that a filter leaves. */
export function filtered(job: Job, filter: ApplicantFilter): SQL | undefined {
  return and(narrowed(job, filter), filter.stage ? isInStage(filter.stage) : undefined);
}

/** The same in every stage; of a part of the list, where one is given. */
export function narrowed(
  { id, pay }: Job,
  filter: ApplicantFilter,
  part?: ListPart,
): SQL | undefined {
  const { search, experience, availability, place, inBudget, isStarred, rating, label } = filter;
  return and(
    eq(jobApplications.jobId, id),
    isWithin(part),
    matchesSearch({ jobId: id, part }, search),
    experience ? eq(jobApplications.experience, experience) : undefined,
    isStarred ? eq(jobApplications.starred, true) : undefined,
    rating ? gte(jobApplications.meanRating, Number(rating) * 100) : undefined,
    label ? isOneOf(jobApplications.id, applicationsLabelled(id, label)) : undefined,
    availability ? isOf(id, eq(userProfiles.availability, availability), part) : undefined,
    place ? isOf(id, isIn(place), part) : undefined,
    inBudget && pay.max !== null
      ? isInBudget(id, { currency: pay.currency, max: pay.max }, part)
      : undefined,
    ...answered(id, filter),
  );
}

/** Of anyone who withdrew or was cleared the profile says nothing any more. */
const isWhole = isNull(jobApplications.clearedAt);

function isOf(jobId: string, hasProfile: SQL, part?: ListPart): SQL | undefined {
  const people = applicantsWith(jobId, hasProfile, isWithin(part));
  return and(isWhole, isOneOf(jobApplications.userId, people));
}

/** Compares the amount typed in the application; without one, the profile's. */
function isInBudget(
  jobId: string,
  { currency, max }: { currency: Currency; max: number },
  part?: ListPart,
): SQL | undefined {
  const { expectedSalary } = jobApplications;
  const isUnsaid = sql`coalesce(${expectedSalary}, '') = ''`;
  const wants = sql`${userProfiles.desiredSalaryCurrency} = ${currency}
    and ${userProfiles.desiredSalaryMin} <= ${max}`;
  const people = applicantsWith(jobId, wants, and(isWithin(part), isUnsaid));
  const isOfProfile = isOneOf(jobApplications.userId, people);
  return and(
    isWhole,
    sql`case when ${isUnsaid} then ${isOfProfile}
      else ${readableAmount(expectedSalary, currency)} <= ${max} end`,
  );
}

/** By answers to the job's questions; a question of another job leaves no application. */
function answered(jobId: string, { wanted, answers }: ApplicantFilter): (SQL | undefined)[] {
  const hasUnmet = (unmet: ReturnType<typeof unmetApplications>) =>
    isOneOf(jobApplications.id, unmet);
  return [
    wanted === "unmet" ? hasUnmet(unmetApplications(jobId)) : undefined,
    wanted === "met" ? not(hasUnmet(unmetApplications(jobId, { orOutdated: true }))) : undefined,
    ...Object.entries(answers).map(([question, answer]) =>
      isOneOf(jobApplications.id, applicationsAnswering(question, answer)),
    ),
  ];
}

/** Applications in a stage. */
export function isInStage(stage: Stage): SQL | undefined {
  // "is true" keeps the planner from the index of uncleared applications, which would read the rows.
  if (stage === "new") return sql`${isNewToCompany} is true`;
  if (stage === "reviewing") return and(isPending, sql`not ${isNewToCompany}`);
  return eq(jobApplications.status, stage);
}

const isPending = eq(jobApplications.status, "pending");

/** Profiles keep the English name of the governorate. */
function isIn(placeId: string): SQL {
  const province = findPlaceById(placeId)?.province;
  return province ? eq(userProfiles.province, province.en) : sql`false`;
}

/** Years of experience as stated with the application, from the least; 0 where nothing is. */
const experienceRank = sql`coalesce(array_position(array['0-1', '1-3', '3-5', '5-10', '10+'],
  ${jobApplications.experience}), 0)`;

/** The team's mean, from the least; 0 where no one has rated. */
const ratingRank = sql`coalesce(${jobApplications.meanRating}, 0)`;

const { createdAt, id } = jobApplications;
/** Sort keys, all ascending or all descending. */
const newest = { keys: [sql`${createdAt}`, sql`${id}`], isDown: true };
const sorts: Record<ApplicantSort, { keys: SQL[]; isDown: boolean }> = {
  newest,
  // Fits are compared outside the database; equal fits are sorted newest first.
  fit: newest,
  oldest: { keys: [sql`${createdAt}`, sql`${id}`], isDown: false },
  experience: { keys: [experienceRank, sql`${createdAt}`, sql`${id}`], isDown: true },
  rating: { keys: [ratingRank, sql`${createdAt}`, sql`${id}`], isDown: true },
};

/** The order of a list, or the other way round. */
export function orderBy(sort: ApplicantSort, isReversed = false): SQL[] {
  const { keys, isDown } = sorts[sort];
  return keys.map((key) => (isDown === isReversed ? sql`${key} asc` : sql`${key} desc`));
}

/** Applications that stand before another one in the list, or behind it. */
export function isBeside(sort: ApplicantSort, side: "before" | "behind", applicationId: string) {
  const { keys, isDown } = sorts[sort];
  const all = sql.join(keys, sql`, `);
  // Read by the database itself, since a date here has no microseconds.
  const its = sql`(select ${all} from ${jobApplications} where ${id} = ${applicationId})`;
  return (side === "before") === isDown ? sql`(${all}) > ${its}` : sql`(${all}) < ${its}`;
}

/** The first amount in a text: "1,800,000", "٢٫١ مليون", "900 thousand". Null where there is none. */
export function readableAmount(text: SQLWrapper, currency: Currency): SQL {
  const latin = sql`translate(${text}, '٠١٢٣٤٥٦٧٨٩٬٫،', '0123456789,.,')`;
  // Removes separators of thousands: comma, point or blank.
  const joined = sql`regexp_replace(${latin}, '(\\d)[,. ](?=\\d{3}(\\D|$))', '\\1', 'g')`;
  const number = sql`substring(${joined} from '\\d{1,15}(?:\\.\\d{1,4})?')`;
  // A number alone is by far the cheapest to read.
  return sql`case when ${latin} ~ '^(\\d{1,15}|\\d{1,3}([,. ]\\d{3}){1,4})$'
      then translate(${latin}, ',. ', '')::numeric
    when ${latin} ~* ${otherSigns(currency)} then null
    else ${number}::numeric * case when ${latin} ~* ${millions} then 1000000
      when ${latin} ~* ${thousands} then 1000 else 1 end end`;
}

const millions = "million|مليون|ملايين|\\d ?m\\M";
const thousands = "thousand|ألف|الف|آلاف|\\d ?k\\M";

/** How people write the currencies. */
const signs: Record<Currency, string> = {
  SYP: "syp|s\\.?p\\M|ل\\.?س|سوري",
  USD: "usd|\\$|dollar|دولار",
  EUR: "eur|€|يورو",
  TRY: "try\\M|₺|تركي",
  SAR: "sar\\M|سعودي",
  AED: "aed|درهم",
  LBP: "lbp|لبناني",
};

function otherSigns(currency: Currency): string {
  const others = Object.entries(signs).filter(([each]) => each !== currency);
  return others.map(([, sign]) => sign).join("|");
}

import { z } from "zod";
import { industries } from "#app/features/companies/company.ts";
import { filterNames, filterOf } from "#app/features/job/filters/job-filters.ts";
import {
  categories,
  currencies,
  employmentTypes,
  experienceLevels,
  jobStatuses,
  offeredTypes,
  payBases,
  payPeriods,
  pounds,
  workArrangements,
} from "#app/features/job/job.ts";
import { jobSorts } from "#app/features/job/job-query.ts";
import { companyReasons, lifecycleStates } from "#app/features/jobs/lifecycle/job-lifecycle.ts";
import { listLimits } from "#app/features/jobs/posting/job-fields.ts";
import { apiScopes } from "#app/features/team/keys/api-key.ts";
import { languages } from "#app/i18n/language.ts";
import { applicationSchemas, newMessage, stageChange } from "./application-schemas.ts";

/*
 * The shapes of the API. Requests are checked by them, the document is made from them, and tests
 * hold every answer against them. The texts about each property stand in content/{ar,en}/api.json.
 */

/** A number in an address, with the value that counts where none is given. */
function whole(min: number, max: number, usual: number) {
  return z
    .string()
    .regex(/^\d{1,4}$/)
    .transform(Number)
    .pipe(z.int().min(min).max(max))
    .default(usual);
}

const cursor = z.string().max(1000).optional();
const lang = z.enum(languages).default("en");
/** Dates are ISO strings already. */
const timestamp = z.iso.datetime();
const day = z.iso.date();
const amount = z.number().min(0);

export const noQuery = z.strictObject({});
export const langQuery = z.strictObject({ lang });
export const idPath = z.strictObject({ id: z.guid() });

const several = (values: readonly string[] | undefined) => {
  const one = values ? z.enum(values as [string, ...string[]]) : z.string();
  return z.union([one, z.array(one)]).optional();
};

export const jobsLimit = whole(1, 100, 20);

/** The parameters of the public list. It is lenient, like the page: unknown ones do not count. */
export const jobsQuery = z.looseObject({
  ...Object.fromEntries(
    filterNames.map((name) => {
      const { many, values, is } = filterOf(name);
      const one = is === "choice" && values ? z.enum(values as [string, ...string[]]) : z.string();
      return [name, many ? several(is === "choice" ? values : undefined) : one.optional()];
    }),
  ),
  sort: z.enum(jobSorts).optional(),
  limit: jobsLimit,
  cursor,
});

const job = z.object({
  id: z.guid(),
  externalId: z.string().nullable(),
  title: z.string(),
  company: z.string(),
  location: z.string(),
  province: z.string().nullable(),
  city: z.string().nullable(),
  category: z.enum(categories),
  employmentType: z.enum(employmentTypes),
  experienceLevel: z.enum(experienceLevels),
  salaryMin: amount.nullable(),
  salaryMax: amount.nullable(),
  currency: z.enum(currencies),
  payPeriod: z.enum(payPeriods),
  payBasis: z.enum(payBases).nullable(),
  pound: z.enum(pounds).nullable(),
  status: z.enum(jobStatuses),
  postedAt: timestamp,
  url: z.url(),
});

const jobList = z.object({
  data: z.array(job),
  total: z.int().min(0),
  next: z.string().nullable(),
});

export const jobListError = z.object({ error: z.object({ message: z.string() }) });

const jobDetail = z.object({
  ...job.omit({ externalId: true, company: true }).shape,
  description: z.string(),
  requirements: z.array(z.string()),
  benefits: z.array(z.string()),
  workArrangement: z.enum(workArrangements).nullable(),
  applicationDeadline: day.nullable(),
  source: z.string().nullable(),
  applyUrl: z.url().nullable(),
  company: z.object({
    id: z.guid(),
    slug: z.string().nullable(),
    name: z.string(),
    url: z.url().nullable(),
  }),
});

export const companiesQuery = z.strictObject({
  industry: z.enum(industries).optional(),
  limit: whole(1, 100, 20),
  cursor,
  lang,
});

/** The last part of a company page's address, or its id. */
export const companyPath = z.strictObject({ company: z.string() });

const company = z.object({
  id: z.guid(),
  slug: z.string().nullable(),
  name: z.string(),
  industry: z.string().nullable(),
  size: z.string().nullable(),
  place: z.string().nullable(),
  foundedYear: z.int().nullable(),
  website: z.string().nullable(),
  description: z.string().nullable(),
  openJobs: z.int().min(0),
  url: z.url().nullable(),
});

const companyList = z.object({ data: z.array(company), next: z.string().nullable() });

const companyDetail = z.object({
  ...company.shape,
  placeId: z.string().nullable(),
  joinedAt: timestamp,
  closedJobs: z.int().min(0),
});

export const placesQuery = z.strictObject({ parent: z.string().max(200).optional() });

const placeList = z.object({
  data: z.array(
    z.object({
      id: z.string(),
      kind: z.enum(["country", "province", "city"]),
      ar: z.string(),
      en: z.string(),
    }),
  ),
});

const categoryList = z.object({
  data: z.array(
    z.object({ id: z.enum(categories), ar: z.string(), en: z.string(), openJobs: z.int().min(0) }),
  ),
});

export const marketQuery = z.strictObject({
  role: z.string().max(100).optional(),
  province: z.string().max(100).optional(),
  lang,
});

const marketRow = z.object({
  id: z.string(),
  name: z.string(),
  openJobs: z.int().min(0),
  openJobsAtLeast: z.boolean(),
  daysOpen: z.number().nullable(),
  pay: z
    .object({ low: amount, high: amount, jobs: z.int().min(0), companies: z.int().min(0) })
    .nullable(),
});

const market = z.object({
  place: z.object({ id: z.string(), name: z.string() }),
  role: z.object({ key: z.string(), name: z.string() }).nullable(),
  whole: marketRow.nullable(),
  roles: z.array(marketRow),
  categories: z.array(marketRow),
  governorates: z.array(marketRow),
  countedAt: timestamp.nullable(),
});

/** Of the company's own system: visible to its own keys only. */
const externalId = z
  .string()
  .trim()
  .regex(/^[^\p{Cc}\p{Cs}]+$/u)
  .max(200);
const lines = z.array(z.string().max(listLimits.line)).max(listLimits.lines);

/** A job as a company writes it. Places are names in either language; the form's own checks follow. */
const writtenJob = z.strictObject({
  title: z.string().min(1).max(200),
  description: z.string().min(1).max(20_000),
  category: z.enum(categories),
  employmentType: z.enum(offeredTypes),
  experienceLevel: z.enum(experienceLevels),
  province: z.string().min(1).max(100),
  city: z.string().min(1).max(100),
  workArrangement: z.enum(workArrangements).nullable().optional(),
  requirements: lines.optional(),
  benefits: lines.optional(),
  salaryMin: amount.max(1e12).nullable().optional(),
  salaryMax: amount.max(1e12).nullable().optional(),
  currency: z.enum(currencies).optional(),
  pound: z.enum(pounds).optional(),
  payPeriod: z.enum(payPeriods).optional(),
  payBasis: z.enum(payBases).nullable().optional(),
  applicationDeadline: day.nullable().optional(),
  contactEmail: z.string().max(200).nullable().optional(),
  companyWebsite: z.string().max(500).nullable().optional(),
});

export const newJob = z.strictObject({
  ...writtenJob.shape,
  status: z.enum(["draft", "active"]).optional(),
  externalId: externalId.optional(),
  lang: z.enum(languages).optional(),
});

export const jobChanges = z.strictObject({
  ...writtenJob.partial().shape,
  lang: z.enum(languages).optional(),
});

export const jobClosing = z.strictObject({ reason: z.enum(companyReasons) });
export const jobExtension = z.strictObject({ lastDay: day.optional() });
export const jobPublishing = z.strictObject({ pound: z.enum(pounds).optional() });

export type JobChanges = z.output<typeof jobChanges>;

const ownJob = z.object({
  id: z.guid(),
  externalId: z.string().nullable(),
  status: z.enum(jobStatuses),
  state: z.enum(lifecycleStates),
  closedReason: z.string().nullable(),
  title: z.string(),
  description: z.string(),
  category: z.enum(categories),
  employmentType: z.enum(employmentTypes),
  experienceLevel: z.enum(experienceLevels),
  location: z.string(),
  placeId: z.string().nullable(),
  workArrangement: z.enum(workArrangements).nullable(),
  requirements: z.array(z.string()),
  benefits: z.array(z.string()),
  salaryMin: amount.nullable(),
  salaryMax: amount.nullable(),
  currency: z.enum(currencies),
  payPeriod: z.enum(payPeriods),
  payBasis: z.enum(payBases).nullable(),
  pound: z.enum(pounds).nullable(),
  applicationDeadline: day.nullable(),
  contactEmail: z.string().nullable(),
  companyWebsite: z.string().nullable(),
  postedAt: timestamp,
  updatedAt: timestamp,
  url: z.url(),
});

export const ownJobsQuery = z.strictObject({
  status: z.enum(jobStatuses).optional(),
  limit: whole(1, 100, 20),
  cursor,
});

const ownJobList = z.object({ data: z.array(ownJob), next: z.string().nullable() });

const ownCompany = z.object({
  ...company.omit({ openJobs: true }).shape,
  logo: z.url().nullable(),
  scopes: z.array(z.enum(apiScopes)),
});

export const problem = z.object({
  type: z.url(),
  title: z.string(),
  status: z.int().min(400).max(599),
  detail: z.string(),
  instance: z.string(),
  errors: z.array(z.object({ field: z.string(), message: z.string() })).optional(),
});

const apiDocument = z.looseObject({ openapi: z.string() });

/** Components of the document by name. A request's shapes are those before their defaults. */
export const answerSchemas = {
  Job: job,
  JobList: jobList,
  JobListError: jobListError,
  JobDetail: jobDetail,
  Company: company,
  CompanyList: companyList,
  CompanyDetail: companyDetail,
  PlaceList: placeList,
  CategoryList: categoryList,
  Market: market,
  OwnJob: ownJob,
  OwnJobList: ownJobList,
  ...applicationSchemas,
  OwnCompany: ownCompany,
  Problem: problem,
  Document: apiDocument,
} as const;

export const requestSchemas = {
  NewJob: newJob,
  JobChanges: jobChanges,
  JobClosing: jobClosing,
  JobExtension: jobExtension,
  JobPublishing: jobPublishing,
  StageChange: stageChange,
  NewMessage: newMessage,
} as const;

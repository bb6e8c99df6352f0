import { answerJobs } from "#app/api/answer-jobs.server.ts";
import { visitor } from "#app/features/accounts/actor.ts";
import { findJob } from "#app/features/job/job-detail.server.ts";
import { placeName } from "#app/features/places/place.ts";
import { paths } from "#app/paths.ts";
import { settings } from "#app/platform/settings/settings.server.ts";
import { ApiRefusal, type Operation, operation } from "./operation.ts";
import { idPath, jobsQuery, noQuery } from "./schemas.ts";

/** The jobs of the board, as everybody sees them. */
export const jobOperations: Operation[] = [
  operation({
    id: "listJobs",
    method: "get",
    path: "/jobs",
    tag: "jobs",
    querySchema: jobsQuery,
    isLenient: true,
    answer: { status: 200, name: "JobList" },
    refusals: [],
    async handle({ search }) {
      const { status = 200, body: bytes, headers } = await answerJobs(search);
      return { status, bytes, ...(headers && { headers }) };
    },
  }),
  operation({
    id: "getJob",
    method: "get",
    path: "/jobs/{id}",
    tag: "jobs",
    pathSchema: idPath,
    querySchema: noQuery,
    answer: { status: 200, name: "JobDetail" },
    refusals: [404],
    async handle({ path }) {
      const job = await findJob(visitor, path.id);
      if (!job) throw new ApiRefusal(404);
      return { json: detailOf(job) };
    },
  }),
];

type JobDetail = NonNullable<Awaited<ReturnType<typeof findJob>>>;

function detailOf(job: JobDetail) {
  const { baseUrl } = settings();
  const { min, max, currency, period = "month", basis = null, pound = null } = job.pay;
  const [country, province, city] = job.placeId?.split("/") ?? [];
  const { id, slug, name } = job.company;
  return {
    id: job.id,
    title: job.title,
    location: job.location,
    province: province ? placeName(`${country}/${province}`, "en") : null,
    city: city ? placeName(`${country}/${province}/${city}`, "en") : null,
    category: job.category,
    employmentType: job.employmentType,
    experienceLevel: job.experienceLevel,
    salaryMin: min,
    salaryMax: max,
    currency,
    payPeriod: period,
    payBasis: basis,
    pound,
    status: job.status,
    postedAt: job.postedAt,
    url: baseUrl + paths.job(job.id),
    description: job.description,
    requirements: job.requirements,
    benefits: job.benefits,
    workArrangement: job.workArrangement,
    applicationDeadline: job.deadline,
    source: job.from ?? null,
    applyUrl: job.applyUrl ?? null,
    company: { id, slug, name, url: slug && baseUrl + paths.company(slug) },
  };
}

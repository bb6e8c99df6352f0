import { data } from "react-router";
import { paths } from "../../../paths.ts";
import { languageContext } from "../../../platform/language.server.ts";
import { orEmpty } from "../../../platform/or-empty.server.ts";
import { Breadcrumbs } from "../../../ui/breadcrumbs.tsx";
import { useWords } from "../../../words/context.tsx";
import { wordsFor } from "../../../words/words.server.ts";
import { actorOf } from "../../accounts/session.server.ts";
import { jobCan, similarCount } from "../job.ts";
import { ownsJob, whyNotApply } from "../job-access.ts";
import { findJob, similarJobs } from "../job-detail.server.ts";
import { companyPlace, jobPlace } from "../job-place.server.ts";
import { jobPosting } from "../job-posting.ts";
import { latestJobs } from "../latest-jobs.server.ts";
import { applicationCountContext, ownApplicationContext } from "../own-application.ts";
import { payText } from "../pay.ts";
import { ApplyBar, ApplyCard, OwnerBar } from "../ui/apply-act.tsx";
import { CompanyCard } from "../ui/company-card.tsx";
import { JobActs } from "../ui/job-acts.tsx";
import { JobNotFound } from "../ui/job-not-found.tsx";
import { JobHead, JobText, NeverPay, SimilarJobs } from "../ui/job-page.tsx";
import { JobPostingData } from "../ui/job-posting.tsx";
import type { Route } from "./+types/job-detail.ts";

export async function loader({ context, params }: Route.LoaderArgs) {
  const actor = actorOf(context);
  const language = context.get(languageContext);
  const ownApplication = context.get(ownApplicationContext);
  const countApplications = context.get(applicationCountContext);
  const job = await findJob(actor, params.jobId);
  if (!job) {
    const latest = await orEmpty("latest jobs", latestJobs(language), []);
    return data({ found: null, latest: latest.slice(0, similarCount) }, 404);
  }
  const place = jobPlace(job, language);
  const own = ownsJob(actor, job);
  const applied = actor.kind === "person" && !own ? await ownApplication(actor, job.id) : undefined;
  const why = jobCan.beAppliedTo(job.state) ? whyNotApply(actor) : "jobs.over";
  return data({
    latest: [],
    found: {
      job,
      place,
      companyPlace: companyPlace(job.company, language),
      salary: payText(job.pay, wordsFor(language)),
      similar: await orEmpty("similar jobs", similarJobs(job, language), []),
      own,
      applications: own
        ? await orEmpty("number of applications", countApplications(actor, job.id), 0)
        : 0,
      applied: applied ? { id: applied.id, appliedAt: applied.createdAt.toISOString() } : null,
      applying: { offered: jobCan.beShown(job.state) && !applied, whyNot: why },
      posting: job.state === "open" ? jobPosting(job) : null,
    },
  });
}

export default function JobDetailPage({ loaderData: { found, latest } }: Route.ComponentProps) {
  const { jobs, labels, ui } = useWords();
  if (!found) return <JobNotFound latest={latest} />;
  const { job, place, applying, applied, own } = found;
  const isPublic = jobCan.beShown(job.state);
  const title = job.title.trim() || jobs.noTitle;
  const company = job.company.name || jobs.noCompany;
  return (
    <>
      <title>{`${title} | ${company} | ${ui.frame.site}`}</title>
      <meta
        name="description"
        content={[title, company, place, found.salary].filter(Boolean).join(" · ")}
      />
      {job.status !== "active" && <meta name="robots" content="noindex" />}
      {found.posting && <JobPostingData posting={found.posting} />}
      <div className="wrap">
        <Breadcrumbs
          links={[
            { to: paths.landing(), label: ui.frame.home },
            { to: paths.jobs(), label: jobs.title },
          ]}
          here={labels.category[job.category]}
        />
        <div className="with-aside">
          <div className="stack">
            <JobHead job={job} place={place} own={own} applied={applied}>
              {isPublic && <JobActs jobId={job.id} title={title} own={own} />}
            </JobHead>
            <JobText job={job} />
          </div>
          <aside className="stack">
            <ApplyCard job={job} applying={applying} onPhones={own} />
            <CompanyCard job={job} place={found.companyPlace} />
            <NeverPay jobId={isPublic && !own ? job.id : null} />
          </aside>
        </div>
        <SimilarJobs jobs={found.similar} category={job.category} />
      </div>
      {own ? (
        <OwnerBar job={job} applications={found.applications} />
      ) : (
        <ApplyBar job={job} applying={applying} />
      )}
    </>
  );
}

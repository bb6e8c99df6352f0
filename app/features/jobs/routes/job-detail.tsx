import { data } from "react-router";
import { actorOf } from "#app/features/accounts/session/session.server.ts";
import { jobCan } from "#app/features/job/job.ts";
import { mayChangeJob, ownsJob, whyNotApply } from "#app/features/job/job-access.ts";
import { findJob, similarJobs } from "#app/features/job/job-detail.server.ts";
import { companyPlace, jobPlace } from "#app/features/job/job-place.server.ts";
import {
  applicationCountContext,
  ownApplicationContext,
} from "#app/features/job/own-application.ts";
import { listExchangeRates } from "#app/features/job/pay/exchange-rates.server.ts";
import { otherPays } from "#app/features/job/pay/other-pays.ts";
import { payText } from "#app/features/job/pay/pay.ts";
import { noteSeenJob } from "#app/features/jobs/memory/remembered-jobs.server.ts";
import { NoteSeen } from "#app/features/jobs/memory/ui/hide-job-button.tsx";
import { jobPosting } from "#app/features/jobs/page/job-posting.ts";
import {
  type Offers,
  offersForMissing,
} from "#app/features/jobs/page/offers-for-missing.server.ts";
import { ownFitContext } from "#app/features/jobs/page/own-fit.ts";
import { shownJob } from "#app/features/jobs/page/shown-job.ts";
import { ApplyBar, ApplyCard, OwnerBar } from "#app/features/jobs/page/ui/apply-button.tsx";
import { CompanyCard } from "#app/features/jobs/page/ui/company-card.tsx";
import { JobActs } from "#app/features/jobs/page/ui/job-actions.tsx";
import { JobNotFound } from "#app/features/jobs/page/ui/job-not-found.tsx";
import { JobHead, JobText, NeverPay, SimilarJobs } from "#app/features/jobs/page/ui/job-page.tsx";
import { FitNote } from "#app/features/jobs/ui/fit-note.tsx";
import { findExpectedPay } from "#app/features/jobs/usual-pay/expected-pay.server.ts";
import { findUsualPay } from "#app/features/jobs/usual-pay/usual-pay.server.ts";
import { languageContext } from "#app/http/language.server.ts";
import { isPrefetch } from "#app/http/prefetch.server.ts";
import { messagesFor } from "#app/messages/messages.server.ts";
import { useMessages } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { orEmpty } from "#app/platform/or-empty.server.ts";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import { ShareImage } from "#app/ui/page/share-image.tsx";
import { StructuredData } from "#app/ui/page/structured-data.tsx";
import type { Route } from "./+types/job-detail.ts";

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const actor = actorOf(context);
  const language = context.get(languageContext);
  const ownApplication = context.get(ownApplicationContext);
  const countApplications = context.get(applicationCountContext);
  const job = await findJob(actor, params.jobId);
  if (!job) {
    const none: Offers = { areSimilar: false, jobs: [] };
    const offers = await orEmpty("open jobs", offersForMissing(params.jobId, language), none);
    return data({ detail: null, offers }, 404);
  }
  const place = jobPlace(job, language);
  const own = ownsJob(actor, job);
  const applied = actor.kind === "person" && !own ? await ownApplication(actor, job.id) : undefined;
  const fit =
    own || applied
      ? undefined
      : await orEmpty("fit", context.get(ownFitContext)(actor, job, language), undefined);
  // A prefetched page may never be seen; whoever then opens it says so by a script.
  const seenNoted = actor.kind === "person" && !own && !isPrefetch(request);
  if (seenNoted) await orEmpty("seen job", noteSeenJob(actor, job.id), undefined);
  const why = jobCan.beAppliedTo(job.state) ? whyNotApply(actor) : "jobs.over";
  return data({
    offers: null,
    detail: {
      job: shownJob(job),
      place,
      companyPlace: companyPlace(job.company, language),
      otherPays: otherPays(
        job.pay,
        await orEmpty("exchange rates", listExchangeRates(), new Map()),
      ),
      usualPay:
        (await orEmpty("usual pay", findUsualPay(job.title, job.placeId, language), undefined)) ??
        null,
      expectedPay:
        job.pay.min === null && job.pay.max === null
          ? ((await orEmpty(
              "expected pay",
              findExpectedPay(job.title, job.placeId, language),
              null,
            )) ?? null)
          : null,
      similar: await orEmpty("similar jobs", similarJobs(job, language), []),
      own,
      seenNoted,
      mayChange: mayChangeJob(actor, job),
      applications: own
        ? await orEmpty("number of applications", countApplications(actor, job.id), 0)
        : 0,
      applied: applied ? { id: applied.id, appliedAt: applied.createdAt.toISOString() } : null,
      applying: { offered: jobCan.beShown(job.state) && !applied, whyNot: why },
      posting: (job.state === "open" && jobPosting(job, messagesFor(language).jobs)) || null,
      ...(fit && { fit }),
    },
  });
}

export default function JobDetailPage({ loaderData: { detail, offers } }: Route.ComponentProps) {
  const messages = useMessages();
  const { jobs, labels, ui } = messages;
  if (!detail) return <JobNotFound offers={offers} />;
  const { job, place, applying, applied, own } = detail;
  const isPublic = jobCan.beShown(job.state);
  const title = job.title.trim() || jobs.noTitle;
  const company = job.company.name || jobs.noCompany;
  return (
    <>
      <title>{`${title} | ${company} | ${ui.frame.site}`}</title>
      <meta
        name="description"
        content={[title, company, place, payText(job.pay, messages)].filter(Boolean).join(" · ")}
      />
      {job.status !== "active" && <meta name="robots" content="noindex" />}
      {job.state === "open" && <ShareImage kind="job" name={job.id} />}
      {detail.posting && <StructuredData data={detail.posting} />}
      {isPublic && !own && <NoteSeen jobId={job.id} noted={detail.seenNoted} />}
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
            <JobHead
              job={job}
              place={place}
              own={own}
              applied={applied}
              mayChange={detail.mayChange}
              otherPays={detail.otherPays}
              usualPay={detail.usualPay}
              expectedPay={detail.expectedPay}
            >
              {detail.fit && <FitNote {...detail.fit} />}
              {isPublic && <JobActs jobId={job.id} title={title} own={own} />}
            </JobHead>
            <JobText job={job} />
          </div>
          <aside className="stack">
            <ApplyCard job={job} applying={applying} onPhones={own} />
            <CompanyCard job={job} place={detail.companyPlace} />
            <NeverPay jobId={isPublic && !own ? job.id : null} />
          </aside>
        </div>
        <SimilarJobs jobs={detail.similar} category={job.category} />
      </div>
      {own ? (
        <OwnerBar job={job} applications={detail.applications} mayChange={detail.mayChange} />
      ) : (
        <ApplyBar job={job} applying={applying} />
      )}
    </>
  );
}

import { data } from "react-router";
import { actorOf } from "#app/features/accounts/session/session.server.ts";
import { findOwnApplication } from "#app/features/applications/applications.server.ts";
import { jobCan } from "#app/features/job/job.ts";
import { payText } from "#app/features/job/pay/pay.ts";
import { shareLines } from "#app/features/job/share-text.ts";
import { JobNotFound } from "#app/features/job/ui/job-not-found.tsx";
import { jobPage, ownNote } from "#app/features/job-page/job-page.server.ts";
import { type Offers, offersForMissing } from "#app/features/job-page/offers-for-missing.server.ts";
import { AppliedNote } from "#app/features/job-page/ui/applied-note.tsx";
import {
  ApplyBar,
  ApplyCard,
  OwnerBar,
  OwnerNotice,
} from "#app/features/job-page/ui/apply-button.tsx";
import { CompanyCard } from "#app/features/job-page/ui/company-card.tsx";
import { JobActs } from "#app/features/job-page/ui/job-actions.tsx";
import { JobDetailList } from "#app/features/job-page/ui/job-detail-list.tsx";
import { JobName, JobText } from "#app/features/job-page/ui/job-page.tsx";
import { PayBox } from "#app/features/job-page/ui/pay-box.tsx";
import { RecordSeen } from "#app/features/jobs/memory/ui/hide-job-button.tsx";
import { FitNote } from "#app/features/jobs/ui/fit-note.tsx";
import { JobCards } from "#app/features/jobs/ui/job-cards.tsx";
import { NeverPay } from "#app/features/jobs/ui/never-pay.tsx";
import { SimilarJobs } from "#app/features/jobs/ui/similar-jobs.tsx";
import { PlaceOnMap } from "#app/features/places/ui/place-on-map.tsx";
import { languageContext } from "#app/http/language.server.ts";
import { isPrefetch } from "#app/http/prefetch.server.ts";
import { useLanguage, useMessages } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { orEmpty } from "#app/platform/or-empty.server.ts";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import { Card } from "#app/ui/card.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { OembedLink, ShareImage, StructuredData } from "#app/ui/page/structured-data.tsx";
import type { Route } from "./+types/job-detail.ts";

export { jobPageSheet as links } from "#app/styles/sheets.ts";

export async function loader({ request, context, params: { jobId } }: Route.LoaderArgs) {
  const language = context.get(languageContext);
  const options = { isPrefetch: isPrefetch(request) };
  const detail = await jobPage(actorOf(context), jobId, language, options);
  if (detail) return data({ offers: null, detail });
  const none: Offers = { areSimilar: false, jobs: [] };
  const [offers, applied] = await Promise.all([
    orEmpty("open jobs", offersForMissing(jobId, language), none),
    orEmpty("own application", findOwnApplication(actorOf(context), jobId), undefined),
  ]);
  return data({ detail: null, offers, applied: applied && ownNote(applied, language) }, 404);
}

export default function JobDetailPage({ loaderData }: Route.ComponentProps) {
  const messages = useMessages();
  const language = useLanguage();
  const { jobs, labels, ui } = messages;
  const { detail } = loaderData;
  if (!detail) {
    const { applied, offers } = loaderData;
    return (
      <JobNotFound note={applied && <AppliedNote applied={applied} />}>
        {offers && <OpenJobs offers={offers} />}
      </JobNotFound>
    );
  }
  const { job, place, applying, applied, own } = detail;
  const isPublic = jobCan.beShown(job.state);
  const title = job.title.trim() || jobs.noTitle;
  const company = job.company.name || jobs.noCompany;
  const pay = payText(job.pay, messages);
  const [, ...shared] = shareLines(
    { title, company, place, pay, from: job.from && jobs.fromSite({ site: job.from }) },
    language,
  );
  return (
    <>
      <title>{`${title} | ${company} | ${ui.frame.site}`}</title>
      <meta name="description" content={[title, company, place, pay].filter(Boolean).join(" · ")} />
      {job.state !== "open" && <meta name="robots" content="noindex" />}
      {job.state === "open" && (
        <>
          <ShareImage kind="job" name={job.id} />
          <OembedLink path={paths.job(job.id)} />
        </>
      )}
      {detail.posting && <StructuredData data={detail.posting} />}
      {isPublic && !own && <RecordSeen jobId={job.id} isStored={detail.isSeenStored} />}
      <div className="reading-head">
        <div className="wrap">
          <Breadcrumbs
            links={[
              { to: paths.landing(), label: ui.frame.home },
              { to: paths.jobs(), label: jobs.title },
            ]}
            here={labels.category[job.category]}
          />
          {own && <OwnerNotice job={job} mayChange={detail.mayChange} status={detail.status} />}
          {job.state === "over" && (
            <Notice kind="warn" className="mb-2">
              {jobs.over}
            </Notice>
          )}
          <JobName job={job} />
          <div className="with-aside job-sides mt-3">
            {applied && <AppliedNote applied={applied} />}
            <div className="stack gap-3">
              <PayBox
                job={job}
                otherPays={detail.otherPays}
                usualPay={detail.usualPay}
                expectedPay={detail.expectedPay}
              />
              <JobDetailList job={job} place={place} />
            </div>
            {isPublic && (
              <div className="stack gap-3">
                <JobActs jobId={job.id} title={title} shared={shared} own={own} />
              </div>
            )}
            <ApplyCard job={job} applying={applying} onPhones={own} />
          </div>
        </div>
      </div>
      <div className="wrap">
        <div className="with-aside reading-rest">
          <div className="stack">
            {detail.fit && (
              <div className="fits">
                <FitNote {...detail.fit} />
              </div>
            )}
            <JobText job={job} />
            <NeverPay jobId={isPublic && !own ? job.id : null} />
          </div>
          <aside className="stack">
            {detail.governorate && (
              <Card className="where">
                <h2>{jobs.location}</h2>
                <PlaceOnMap governorate={detail.governorate} label="" />
                <bdi>{place}</bdi>
              </Card>
            )}
            <CompanyCard job={job} place={detail.companyPlace} />
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

/** Open jobs in place of a missing one. */
function OpenJobs({ offers: { jobs: cards, areSimilar } }: { offers: Offers }) {
  const { browse, jobs } = useMessages();
  if (cards.length === 0) return null;
  return (
    <section className="pt-4">
      <h2 className="mb-2 text-xl">{areSimilar ? jobs.stillOpen : browse.home.featured}</h2>
      <JobCards jobs={cards} />
    </section>
  );
}

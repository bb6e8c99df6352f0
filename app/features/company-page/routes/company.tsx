import { redirect } from "react-router";
import { checkLines } from "#app/features/companies/checks/check-lines.ts";
import { CheckList } from "#app/features/companies/checks/ui/check-list.tsx";
import {
  countJobsByPlace,
  findCompanyPage,
  listOpenJobs,
} from "#app/features/company-page/company-page.server.ts";
import { jobsOnPage, jobsOnPhone } from "#app/features/company-page/jobs-on-page.ts";
import { organization } from "#app/features/company-page/organization.ts";
import { CompanyBanner } from "#app/features/company-page/ui/company-banner.tsx";
import { CompanyDetails, CompanyWhere } from "#app/features/company-page/ui/company-details.tsx";
import { JobCards } from "#app/features/jobs/ui/job-cards.tsx";
import { NeverPay } from "#app/features/jobs/ui/never-pay.tsx";
import { languageContext } from "#app/http/language.server.ts";
import { formatNumber } from "#app/i18n/format.ts";
import { messagesFor } from "#app/messages/messages.server.ts";
import { useMessages } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { orEmpty } from "#app/platform/or-empty.server.ts";
import { notFound } from "#app/platform/outcome.ts";
import { settings } from "#app/platform/settings/settings.server.ts";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import { Card } from "#app/ui/card.tsx";
import { Icon } from "#app/ui/icon/icon.tsx";
import { MoreLink } from "#app/ui/list/more-link.tsx";
import { OwnDirection } from "#app/ui/own-direction.tsx";
import { FeedLinks } from "#app/ui/page/feed-links.tsx";
import { OembedLink, ShareImage, StructuredData } from "#app/ui/page/structured-data.tsx";
import { UserText } from "#app/ui/text.tsx";
import type { Route } from "./+types/company.ts";

export { companySheet as links } from "#app/styles/sheets.ts";

export async function loader({ params, context }: Route.LoaderArgs) {
  const language = context.get(languageContext);
  const read = await findCompanyPage(params.slug, language);
  if (!read) throw notFound();
  if ("movedTo" in read) throw redirect(paths.company(read.movedTo), 301);
  const { checks, ...company } = read;
  const { shown } = messagesFor(language).checks;
  const [jobs, places] = await Promise.all([
    orEmpty("jobs of a company", listOpenJobs(company.id, language), []),
    orEmpty("places of a company's jobs", countJobsByPlace(company.id, language), []),
  ]);
  return {
    company,
    jobs,
    places,
    checks: {
      ...checkLines(checks, shown),
      title: shown.title,
      twin: company.isTwin ? shown.twin : null,
    },
    organization: organization(read, settings().baseUrl + paths.company(company.slug)),
  };
}

export default function CompanyPage({ loaderData }: Route.ComponentProps) {
  const messages = useMessages();
  const { browse, ui } = messages;
  const texts = browse.company;
  const { checks, company, jobs } = loaderData;
  const isChecked = checks.lines.length > 0 || checks.twin !== null;
  return (
    <>
      <title>{`${company.name} | ${ui.frame.site}`}</title>
      <meta name="description" content={texts.description({ company: company.name })} />
      <ShareImage kind="company" name={company.id} />
      <OembedLink path={paths.company(company.slug)} />
      <FeedLinks query={{ company: company.id }} />
      <StructuredData data={loaderData.organization} />
      <div className="reading-head">
        <div className="wrap">
          <Breadcrumbs
            links={[
              { to: paths.landing(), label: ui.frame.home },
              { to: paths.companies(), label: browse.companies.title },
            ]}
            here={company.name}
          />
          <CompanyBanner company={company} />
        </div>
      </div>
      <div className="wrap with-aside reading-rest">
        <div className="stack">
          <section className="company-text">
            <h2>{texts.about}</h2>
            {company.description ? (
              <OwnDirection text={company.description}>
                <UserText text={company.description} />
              </OwnDirection>
            ) : (
              <p className="muted">{texts.noDescription}</p>
            )}
          </section>
          <section>
            <div className="head mb-2">
              <h2>
                {texts.openJobs} <span className="muted num">{formatNumber(company.openJobs)}</span>
              </h2>
              <a className="tap small gap-2" href={paths.newAlert({ company: company.id })}>
                <Icon name="bell" /> {messages.jobs.alertMe}
              </a>
            </div>
            {jobs.length === 0 ? (
              <p className="muted">{texts.none}</p>
            ) : (
              <JobCards jobs={jobs} view="list" bare />
            )}
            {company.openJobs > jobsOnPhone && (
              <p className={company.openJobs > jobsOnPage ? "mt-4" : "mt-4 only-sm"}>
                <MoreLink to={paths.jobs({ company: company.id })}>
                  {texts.allJobs(company.openJobs)}
                </MoreLink>
              </p>
            )}
          </section>
        </div>
        <aside className="stack">
          {isChecked && (
            <Card stack className="gap-2">
              <h2 id="checks">{checks.title}</h2>
              {checks.twin && <p className="soon">{checks.twin}</p>}
              <CheckList {...checks} />
            </Card>
          )}
          <CompanyWhere company={company} places={loaderData.places} />
          <CompanyDetails company={company} />
          <NeverPay jobId={null} />
          {!isChecked && (
            <p id="checks" className="small muted">
              {checks.closing}
            </p>
          )}
        </aside>
      </div>
    </>
  );
}

import type { CompanyTile as Company } from "#app/features/companies/directory/company-directory.server.ts";
import { CompanyTile } from "#app/features/companies/directory/ui/company-tile.tsx";
import type { ShortCard as Job } from "#app/features/job/job.ts";
import { JobCards } from "#app/features/jobs/ui/job-cards.tsx";
import { useMessages } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { MoreLink } from "#app/ui/list/more-link.tsx";

export function HomeFeatured({ jobs }: { jobs: readonly Job[] }) {
  const messages = useMessages();
  const { home } = messages.browse;
  return (
    <section className="wrap section">
      <div className="head">
        <h2>{home.featured}</h2>
        <MoreLink to={paths.jobs()}>{home.allJobs}</MoreLink>
      </div>
      {jobs.length === 0 ? <p className="muted">{messages.jobs.none}</p> : <JobCards jobs={jobs} />}
    </section>
  );
}

type HomeCompaniesProps = { companies: readonly Company[]; rated: boolean };

export function HomeCompanies({ companies, rated }: HomeCompaniesProps) {
  const messages = useMessages().browse;
  return (
    <section className="wrap section">
      <div className="head">
        <h2>{messages.home.hiring}</h2>
        <MoreLink to={paths.companies()}>{messages.home.allCompanies}</MoreLink>
      </div>
      {companies.length === 0 ? (
        <p className="muted">{messages.noCompanies}</p>
      ) : (
        <div className="companies md2">
          {companies.map((company) => (
            <CompanyTile key={company.id} company={company} rated={rated} />
          ))}
        </div>
      )}
    </section>
  );
}

type BandBannerProps = { title: string; text: string; to: string; act: string };

/** A band between the sections that leads to one thing. */
export function BandBanner({ title, text, to, act }: BandBannerProps) {
  return (
    <div className="band banner">
      <div>
        <h2>{title}</h2>
        <p>{text}</p>
      </div>
      <ButtonLink to={to} variant="light" size="lg">
        {act}
      </ButtonLink>
    </div>
  );
}

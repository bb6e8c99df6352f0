import type { CompanyTile as Company } from "#app/features/jobs/directory/company-directory.server.ts";
import { CompanyTile } from "#app/features/jobs/directory/ui/company-tile.tsx";
import type { JobCard as Job } from "#app/features/jobs/job.ts";
import { JobCards } from "#app/features/jobs/ui/job-cards.tsx";
import { useWords } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { DoorDrawing } from "#app/ui/hero/hero-arch.tsx";
import { MoreLink } from "#app/ui/list/more-link.tsx";

export function HomeFeatured({ jobs }: { jobs: readonly Job[] }) {
  const words = useWords();
  const { home } = words.browse;
  return (
    <section className="section">
      <div className="wrap">
        <div className="head">
          <h2>{home.featured}</h2>
          <MoreLink to={paths.jobs()}>{home.allJobs}</MoreLink>
        </div>
        {jobs.length === 0 ? <p className="muted">{words.jobs.none}</p> : <JobCards jobs={jobs} />}
      </div>
    </section>
  );
}

type HomeCompaniesProps = { companies: readonly Company[]; rated: boolean };

export function HomeCompanies({ companies, rated }: HomeCompaniesProps) {
  const words = useWords().browse;
  return (
    <section className="section">
      <div className="wrap">
        <div className="head">
          <h2>{words.home.hiring}</h2>
          <MoreLink to={paths.companies()}>{words.home.allCompanies}</MoreLink>
        </div>
        {companies.length === 0 ? (
          <p className="muted">{words.noCompanies}</p>
        ) : (
          <div className="grid md2">
            {companies.map((company) => (
              <CompanyTile key={company.id} company={company} rated={rated} />
            ))}
          </div>
        )}
      </div>
    </section>
  );
}

export function HiringBanner({ to }: { to: string }) {
  const words = useWords().browse.home;
  return (
    <section className="wrap">
      <div className="banner with-art">
        <DoorDrawing open />
        <div>
          <h2>{words.banner}</h2>
          <p className="lede">{words.bannerText}</p>
        </div>
        <ButtonLink to={to} size="lg">
          {words.startHiring}
        </ButtonLink>
      </div>
    </section>
  );
}

import type { ShownFits } from "#app/features/fits/fits.server.ts";
import { JobCards } from "#app/features/jobs/ui/job-cards.tsx";
import { paths } from "#app/paths.ts";
import { MoreLink } from "#app/ui/list/more-link.tsx";

/** The jobs that fit the reader's profile, each with its reason. */
export function FitsSection({ texts, jobs, position }: ShownFits) {
  return (
    <section aria-labelledby="fits">
      <div className="head">
        <h2 id="fits">{texts.title}</h2>
        {position && <MoreLink to={paths.jobs({ keyword: position })}>{texts.more}</MoreLink>}
      </div>
      {jobs.length > 0 && <JobCards jobs={jobs} view="grid" />}
      <p className="small muted mt-2">
        {texts.text}{" "}
        <a className="tap" href={`${paths.myAccount()}#profile-wish`}>
          {texts.link}
        </a>
      </p>
    </section>
  );
}

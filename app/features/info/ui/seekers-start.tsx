import { WaitingList } from "#app/features/applications/waiting/ui/waiting-list.tsx";
import type { ShownFits } from "#app/features/fits/fits.server.ts";
import { FitsSection } from "#app/features/fits/ui/fits-section.tsx";
import type { LandingJobs } from "#app/features/info/landing-jobs.server.ts";
import type { NextSteps } from "#app/features/info/next-steps.server.ts";
import { useLandingMessages } from "#app/features/info/use-landing-messages.ts";
import { formatNumber } from "#app/i18n/format.ts";
import { paths } from "#app/paths.ts";
import { Around } from "#app/ui/around.tsx";
import { FigureArch } from "#app/ui/hero/framed-arch.tsx";
import { Course } from "#app/ui/hero/ornament.tsx";
import { Icon } from "#app/ui/icon/icon.tsx";
import { MoreLink } from "#app/ui/list/more-link.tsx";
import { LandingSearch } from "./landing-search.tsx";
import { LandingSteps } from "./landing-steps.tsx";

type Props = Pick<LandingJobs, "activeJobs" | "latest"> & {
  steps: NextSteps;
  fits: ShownFits | undefined;
  provinces: readonly { en: string; name: string }[];
};

/** The top of the landing page for a seeker: search, open tasks, fitting jobs and the newest applications. */
export function SeekersStart({ steps, fits, activeJobs, latest, provinces }: Props) {
  const landing = useLandingMessages();
  const { signedIn } = landing;
  return (
    <>
      <div className="band">
        <div className="wrap seekers-band">
          <div>
            {steps.name && (
              <p className="lede">
                <Around say={(name) => signedIn.hello({ name })}>
                  <bdi>{steps.name}</bdi>
                </Around>
              </p>
            )}
            <h1>{fits?.heading ?? signedIn.openOn(activeJobs)}</h1>
          </div>
          <FigureArch figure={formatNumber(fits?.heading ? fits.jobs.length : activeJobs)} />
          <LandingSearch provinces={provinces} />
        </div>
        <Course />
      </div>
      <div className="wrap with-aside section">
        <div className="min-w-0">
          <WaitingList {...steps.waiting} />
          {fits ? <FitsSection {...fits} /> : <Newest jobs={latest} />}
        </div>
        <aside>
          <LandingSteps steps={steps} />
        </aside>
      </div>
    </>
  );
}

/** In place of jobs that fit. */
function Newest({ jobs }: { jobs: LandingJobs["latest"] }) {
  const landing = useLandingMessages();
  if (jobs.length === 0) return null;
  return (
    <section>
      <div className="head">
        <h2>{landing.signedIn.newest}</h2>
        <MoreLink to={paths.jobs()}>{landing.allJobs}</MoreLink>
      </div>
      <ul className="resume">
        {jobs.map(({ id, title, place }) => (
          <li key={id}>
            <a href={paths.job(id)}>
              <Icon name="briefcase" />
              <span>
                <b>
                  <bdi>{title}</bdi>
                </b>
                <bdi className="small muted">{place}</bdi>
              </span>
              <Icon name="chevron" flip />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

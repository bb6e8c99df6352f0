import type { ReactNode } from "react";
import type { LandingJobs } from "#app/features/info/landing-jobs.server.ts";
import { useLandingMessages } from "#app/features/info/use-landing-messages.ts";
import { JobPay } from "#app/features/job/pay/job-pay.tsx";
import { SharedPay, useSharedTerms } from "#app/features/jobs/ui/job-cards.tsx";
import { formatNumber } from "#app/i18n/format.ts";
import { paths } from "#app/paths.ts";
import { HeroArch } from "#app/ui/hero/hero-arch.tsx";
import { MoreLink } from "#app/ui/list/more-link.tsx";

type LandingArchProps = Pick<LandingJobs, "activeJobs" | "latest"> & {
  /** Whether the jobs are those of the own company. */
  isOwn: boolean;
  say: ReactNode;
  quiet: boolean;
};

/** The hero arch with the newest jobs, of the board or of one's own company. */
export function LandingArch({ activeJobs, latest, isOwn, say, quiet }: LandingArchProps) {
  const texts = useLandingMessages();
  const shared = useSharedTerms(latest);
  const sign = (
    <>
      <b>{formatNumber(activeJobs)}</b> {isOwn ? texts.ownOpen : texts.openToday(activeJobs)}
    </>
  );
  return (
    <HeroArch sign={sign} say={say} quiet={quiet}>
      {quiet && !isOwn && <h2 className="small muted mt-2 mb-0">{texts.signedIn.newest}</h2>}
      {latest.length === 0 && <p className="py-3">{texts.noJobs}</p>}
      <ul>
        {latest.map(({ id, title, place, pay }) => (
          <li key={id}>
            <a href={paths.job(id)}>
              <bdi>{title}</bdi>
            </a>
            <small>
              <bdi>{place}</bdi>
            </small>
            <JobPay pay={pay} shared={shared} />
          </li>
        ))}
      </ul>
      <SharedPay {...shared} />
      {isOwn ? (
        <MoreLink to={paths.companyDashboard()}>{texts.ownJobs}</MoreLink>
      ) : (
        <MoreLink to={paths.jobs()}>{texts.allJobs}</MoreLink>
      )}
    </HeroArch>
  );
}

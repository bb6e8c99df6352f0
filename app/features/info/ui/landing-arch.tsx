import type { LandingJobs } from "#app/features/info/landing-jobs.server.ts";
import { useLandingMessages } from "#app/features/info/use-landing-messages.ts";
import { formatNumber } from "#app/i18n/format.ts";
import { useMessages } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { HeroArch } from "#app/ui/hero/hero-arch.tsx";
import { MoreLink } from "#app/ui/list/more-link.tsx";

/** The hero arch with the newest jobs. */
export function LandingArch({ activeJobs, latest }: Pick<LandingJobs, "activeJobs" | "latest">) {
  const { ui } = useMessages();
  const texts = useLandingMessages();
  const sign = (
    <>
      <b>{formatNumber(activeJobs)}</b> {texts.openToday(activeJobs)}
    </>
  );
  return (
    <HeroArch sign={sign}>
      {latest.length === 0 && <p className="py-3">{texts.noJobs}</p>}
      <ul>
        {latest.map(({ id, title, company, place }) => (
          <li key={id}>
            <a href={paths.job(id)}>
              <bdi>{title}</bdi>
            </a>
            <p className="small muted">
              <bdi>{company}</bdi>
              {ui.comma}
              <bdi>{place}</bdi>
            </p>
          </li>
        ))}
      </ul>
      <MoreLink to={paths.jobs()}>{texts.allJobs}</MoreLink>
    </HeroArch>
  );
}

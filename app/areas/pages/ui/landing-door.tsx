import type { LandingJobs } from "#app/areas/jobs/landing-jobs.server.ts";
import { paths } from "#app/paths.ts";
import { formatNumber } from "#app/platform/format.ts";
import { Door } from "#app/ui/door.tsx";
import { MoreLink } from "#app/ui/more-link.tsx";
import { useWords } from "#app/words/context.tsx";

/** The door opens on the newest jobs. */
export function LandingDoor({ activeJobs, latest }: Pick<LandingJobs, "activeJobs" | "latest">) {
  const { pages, ui } = useWords();
  const words = pages.landing;
  const sign = (
    <>
      <b>{formatNumber(activeJobs)}</b> {words.openToday(activeJobs)}
    </>
  );
  return (
    <Door sign={sign}>
      {latest.length === 0 && <p className="py-3">{words.noJobs}</p>}
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
      <MoreLink to={paths.jobs()}>{words.allJobs}</MoreLink>
    </Door>
  );
}

import { StatusSteps } from "#app/features/applications/own/ui/status-steps.tsx";
import type { NextSteps } from "#app/features/info/next-steps.server.ts";
import { useLandingMessages } from "#app/features/info/use-landing-messages.ts";
import { formatNumber } from "#app/i18n/format.ts";
import { paths } from "#app/paths.ts";
import { Icon } from "#app/ui/icon/icon.tsx";
import type { IconName } from "#app/ui/icon/icon-names.ts";
import { MoreLink } from "#app/ui/list/more-link.tsx";

type Step = { to: string; icon: IconName; title: string; text: string };

/** Next steps of a signed-in person, missing ones first. */
export function LandingSteps({ steps }: { steps: NextSteps }) {
  const messages = useLandingMessages().signedIn;
  return (
    <>
      {steps.figures && <OwnFigures figures={steps.figures} />}
      <h2>{messages.goOn}</h2>
      <ul className="resume">
        {useSteps(steps).map(({ to, icon, title, text }) => (
          <li key={title}>
            <a href={to}>
              <Icon name={icon} />
              <span>
                <b>{title}</b>
                <span className="small muted">{text}</span>
              </span>
              <Icon name="chevron" flip />
            </a>
            {icon === "file" && <Sent rows={steps.sent} />}
          </li>
        ))}
      </ul>
    </>
  );
}

/** The newest applications of a seeker, each with its stones. */
function Sent({ rows = [] }: { rows: NextSteps["sent"] }) {
  if (rows.length === 0) return null;
  return (
    <ul>
      {rows.map(({ id, title, state, steps }) => (
        <li key={id}>
          <a
            className={steps?.hasNews ? "sent-row news" : "sent-row"}
            href={paths.ownApplication(id)}
          >
            <bdi>{title}</bdi> <span className="small">{state}</span>{" "}
            {steps && <StatusSteps {...steps} />}
          </a>
        </li>
      ))}
    </ul>
  );
}

function OwnFigures({ figures }: { figures: NonNullable<NextSteps["figures"]> }) {
  const { lastWeeks, allFigures, figure } = useLandingMessages().signedIn;
  return (
    <>
      <div className="row spread">
        <h2>{lastWeeks}</h2>
        <MoreLink to={paths.companyFigures()}>{allFigures}</MoreLink>
      </div>
      <dl className="own-figures num">
        {(["views", "saved", "sent"] as const).map((each) => (
          <div key={each}>
            <dt>{figure[each]}</dt>
            <dd>{formatNumber(figures[each])}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function useSteps({ userType, applications, hasProfile }: NextSteps): Step[] {
  const messages = useLandingMessages().signedIn;
  const step = (to: string, icon: IconName, title: string, text: string): Step => {
    return { to, icon, title, text };
  };
  const sentOrReceived = messages.applications(applications);
  if (userType === "company") {
    const received = paths.companyDashboard({ tab: "applications" });
    const steps = [
      step(paths.companyDashboard(), "building", messages.company, messages.companyText),
      step(paths.postJob(), "plus", messages.post, messages.postText),
      step(received, "file", messages.received, sentOrReceived),
    ];
    return hasProfile ? steps.slice(1) : steps;
  }
  const sent = paths.myAccount({ tab: "applications" });
  const steps = [
    step(paths.myAccount(), "user", messages.profile, messages.profileText),
    step(sent, "file", messages.sent, sentOrReceived),
    step(paths.savedJobs(), "bookmark", messages.saved, messages.savedText),
  ];
  return hasProfile ? steps.slice(1) : steps;
}

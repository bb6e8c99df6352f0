import type { NextSteps } from "#app/features/pages/next-steps.server.ts";
import { useWords } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { Icon } from "#app/ui/icon/icon.tsx";
import type { IconName } from "#app/ui/icon/icon-names.ts";

type Step = { to: string; icon: IconName; title: string; text: string };

/** Where a signed-in person goes on: what is missing first. */
export function LandingSteps({ steps }: { steps: NextSteps }) {
  const words = useWords().pages.landingIn;
  return (
    <>
      <h2 className="mt-6 mb-2 text-lg">{words.goOn}</h2>
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
          </li>
        ))}
      </ul>
    </>
  );
}

function useSteps({ userType, applications, hasProfile }: NextSteps): Step[] {
  const words = useWords().pages.landingIn;
  if (userType === "company") {
    const company: Step = {
      to: paths.companyDashboard(),
      icon: "building",
      title: words.company,
      text: words.companyText,
    };
    const received: Step = {
      to: paths.companyDashboard({ tab: "applications" }),
      icon: "file",
      title: words.received,
      text: words.applications(applications),
    };
    const post: Step = {
      to: paths.postJob(),
      icon: "plus",
      title: words.post,
      text: words.postText,
    };
    return hasProfile ? [post, received] : [company, post, received];
  }
  const profile: Step = {
    to: paths.myAccount(),
    icon: "user",
    title: words.profile,
    text: words.profileText,
  };
  const sent: Step = {
    to: paths.myAccount({ tab: "applications" }),
    icon: "file",
    title: words.sent,
    text: words.applications(applications),
  };
  const saved: Step = {
    to: paths.savedJobs(),
    icon: "bookmark",
    title: words.saved,
    text: words.savedText,
  };
  return hasProfile ? [sent, saved] : [profile, sent, saved];
}

import { deskPaths } from "#app/desk-paths.ts";
import { isModerator } from "#app/features/accounts/actor.ts";
import { operatorAt } from "#app/features/jobs/feeds-in/sources/operator-at.server.ts";
import { DeskNav } from "#app/features/moderation/ui/desk-nav.tsx";
import { type Changes, newestChanges, version } from "#app/features/operations/changelog.server.ts";
import { checkHealth } from "#app/features/operations/health.server.ts";
import { BoardHealth } from "#app/features/operations/ui/board-health.tsx";
import { useAllMessages } from "#app/messages/messages-context.tsx";
import { Icon } from "#app/ui/icon/icon.tsx";
import type { IconName } from "#app/ui/icon/icon-names.ts";
import type { Route } from "./+types/operations.ts";

export { deskSheet as links } from "#app/styles/sheets.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
  const person = operatorAt(context, request);
  return {
    health: await checkHealth(person),
    version,
    changes: newestChanges,
    isAtDesk: isModerator(person),
  };
}

export default function Operations({ loaderData }: Route.ComponentProps) {
  const { admin, feeds, ui } = useAllMessages();
  const { operations } = admin;
  const { health, version, changes, isAtDesk } = loaderData;
  return (
    <div className="wrap narrow page">
      <title>{`${operations.title} | ${ui.frame.site}`}</title>
      <meta name="robots" content="noindex" />
      {isAtDesk && <DeskNav here="operations" />}
      <h1 className="text-2xl">{operations.title}</h1>
      <p className="muted mb-5">{operations.lead}</p>
      <BoardHealth health={health} />
      <div className="shell-side mt-4">
        <ul className="shell-rows">
          <Way to={deskPaths.telegramChannels()} icon="telegram" label={operations.channels} />
          <Way to={deskPaths.boardFeeds()} icon="download" label={feeds.title} />
        </ul>
      </div>
      <section className="card mt-4">
        <h2 className="text-lg">{operations.version({ version })}</h2>
        <ChangeList changes={changes} />
      </section>
    </div>
  );
}

function Way({ to, icon, label }: { to: string; icon: IconName; label: string }) {
  return (
    <li>
      <a href={to}>
        <Icon name={icon} />
        {label}
        <Icon name="chevron" flip />
      </a>
    </li>
  );
}

/** The changelog is written in English alone. */
function ChangeList({ changes }: { changes: Changes }) {
  const { operations } = useAllMessages().admin;
  return (
    <details className="disc">
      <summary>
        {operations.changes} <Icon name="down" className="turn" />
      </summary>
      <div lang="en" dir="ltr" className="stack gap-3 py-2 small wrap-anywhere">
        {changes.map(({ title, lines }) => (
          <div key={title}>
            <h3 className="text-base">{title}</h3>
            <ul className="list-disc ps-5">
              {lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </details>
  );
}

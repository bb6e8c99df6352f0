import { deskPaths } from "#app/desk-paths.ts";
import { isLeadingModerator } from "#app/features/accounts/actor.ts";
import { moderatorAt } from "#app/features/moderation/case-page.server.ts";
import { type LogFilter, readLogFilter } from "#app/features/moderation/log/log-filter.ts";
import { listLog } from "#app/features/moderation/log/log-list.server.ts";
import { DeskNav } from "#app/features/moderation/ui/desk-nav.tsx";
import { LogLines } from "#app/features/moderation/ui/log/log-lines.tsx";
import { LogSearch } from "#app/features/moderation/ui/log/log-search.tsx";
import { useAllMessages } from "#app/messages/messages-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { Empty } from "#app/ui/empty.tsx";
import type { Route } from "./+types/moderation-log.ts";

export { applicantsSheets as links } from "#app/styles/sheets.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
  const person = moderatorAt(context, request);
  const params = new URL(request.url).searchParams;
  const filter = readLogFilter(params);
  const before = params.get("before");
  const { acts, older } = await listLog(person, filter, before);
  return { acts, older, filter, isFirst: before === null, mayExport: isLeadingModerator(person) };
}

export default function ModerationLog({ loaderData }: Route.ComponentProps) {
  const { moderators, moderation, ui } = useAllMessages();
  const { acts, older, filter, isFirst, mayExport } = loaderData;
  const isFiltered = !isFirst || Object.keys(filter).length > 0;
  return (
    <div className="wrap page stack gap-4">
      <title>{`${moderators.log.title} | ${moderation.title} | ${ui.frame.site}`}</title>
      <meta name="robots" content="noindex" />
      <div>
        <DeskNav here="log" />
        <div className="head mb-3 items-center">
          <h1>{moderators.log.title}</h1>
          {mayExport && <Export filter={filter} />}
        </div>
        <p className="muted">{moderators.log.lead}</p>
      </div>
      <LogSearch filter={filter} />
      <h2 className="sr">{moderators.log.list}</h2>
      {acts.length === 0 ? (
        <Empty
          title={isFiltered ? moderators.log.nothing : moderators.log.empty}
          reason={isFiltered ? moderators.log.nothingHint : undefined}
        />
      ) : (
        <LogLines acts={acts} />
      )}
      <nav className="row spread" aria-label={ui.pages}>
        {isFirst ? (
          <span />
        ) : (
          <a className="tap" href={deskPaths.moderationLog(filter)}>
            {moderation.lists.newest}
          </a>
        )}
        {older && (
          <a
            className="tap"
            href={deskPaths.moderationLog({ ...filter, before: older })}
            rel="next"
          >
            {moderation.lists.older}
          </a>
        )}
      </nav>
    </div>
  );
}

function Export({ filter }: { filter: LogFilter }) {
  const { log } = useAllMessages().moderators;
  return (
    <form method="post" action={deskPaths.exportModerationLog()}>
      {Object.entries(filter).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button icon="download">{log.download}</Button>
    </form>
  );
}

import { moderatorAt, readCaseList, readQueue } from "#app/features/moderation/case-page.server.ts";
import { caseTabs } from "#app/features/moderation/lists/case-filter.ts";
import { countQueue, countRegisters } from "#app/features/moderation/queue.server.ts";
import { CasePane } from "#app/features/moderation/ui/case-pane.tsx";
import { DeskNav } from "#app/features/moderation/ui/desk-nav.tsx";
import { CaseResults } from "#app/features/moderation/ui/lists/case-results.tsx";
import { CaseSearch } from "#app/features/moderation/ui/lists/case-search.tsx";
import { QueueResults } from "#app/features/moderation/ui/lists/queue-results.tsx";
import { formatNumber } from "#app/i18n/format.ts";
import { useAllMessages } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { isUuid } from "#app/platform/uuid.ts";
import { Tabs } from "#app/ui/list/tabs.tsx";
import type { Route } from "./+types/moderation.ts";

export { applicantsSheets as links } from "#app/styles/sheets.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
  const person = moderatorAt(context, request);
  const chosen = new URL(request.url).searchParams.get("case");
  const caseId = chosen && isUuid(chosen) ? chosen : null;
  const [list, registers] = await Promise.all([
    readCaseList(person, request, caseId),
    countRegisters(person),
  ]);
  const isChosen = caseId !== null;
  if (list) return { list, waiting: null, counts: await countQueue(person), registers, isChosen };
  const waiting = await readQueue(person, request, caseId);
  return { list, waiting, counts: waiting.queue.counts, registers, isChosen };
}

export default function Moderation({ loaderData }: Route.ComponentProps) {
  const { moderation, ui } = useAllMessages();
  const { list, waiting, counts, registers, isChosen } = loaderData;
  const reading = list?.reading ?? waiting?.reading ?? null;
  const tab = list?.filter.tab ?? "waiting";
  const count = {
    waiting: counts.all,
    appealed: counts.appeals,
    decided: undefined,
    all: undefined,
  };
  return (
    <div className="wrap page">
      <title>{`${moderation.title} | ${ui.frame.site}`}</title>
      <meta name="robots" content="noindex" />
      <DeskNav here="cases" waiting={{ registers }} />
      <h1>{moderation.title}</h1>
      <Tabs
        label={moderation.lists.label}
        tabs={caseTabs.map((each) => {
          const n = count[each];
          return {
            to: paths.moderation({ tab: each === "waiting" ? null : each }),
            label: moderation.lists.tabs[each],
            current: each === tab,
            ...(n !== undefined && { count: formatNumber(n) }),
          };
        })}
      />
      <div className="mt-4">
        {list && <CaseSearch filter={list.filter} deciders={list.deciders} />}
        <h2 className="sr">{moderation.lists.tabs[tab]}</h2>
        <div className={reading ? "desk desk-cases" : undefined}>
          <div className={isChosen ? "desk-list desk-behind" : "desk-list"}>
            {list && <CaseResults list={list} />}
            {waiting && (
              <QueueResults queue={waiting.queue} kind={waiting.kind} reading={reading} />
            )}
          </div>
          {reading && (
            <CasePane reading={reading} isBeside isOnlyWide={!isChosen} answer={undefined} />
          )}
        </div>
      </div>
    </div>
  );
}

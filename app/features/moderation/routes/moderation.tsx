import { deskPaths } from "#app/desk-paths.ts";
import { moderatorAt, readCaseList, readQueue } from "#app/features/moderation/case-page.server.ts";
import { caseTabs } from "#app/features/moderation/lists/case-filter.ts";
import { listLog } from "#app/features/moderation/log/log-list.server.ts";
import { countQueue, countRegisters } from "#app/features/moderation/queue.server.ts";
import { countReportReasons } from "#app/features/moderation/reports/report-reasons.server.ts";
import { CasePane } from "#app/features/moderation/ui/case-pane.tsx";
import { DeskNav } from "#app/features/moderation/ui/desk-nav.tsx";
import { CaseResults } from "#app/features/moderation/ui/lists/case-results.tsx";
import { CaseSearch } from "#app/features/moderation/ui/lists/case-search.tsx";
import { QueueMore } from "#app/features/moderation/ui/lists/queue-more.tsx";
import { QueueResults } from "#app/features/moderation/ui/lists/queue-results.tsx";
import { formatDate, formatNumber } from "#app/i18n/format.ts";
import { useAllMessages, useLanguage } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { orEmpty } from "#app/platform/or-empty.server.ts";
import { isUuid } from "#app/platform/uuid.ts";
import { classNames } from "#app/ui/class-names.ts";
import type { Route } from "./+types/moderation.ts";

export { queueSheets as links } from "#app/styles/sheets.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
  const person = moderatorAt(context, request);
  const chosen = new URL(request.url).searchParams.get("case");
  const caseId = chosen && isUuid(chosen) ? chosen : null;
  const [list, registers] = await Promise.all([
    readCaseList(person, request, caseId),
    countRegisters(person),
  ]);
  const isChosen = caseId !== null;
  if (list) {
    const counts = await countQueue(person);
    return { list, waiting: null, counts, registers, isChosen, more: null };
  }
  const [waiting, reasons, log] = await Promise.all([
    readQueue(person, request, caseId),
    orEmpty("reasons of reports", countReportReasons(person), []),
    orEmpty("newest acts", listLog(person, {}, null, actsBeside), { acts: [], older: null }),
  ]);
  const more = { reasons, acts: log.acts };
  return { list, waiting, counts: waiting.queue.counts, registers, isChosen, more };
}

const actsBeside = 3;

export default function Moderation({ loaderData }: Route.ComponentProps) {
  const { admin, moderation, ui } = useAllMessages();
  const language = useLanguage();
  const { list, waiting, counts, registers, isChosen, more } = loaderData;
  const reading = list?.reading ?? waiting?.reading ?? null;
  const tab = list?.filter.tab ?? "waiting";
  const oldest = waiting?.queue.oldest;
  const count = { waiting: counts.all, appealed: counts.appeals, decided: 0, all: 0 };
  return (
    <div className="wrap page">
      <title>{`${moderation.title} | ${ui.frame.site}`}</title>
      <meta name="robots" content="noindex" />
      <DeskNav here="cases" waiting={{ registers }} />
      <div className="head mb-4">
        <div>
          <h1>{moderation.title}</h1>
          <p className="row gap-x-4 gap-y-0 muted">
            {oldest && admin.cases.oldest({ day: formatDate(oldest, language, "short") })}
            {registers > 0 && (
              <a href={deskPaths.companyRegisters()} className="more">
                {moderation.registersWaiting(registers)}
              </a>
            )}
          </p>
        </div>
        <nav className="chips" aria-label={moderation.lists.label}>
          {caseTabs.map((each) => (
            <a
              key={each}
              href={paths.moderation({ tab: each === "waiting" ? null : each })}
              className={classNames("chip", each === tab && "on")}
              aria-current={each === tab ? "page" : undefined}
            >
              {moderation.lists.tabs[each]}
              {count[each] > 0 && <small className="num">{formatNumber(count[each])}</small>}
            </a>
          ))}
        </nav>
      </div>
      <div>
        {list && <CaseSearch filter={list.filter} deciders={list.deciders} />}
        <h2 className="sr">{moderation.lists.tabs[tab]}</h2>
        <div className={reading ? "desk desk-cases" : undefined}>
          <div className={isChosen ? "desk-list desk-behind" : "desk-list"}>
            {list && <CaseResults list={list} />}
            {waiting && (
              <QueueResults queue={waiting.queue} kind={waiting.kind} reading={reading} />
            )}
            {more && <QueueMore {...more} />}
          </div>
          {reading && (
            <CasePane reading={reading} isBeside isOnlyWide={!isChosen} answer={undefined} />
          )}
        </div>
      </div>
    </div>
  );
}

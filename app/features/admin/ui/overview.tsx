import { deskPaths } from "#app/desk-paths.ts";
import { adminPath } from "#app/features/admin/admin-query.ts";
import type { Counters, OverviewData } from "#app/features/admin/dashboard.server.ts";
import { BoardHealth } from "#app/features/operations/ui/board-health.tsx";
import { formatNumber } from "#app/i18n/format.ts";
import { useAllMessages } from "#app/messages/messages-context.tsx";
import { Card, Tile } from "#app/ui/card.tsx";
import { Icon } from "#app/ui/icon/icon.tsx";
import type { IconName } from "#app/ui/icon/icon-names.ts";
import { Notice } from "#app/ui/notice.tsx";
import { DayCharts } from "./day-charts.tsx";
import { TabHead } from "./tab-head.tsx";
import { WaitingCases } from "./waiting-cases.tsx";

const icons: Record<keyof Counters, IconName> = {
  users: "people",
  companies: "building",
  jobs: "briefcase",
  applications: "file",
};

type OverviewProps = {
  overview: OverviewData;
  /** Whether public pages show fixed figures. */
  fixedFigures: boolean;
};

/** Four counters, each but the applications leading to its list; below them cases, health and the last days. */
export function Overview({ overview, fixedFigures }: OverviewProps) {
  const { admin: messages, board } = useAllMessages();
  const { counters, lastDays, cases, health } = overview;
  return (
    <>
      <section>
        <TabHead title={messages.overview} />
        {fixedFigures && (
          <Notice kind="warn" className="mb-4">
            {messages.fixedFigures}
          </Notice>
        )}
        <div className="grid g2 lg4">
          <Tile>
            <Counter of="users" n={counters.users} to={adminPath({ tab: "users" })} />
          </Tile>
          <Tile>
            <Counter of="companies" n={counters.companies} to={adminPath({ tab: "companies" })} />
          </Tile>
          <Tile>
            <Counter of="jobs" n={counters.jobs} to={adminPath({ tab: "jobs" })} />
          </Tile>
          <Card className="grid content-start gap-1">
            <Counter of="applications" n={counters.applications} />
          </Card>
        </div>
      </section>
      <div className="grid md2 mt-4 items-start">
        {cases && <WaitingCases cases={cases} />}
        {health && <BoardHealth health={health} isShort />}
      </div>
      <p className="small muted mt-2">{messages.cases.readOnly}</p>
      <p className="mt-4">
        <a className="tap" href={deskPaths.boardFigures()}>
          {board.link}
        </a>
      </p>
      {lastDays && <DayCharts lastDays={lastDays} />}
    </>
  );
}

function Counter({ of, n, to }: { of: keyof Counters; n: number | null; to?: string }) {
  const messages = useAllMessages().admin;
  return (
    <>
      <Icon name={icons[of]} className="size-6 text-ink-3" />
      <h3 className="text-base">{to ? <a href={to}>{messages[of]}</a> : messages[of]}</h3>
      <p className="num text-3xl font-bold leading-tight">
        {n === null ? messages.uncounted : formatNumber(n)}
      </p>
    </>
  );
}

import { adminPath } from "#app/features/admin/admin-query.ts";
import type { Counters, OverviewData } from "#app/features/admin/dashboard.server.ts";
import { queueKinds } from "#app/features/moderation/queue-kind.ts";
import { BoardHealth } from "#app/features/operations/ui/board-health.tsx";
import { formatDate, formatNumber } from "#app/i18n/format.ts";
import { useAllMessages, useLanguage } from "#app/messages/messages-context.tsx";
import { Lights } from "#app/ui/list/lights.tsx";
import { Ltr } from "#app/ui/text.tsx";
import { DayCharts } from "./day-charts.tsx";
import { NewestRecords } from "./newest-records.tsx";

/** The counters; each but the applications leads to its list. */
const counted: readonly { of: keyof Counters; to?: string }[] = [
  { of: "users", to: adminPath({ tab: "users" }) },
  { of: "companies", to: adminPath({ tab: "companies" }) },
  { of: "jobs", to: adminPath({ tab: "jobs" }) },
  { of: "applications" },
];

type OverviewProps = {
  overview: OverviewData;
  /** Whether public pages show fixed figures. */
  fixedFigures: boolean;
};

/** Four counters; below them cases, health, the last days and the newest records. */
export function Overview({ overview, fixedFigures }: OverviewProps) {
  const messages = useAllMessages().admin;
  const { counters, lastDays, cases, health, newest } = overview;
  return (
    <>
      <section>
        <h2 className="sr">{messages.overview}</h2>
        <div className="fig-stats num">
          {counted.map(({ of, to }) => (
            <div key={of} className={to ? "tile" : "main"}>
              <h3>{to ? <a href={to}>{messages[of]}</a> : messages[of]}</h3>
              <p>{counters[of] === null ? messages.uncounted : formatNumber(counters[of])}</p>
              {of !== "applications" && lastDays && <New counts={lastDays.counts[of]} />}
            </div>
          ))}
        </div>
      </section>
      {cases && (
        <div className={cases.counts.all > 0 ? "mt-4 cases-wait" : "mt-4"}>
          <WaitingCases cases={cases} />
        </div>
      )}
      <div className="grid md2 mt-4">
        {health && <BoardHealth health={health} isShort />}
        {lastDays && <DayCharts lastDays={lastDays} />}
      </div>
      {newest && <NewestRecords newest={newest} />}
      <div className="stack gap-1 mt-4 small muted">
        <p>{messages.cases.readOnly}</p>
        {fixedFigures && <p>{messages.fixedFigures}</p>}
      </div>
    </>
  );
}

/** How many of the last seven days. */
function New({ counts }: { counts: readonly number[] }) {
  const { lastDays } = useAllMessages().admin;
  const sum = counts.slice(-7).reduce((all, count) => all + count, 0);
  if (sum === 0) return <p className="small">{`${lastDays.none} ${lastDays.week}`}</p>;
  return (
    <p className="small">
      <b>
        <Ltr>{`+${formatNumber(sum)}`}</Ltr>
      </b>{" "}
      {lastDays.week}
    </p>
  );
}

type Props = { cases: NonNullable<OverviewData["cases"]> };

/** How many cases of each kind wait for moderators; an admin decides none of them. */
function WaitingCases({ cases: { counts, oldest } }: Props) {
  const { admin, moderation } = useAllMessages();
  const language = useLanguage();
  const kinds = queueKinds.filter((kind) => counts[kind] > 0);
  return (
    <Lights
      title={admin.cases.title}
      hint={oldest ? admin.cases.oldest({ day: formatDate(oldest, language, "short") }) : undefined}
      rows={
        kinds.length > 0
          ? kinds.map((kind) => ({
              state: "care",
              name: moderation.kinds[kind],
              figure: formatNumber(counts[kind]),
            }))
          : [{ state: "ok", name: admin.cases.none }]
      }
    />
  );
}

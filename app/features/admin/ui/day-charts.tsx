import { useId } from "react";
import { deskPaths } from "#app/desk-paths.ts";
import type { Counted, LastDays } from "#app/features/admin/last-days.server.ts";
import { formatDate, formatNumber } from "#app/i18n/format.ts";
import { useAllMessages, useLanguage } from "#app/messages/messages-context.tsx";
import { DayBars } from "#app/ui/chart/day-bars.tsx";
import { Icon } from "#app/ui/icon/icon.tsx";

const shown: readonly Counted[] = ["jobs", "users", "companies"];

/** New ones of the last days as bars, today last, and the same figures in a table. */
export function DayCharts({ lastDays: { days, counts } }: { lastDays: LastDays }) {
  const { admin, board, ui } = useAllMessages();
  const language = useLanguage();
  const heading = useId();
  const isQuiet = (kind: Counted) => counts[kind].every((count) => count === 0);
  const quiet = shown.filter(isQuiet).map((kind) => admin[kind]);
  return (
    <section className="card" aria-labelledby={heading}>
      <div className="head mb-2 items-center">
        <h2 className="text-lg" id={heading}>
          {admin.lastDays.title({ day: formatDate(days[0] ?? "", language, "short") })}
        </h2>
        <a className="more" href={deskPaths.boardFigures()}>
          {board.link}
        </a>
      </div>
      <div className="stack mb-2">
        {shown.map(
          (kind) =>
            !isQuiet(kind) && (
              <DayChart key={kind} title={admin[kind]} days={days} counts={counts[kind]} />
            ),
        )}
        {quiet.length > 0 && (
          <p className="small muted">{`${quiet.join(ui.comma)}: ${admin.lastDays.none}`}</p>
        )}
      </div>
      <details className="disc">
        <summary>
          {admin.lastDays.table} <Icon name="down" className="turn" />
        </summary>
        <div className="overflow-x-auto">
          <table className="day-table num">
            <thead>
              <tr>
                <th scope="col">{admin.lastDays.day}</th>
                {shown.map((kind) => (
                  <th key={kind} scope="col">
                    {admin[kind]}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {[...days].reverse().map((day) => (
                <tr key={day}>
                  <th scope="row">{formatDate(day, language, "short")}</th>
                  {shown.map((kind) => (
                    <td key={kind}>{formatNumber(counts[kind][days.indexOf(day)] ?? 0)}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </section>
  );
}

type DayChartProps = { title: string; days: readonly string[]; counts: readonly number[] };

function DayChart({ title, days, counts }: DayChartProps) {
  const { lastDays } = useAllMessages().admin;
  const sum = counts.reduce((all, count) => all + count, 0);
  const figures = { sum: formatNumber(sum), today: formatNumber(counts.at(-1) ?? 0) };
  return (
    <figure className="day-chart">
      <figcaption className="font-strong">{title}</figcaption>
      <DayBars days={days} counts={counts} />
      <p className="small muted">{lastDays.sentence(figures)}</p>
    </figure>
  );
}

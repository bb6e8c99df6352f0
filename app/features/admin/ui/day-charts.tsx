import { useId } from "react";
import { deskPaths } from "#app/desk-paths.ts";
import type { Counted, LastDays } from "#app/features/admin/last-days.server.ts";
import { formatDate, formatNumber } from "#app/i18n/format.ts";
import { useAllMessages, useLanguage } from "#app/messages/messages-context.tsx";
import { DayBars, ShareBar } from "#app/ui/chart/day-bars.tsx";
import { Icon } from "#app/ui/icon/icon.tsx";

const shown: readonly Counted[] = ["jobs", "users", "companies"];
/** Days with something new from which on bars say more than a sentence. */
const drawnDays = 3;

/** New ones of the last days as bars, today last, and the same figures in a table. */
export function DayCharts({ lastDays: { days, counts } }: { lastDays: LastDays }) {
  const { admin, board } = useAllMessages();
  const sentence = useSentence();
  const language = useLanguage();
  const heading = useId();
  const top = Math.max(1, ...shown.map((kind) => sumOf(counts[kind])));
  const isDrawn = (kind: Counted) => counts[kind].filter((count) => count > 0).length >= drawnDays;
  return (
    <section className="card day-charts" aria-labelledby={heading}>
      <div className="head mb-2 items-center">
        <h2 className="text-lg" id={heading}>
          {admin.lastDays.title({ day: formatDate(days[0] ?? "", language, "short") })}
        </h2>
        <a className="more" href={deskPaths.boardFigures()}>
          {board.link}
        </a>
      </div>
      <div className="stack mb-2">
        {shown.map((kind) =>
          isDrawn(kind) ? (
            <figure key={kind} className="day-chart">
              <figcaption className="row spread gap-y-0">
                <b className="font-strong">{admin[kind]}</b>
                <span className="small muted">{sentence(counts[kind])}</span>
              </figcaption>
              <DayBars days={days} counts={counts[kind]} />
            </figure>
          ) : (
            <div key={kind} className="stack gap-1">
              <p className="row spread gap-y-0">
                <b className="font-strong">{admin[kind]}</b>
                <span className="small muted">{sentence(counts[kind])}</span>
              </p>
              {sumOf(counts[kind]) > 0 && <ShareBar share={sumOf(counts[kind]) / top} />}
            </div>
          ),
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

const sumOf = (counts: readonly number[]) => counts.reduce((all, count) => all + count, 0);

/** Their number and that of today, or that there are none. */
function useSentence() {
  const { lastDays } = useAllMessages().admin;
  return (counts: readonly number[]) => {
    const sum = sumOf(counts);
    if (sum === 0) return lastDays.none;
    return lastDays.sentence({ sum: formatNumber(sum), today: formatNumber(counts.at(-1) ?? 0) });
  };
}

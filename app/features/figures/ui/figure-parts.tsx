import { type ReactNode, useId } from "react";
import type { Figures } from "#app/features/figures/company-figures.server.ts";
import type { SourceFigures } from "#app/features/figures/shown-sources.ts";
import { FigureTable } from "#app/features/figures/ui/figure-table.tsx";
import { formatDate, formatNumber } from "#app/i18n/format.ts";
import { useAllMessages, useLanguage } from "#app/messages/messages-context.tsx";
import { DayBars, ShareBar } from "#app/ui/chart/day-bars.tsx";
import { Icon } from "#app/ui/icon/icon.tsx";
import { Ltr } from "#app/ui/text.tsx";

/** A share in whole percents; of nothing there is none. */
export function percentOf(part: number, whole: number): string {
  return whole > 0 ? `${Math.round((100 * part) / whole)}%` : "-";
}

/** Four sums, each with one more word. */
export function FigureStats({ figures: { totals, before } }: { figures: Figures }) {
  const { figures } = useAllMessages();
  const unfinished = Math.max(0, totals.begun - totals.sent);
  const former = (count: number) =>
    count > 0 ? figures.before({ count: formatNumber(count) }) : figures.noneBefore;
  return (
    <dl className="fig-stats num">
      <Stat name={figures.views} n={totals.views} more={former(before.views)} />
      <Stat name={figures.saved} n={totals.saved} more={figures.savedBy} />
      <Stat
        name={figures.begun}
        n={totals.begun}
        more={figures.unfinished({ count: formatNumber(unfinished) })}
      />
      <Stat name={figures.sent} n={totals.sent} more={former(before.sent)} isMain />
    </dl>
  );
}

type StatProps = { name: string; n: number; more: string; isMain?: boolean };

function Stat({ name, n, more, isMain }: StatProps) {
  return (
    <div className={isMain ? "main" : undefined}>
      <dt>{name}</dt>
      <dd>
        {formatNumber(n)} <span className="small">{more}</span>
      </dd>
    </div>
  );
}

/** A heading and what belongs to it. */
export function FigureCard({
  title,
  id,
  children,
}: {
  title: string;
  id?: string;
  children: ReactNode;
}) {
  const heading = useId();
  return (
    <section className="card pad" id={id} aria-labelledby={heading}>
      <h2 className="text-lg" id={heading}>
        {title}
      </h2>
      {children}
    </section>
  );
}

/** Views and applications of each day, and the same in a table. */
export function DayFigures({ figures }: { figures: Figures }) {
  const { figures: words } = useAllMessages();
  const language = useLanguage();
  const { days, views, begun, sent } = figures;
  return (
    <FigureCard title={words.perDay}>
      <DayFigure days={days} counts={views} />
      <h3 className="mt-4">{words.sentPerDay}</h3>
      <DayFigure days={days} counts={sent} />
      <details className="disc mt-2">
        <summary>
          {words.table} <Icon name="down" className="turn" />
        </summary>
        <FigureTable columns={[words.day, words.views, words.begun, words.sent]}>
          {days
            .map((day, at) => (
              <tr key={day}>
                <th scope="row">{formatDate(day, language, "short")}</th>
                <td>{formatNumber(views[at] ?? 0)}</td>
                <td>{formatNumber(begun[at] ?? 0)}</td>
                <td>{formatNumber(sent[at] ?? 0)}</td>
              </tr>
            ))
            .reverse()}
        </FigureTable>
      </details>
    </FigureCard>
  );
}

/** A count for each day, and their sum in words. */
export function DayFigure({
  days,
  counts,
}: {
  days: readonly string[];
  counts: readonly number[];
}) {
  const { figures, ui } = useAllMessages();
  const sum = counts.reduce((all, count) => all + count, 0);
  const week = counts.slice(-8, -1).reduce((all, count) => all + count, 0);
  const usual = Math.round(week / 7);
  const text = { sum: formatNumber(sum), today: formatNumber(counts.at(-1) ?? 0) };
  return (
    <figure className="day-chart">
      <figcaption className="small muted">
        {sum > 0 ? figures.sentence(text) : figures.empty}
        {usual > 0 && ui.comma + figures.perWeek({ usual: formatNumber(usual) })}
      </figcaption>
      {sum > 0 && <DayBars days={days} counts={counts} />}
    </figure>
  );
}

/** How many went on from each step; the last two are of the applications sent meanwhile. */
export function Funnel({ figures }: { figures: Figures }) {
  const { figures: words } = useAllMessages();
  const { totals, shortlisted, hired } = figures;
  const steps = [
    { name: words.views, n: totals.views },
    { name: words.begun, n: totals.begun },
    { name: words.sent, n: totals.sent },
    { name: words.shortlisted, n: shortlisted },
    { name: words.hired, n: hired },
  ];
  const top = Math.max(1, ...steps.map(({ n }) => n));
  return (
    <FigureCard title={words.funnel}>
      <ol className="fig-steps wide num">
        {steps.map(({ name, n }, at) => {
          const former = steps[at - 1]?.n ?? 0;
          return (
            <li key={name}>
              <span>{name}</span>
              <b>{formatNumber(n)}</b>
              <ShareBar share={n / top} />
              {former >= n && former > 0 && (
                <span className="small muted">
                  {words.ofBefore({ percent: percentOf(n, former) })}
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </FigureCard>
  );
}

/** Where readers came from, the commonest first. */
export function Sources({ sources }: { sources: readonly SourceFigures[] }) {
  const { figures } = useAllMessages();
  const shown = sources.filter(({ views }) => views > 0);
  const top = Math.max(1, ...shown.map(({ views }) => views));
  return (
    <FigureCard title={figures.sourcesTitle}>
      {shown.length === 0 && <p className="muted">{figures.empty}</p>}
      <ul className="fig-steps num">
        {shown.map(({ source, host, views }) => (
          <li key={source}>
            <span className="wrap-anywhere">
              {host === null ? (
                figures.sources[source as keyof typeof figures.sources]
              ) : (
                <Ltr>{host}</Ltr>
              )}
            </span>
            <b>{formatNumber(views)}</b>
            <ShareBar share={views / top} />
          </li>
        ))}
      </ul>
    </FigureCard>
  );
}

/** How long applicants wait for the first answer, and a job until it is filled. */
export function Times({ figures }: { figures: Figures }) {
  const { figures: words } = useAllMessages();
  const { hoursToAnswer, daysToFilling } = figures;
  const daysOf = (days: number | null) =>
    days === null ? words.noTime : words.days(Math.max(1, Math.ceil(days)));
  return (
    <FigureCard title={words.times}>
      <dl className="stack gap-2 mt-2">
        <div>
          <dt className="small muted">{words.firstAnswer}</dt>
          <dd className="font-strong">
            {daysOf(hoursToAnswer === null ? null : hoursToAnswer / 24)}
          </dd>
        </div>
        <div>
          <dt className="small muted">{words.filling}</dt>
          <dd className="font-strong">{daysOf(daysToFilling)}</dd>
        </div>
      </dl>
    </FigureCard>
  );
}

export function HowCounted() {
  const { figures } = useAllMessages();
  return <p className="small muted mt-4">{figures.howCounted}</p>;
}

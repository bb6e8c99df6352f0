import { deskPaths } from "#app/desk-paths.ts";
import { fileSize } from "#app/features/applications/ui/file-size.ts";
import { FigureCard, percentOf } from "#app/features/figures/ui/figure-parts.tsx";
import { FigureTable } from "#app/features/figures/ui/figure-table.tsx";
import { DeskNav } from "#app/features/moderation/ui/desk-nav.tsx";
import { formatDate, formatMonth, formatNumber } from "#app/i18n/format.ts";
import { useAllMessages, useLanguage } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { DayBars, MonthBars } from "#app/ui/chart/day-bars.tsx";
import { Icon } from "#app/ui/icon/icon.tsx";
import { Tabs } from "#app/ui/list/tabs.tsx";
import { WayBack } from "#app/ui/way-back.tsx";
import type { BoardFigures as Figures } from "./board-figures.server.ts";
import {
  type BoardKind,
  type BoardPeriod,
  boardKinds,
  boardPeriods,
  isLevelKnown,
} from "./board-period.ts";

type Props = { period: BoardPeriod; figures: Figures };
type PageProps = Props & { isAtDesk: boolean };

/** What the board had in thirty days or twelve months: sums, bars and one table. */
export function BoardFigures({ period, figures, isAtDesk }: PageProps) {
  const { admin, applications, board, ui } = useAllMessages();
  const { totals, before, cvBytes, waitingEmails } = figures;
  const drawn: readonly BoardKind[] = ["views", "applications", "searches", "seekers"];
  return (
    <div className="wrap page">
      <title>{`${board.title} | ${ui.frame.site}`}</title>
      <meta name="robots" content="noindex" />
      {isAtDesk ? (
        <DeskNav here="figures" />
      ) : (
        <WayBack to={paths.adminDashboard()} label={admin.title} />
      )}
      <div className="row spread">
        <div>
          <h1>{board.title}</h1>
          <p className="muted">{board.until}</p>
        </div>
        <ButtonLink to={deskPaths.exportBoardFigures({ period })} icon="download" download>
          {board.download}
        </ButtonLink>
      </div>
      <Tabs
        label={board.periods.label}
        tabs={boardPeriods.map((each) => ({
          to: deskPaths.boardFigures({ period: each }),
          label: board.periods[each],
          current: each === period,
        }))}
      />
      <dl className="fig-stats num">
        {boardKinds.map((kind) => (
          <div key={kind} className={kind === "applications" ? "main" : undefined}>
            <dt>{board.kinds[kind]}</dt>
            <dd>
              {kind === "answered"
                ? percentOf(totals.answered, totals.applications)
                : formatNumber(totals[kind])}{" "}
              <span className="small">
                {board.before({
                  count:
                    kind === "answered"
                      ? percentOf(before.answered, before.applications)
                      : formatNumber(before[kind]),
                })}
              </span>
            </dd>
          </div>
        ))}
        <div>
          <dt>{board.now}</dt>
          <dd>
            <bdi>{fileSize(cvBytes, applications.apply)}</bdi>{" "}
            <span className="small">{board.waiting({ count: formatNumber(waitingEmails) })}</span>
          </dd>
        </div>
      </dl>
      <div className="grid md2">
        {drawn.map((kind) => (
          <FigureCard key={kind} title={board.kinds[kind]}>
            <Chart kind={kind} period={period} figures={figures} />
          </FigureCard>
        ))}
      </div>
      <EmptySearches searches={figures.emptySearches} />
      <div className="card pad mt-4">
        <BoardTable period={period} figures={figures} />
      </div>
    </div>
  );
}

function EmptySearches({ searches }: { searches: Figures["emptySearches"] }) {
  const { board } = useAllMessages();
  return (
    <div className="mt-4">
      <FigureCard title={board.words}>
        <p className="small muted">{board.wordsFrom}</p>
        {searches.length === 0 ? (
          <p className="muted mt-2">{board.noWords}</p>
        ) : (
          <FigureTable columns={[board.searched, board.kinds.searches]}>
            {searches.map(({ words, searches }) => (
              <tr key={words}>
                <th scope="row">
                  <a href={paths.jobs({ keyword: words })}>
                    <bdi>{words}</bdi>
                  </a>
                </th>
                <td>{formatNumber(searches)}</td>
              </tr>
            ))}
          </FigureTable>
        )}
      </FigureCard>
    </div>
  );
}

type ChartProps = Props & { kind: BoardKind };

function Chart({ kind, period, figures: { parts, counts, totals } }: ChartProps) {
  const { board } = useAllMessages();
  const values = counts.map((each) => each[kind]);
  if (totals[kind] === 0) return <p className="muted">{board.none}</p>;
  return (
    <figure className="day-chart">
      {period === "year" ? (
        <MonthBars months={parts} counts={values} />
      ) : (
        <DayBars days={parts} counts={values} />
      )}
      <figcaption className="small muted">
        {board.sentences[period]({
          sum: formatNumber(totals[kind]),
          last: formatNumber(values.at(-1) ?? 0),
        })}
      </figcaption>
    </figure>
  );
}

function BoardTable({ period, figures: { parts, counts } }: Props) {
  const { applications, board } = useAllMessages();
  const language = useLanguage();
  const nameOf = (part: string) =>
    period === "year" ? formatMonth(part, language) : formatDate(part, language, "short");
  return (
    <details className="disc">
      <summary>
        {board.table} <Icon name="down" className="turn" />
      </summary>
      <FigureTable
        columns={[
          period === "year" ? board.month : board.day,
          ...boardKinds.map((kind) => board.kinds[kind]),
          board.stored,
          board.kinds.waiting,
        ]}
      >
        {parts
          .map((part, at) => (
            <tr key={part}>
              <th scope="row">{nameOf(part)}</th>
              {boardKinds.map((kind) => (
                <td key={kind}>{formatNumber(counts[at]?.[kind] ?? 0)}</td>
              ))}
              <td>
                <bdi>
                  {isLevelKnown(counts[at])
                    ? fileSize(counts[at].storedBytes, applications.apply)
                    : "-"}
                </bdi>
              </td>
              <td>{isLevelKnown(counts[at]) ? formatNumber(counts[at].waiting) : "-"}</td>
            </tr>
          ))
          .reverse()}
      </FigureTable>
    </details>
  );
}

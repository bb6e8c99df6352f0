import { deskPaths } from "#app/desk-paths.ts";
import { FigureCard, percentOf } from "#app/features/figures/ui/figure-parts.tsx";
import { FigureTable } from "#app/features/figures/ui/figure-table.tsx";
import { queueKinds } from "#app/features/moderation/queue-kind.ts";
import { DeskNav } from "#app/features/moderation/ui/desk-nav.tsx";
import { hoursOf } from "#app/features/moderation/ui/when.ts";
import { formatDate, formatDateTime, formatNumber } from "#app/i18n/format.ts";
import { useAllMessages, useLanguage } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { DayBars } from "#app/ui/chart/day-bars.tsx";
import { Icon } from "#app/ui/icon/icon.tsx";
import type { DeskFigures as Figures, ModeratorFigures } from "./desk-figures.server.ts";

/** How much waits and is decided at the moderators' desk, and how soon. */
export function DeskFigures({ figures }: { figures: Figures }) {
  const { board, moderators, ui } = useAllMessages();
  return (
    <div className="wrap page stack gap-4">
      <title>{`${moderators.figures.title} | ${ui.frame.site}`}</title>
      <meta name="robots" content="noindex" />
      <div>
        <DeskNav here="figures" />
        <div className="row spread">
          <h1>{moderators.figures.title}</h1>
          <a className="tap" href={deskPaths.boardFigures()}>
            {board.link}
          </a>
        </div>
        <p className="muted">{moderators.figures.lead}</p>
      </div>
      <Sums figures={figures} />
      <div className="grid md2">
        <Decided figures={figures} />
        <Waiting figures={figures} />
      </div>
      {figures.moderators && <Moderators rows={figures.moderators} />}
    </div>
  );
}

type Props = { figures: Figures };

function Sums({ figures: { waiting, decided, medianHours, appeals } }: Props) {
  const { moderators, moderation } = useAllMessages();
  const { figures } = moderators;
  const language = useLanguage();
  const sum = decided.reduce((all, count) => all + count, 0);
  return (
    <dl className="fig-stats num">
      <div className="main">
        <dt>{figures.waiting}</dt>
        <dd>
          {formatNumber(waiting.counts.all)}{" "}
          <span className="small">
            {waiting.oldest
              ? figures.oldest({ when: formatDateTime(waiting.oldest, language) })
              : figures.none}
          </span>
        </dd>
      </div>
      <div>
        <dt>{figures.decided}</dt>
        <dd>
          {formatNumber(sum)} <span className="small">{figures.days}</span>
        </dd>
      </div>
      <div>
        <dt>{figures.median}</dt>
        <dd>
          {medianHours === null ? "-" : hoursOf(medianHours, moderation.age)}{" "}
          <span className="small">{figures.medianOf}</span>
        </dd>
      </div>
      <div>
        <dt>{figures.reversed}</dt>
        <dd>
          {percentOf(appeals.reversed, appeals.decided)}{" "}
          <span className="small">
            {figures.ofAppeals({
              reversed: formatNumber(appeals.reversed),
              decided: formatNumber(appeals.decided),
            })}
          </span>
        </dd>
      </div>
    </dl>
  );
}

function Decided({ figures: { days, decided } }: Props) {
  const { moderators, figures: words } = useAllMessages();
  const language = useLanguage();
  const sum = decided.reduce((all, count) => all + count, 0);
  const text = { sum: formatNumber(sum), today: formatNumber(decided.at(-1) ?? 0) };
  return (
    <FigureCard title={moderators.figures.perDay}>
      <figure className="day-chart">
        {sum > 0 && <DayBars days={days} counts={decided} />}
        <figcaption className="small muted">
          {sum > 0 ? words.sentence(text) : words.empty}
        </figcaption>
      </figure>
      <details className="disc mt-2">
        <summary>
          {words.table} <Icon name="down" className="turn" />
        </summary>
        <FigureTable columns={[words.day, moderators.figures.decided]}>
          {days
            .map((day, at) => (
              <tr key={day}>
                <th scope="row">{formatDate(day, language, "short")}</th>
                <td>{formatNumber(decided[at] ?? 0)}</td>
              </tr>
            ))
            .reverse()}
        </FigureTable>
      </details>
    </FigureCard>
  );
}

function Waiting({ figures: { waiting } }: Props) {
  const { moderators, moderation } = useAllMessages();
  return (
    <FigureCard title={moderators.figures.waiting}>
      <FigureTable columns={[moderation.kinds.label, moderators.figures.cases]}>
        {queueKinds.map((kind) => (
          <tr key={kind}>
            <th scope="row">
              <a href={paths.moderation({ kind })}>{moderation.kinds[kind]}</a>
            </th>
            <td>{formatNumber(waiting.counts[kind])}</td>
          </tr>
        ))}
      </FigureTable>
    </FigureCard>
  );
}

function Moderators({ rows }: { rows: readonly ModeratorFigures[] }) {
  const { figures, log } = useAllMessages().moderators;
  return (
    <FigureCard title={figures.moderators}>
      <p className="small muted">{figures.moderatorsHint}</p>
      {rows.length === 0 ? (
        <p className="muted">{figures.none}</p>
      ) : (
        <FigureTable columns={[figures.moderator, figures.cases, figures.registers]}>
          {rows.map(({ id, name, cases, registers }) => (
            <tr key={id}>
              <th scope="row">
                <a href={deskPaths.moderationLog({ by: id })}>
                  <bdi>{name ?? log.gone}</bdi>
                </a>
              </th>
              <td>{formatNumber(cases)}</td>
              <td>{formatNumber(registers)}</td>
            </tr>
          ))}
        </FigureTable>
      )}
    </FigureCard>
  );
}

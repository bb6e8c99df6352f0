import { formatNumber, formatTimestamp } from "#app/i18n/format.ts";
import { useAllMessages, useLanguage } from "#app/messages/messages-context.tsx";
import type { SourcePage } from "./feed-types.ts";

type Run = SourcePage["runs"][number];

const columns = ["added", "changed", "closed", "copies", "rejected"] as const;

/** The last runs of a source by what they found. */
export function Runs({ runs }: { runs: readonly Run[] }) {
  const { runs: texts } = useAllMessages().feeds;
  return (
    <>
      <h2 className="text-lg" id="runs">
        {texts.title}
      </h2>
      {runs.length === 0 ? (
        <p className="muted">{texts.none}</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it may scroll, for which it needs the focus
        <section className="feed-runs" aria-labelledby="runs" tabIndex={0}>
          <table>
            <thead>
              <tr>
                <th scope="col">{texts.run}</th>
                {columns.map((column) => (
                  <th key={column} scope="col">
                    {texts[column]}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {runs.map((run) => (
                <RunRow key={run.id} run={run} />
              ))}
            </tbody>
          </table>
        </section>
      )}
    </>
  );
}

function RunRow({ run }: { run: Run }) {
  const { date, time } = formatTimestamp(run.at, useLanguage());
  return (
    <tr>
      <th scope="row">
        <time dateTime={run.at}>
          {date} {time}
        </time>
        <span className="small muted">{useStateText(run)}</span>
      </th>
      {columns.map((column) => (
        <td key={column} className={run[column] === 0 ? "muted" : undefined}>
          {formatNumber(run[column])}
        </td>
      ))}
    </tr>
  );
}

function useStateText({ state, position, total }: Run): string {
  const { states } = useAllMessages().feeds.runs;
  if (state !== "writing") return states[state];
  return states.writing({ n: formatNumber(position), all: formatNumber(total) });
}

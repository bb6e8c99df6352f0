/** A source as it is shown: one of the board's names, or the host of another site. */
export type SourceFigures = { source: string; host: string | null; views: number; begun: number };

/** A host that fewer readers came from is not named: it could tell who, or be made up. */
const namedFrom = 5;

/** The sums of each source, the largest first; rarely named sites together. */
export function shownSources(
  rows: readonly { source: string; views: number; begun: number }[],
): SourceFigures[] {
  const sums = sumBy(rows, ({ source }) => source);
  const isShown = ({ source, views }: SourceFigures) =>
    !source.startsWith("site:") || views >= namedFrom;
  return sumBy(sums, (sum) => (isShown(sum) ? sum.source : "site"))
    .map((sum) => ({
      ...sum,
      host: sum.source.startsWith("site:") ? sum.source.slice("site:".length) : null,
    }))
    .sort((one, other) => other.views - one.views || one.source.localeCompare(other.source));
}

type Row = { source: string; views: number; begun: number };

function sumBy<R extends Row>(rows: readonly R[], nameOf: (row: R) => string): SourceFigures[] {
  const groups = Map.groupBy(rows, nameOf);
  return [...groups].map(([source, group]) => ({
    source,
    host: null,
    views: group.reduce((sum, { views }) => sum + views, 0),
    begun: group.reduce((sum, { begun }) => sum + begun, 0),
  }));
}

import type { FeedStep } from "#app/features/jobs/feeds-in/reading/feed-source.ts";
import { maxFeedItemLength } from "#app/limits.ts";
import { CsvReader, delimiterOf } from "#app/platform/csv/read-csv.ts";
import { Ended } from "./ended.ts";
import type { Pacer } from "./pacer.ts";
import { excerptOf, ItemFields } from "./raw-item.ts";

const maxColumns = 300;
/** A header that is longer is none. */
const maxHeaderLength = 65_536;

/** Reads the rows of a table in CSV as items; its first row names the columns. */
export async function* readCsvItems(
  text: AsyncIterable<string>,
  pacer: Pacer,
): AsyncGenerator<FeedStep> {
  let columns: string[] | undefined;
  let reader: CsvReader | undefined;
  let start = "";
  let number = 0;
  let lines = 0;

  function* readSlice(slice: string, isLast: boolean): Generator<FeedStep> {
    let part = slice.replaceAll("\0", "");
    if (!reader) {
      start += part;
      if (!/[\r\n]./s.test(start) && !isLast && start.length < maxHeaderLength) return;
      // The line by which Excel names the sign.
      const [named = "", sign] = /^sep=(.)\r?\n/.exec(start) ?? [];
      lines = named === "" ? 0 : 1;
      part = start.slice(named.length);
      if (/^\s*<(?:!doctype )?html/i.test(part)) throw new Ended("html");
      const [header = ""] = part.trimStart().split(/[\r\n]/, 1);
      reader = new CsvReader(sign ?? delimiterOf(header), maxFeedItemLength);
    }
    for (const row of reader.read(part, isLast)) {
      if (!columns) {
        if (!("cells" in row)) throw new Ended("noHeader");
        columns = headerOf(row.cells);
        continue;
      }
      number++;
      const line = row.line + lines;
      const at = { number, line };
      if ("broken" in row) {
        yield { rejected: "quote", ...at, excerpt: excerptOf(row.broken) };
        continue;
      }
      const { cells } = row;
      const excerpt = excerptOf(cells.join(" · "));
      if (cells.slice(columns.length).some((cell) => cell.trim() !== "")) {
        yield { rejected: "columns", ...at, excerpt };
        continue;
      }
      const fields = new ItemFields(number, line);
      for (const [column, name] of columns.entries()) fields.add(name, cells[column] ?? "");
      if (fields.length > maxFeedItemLength) yield { rejected: "itemTooLarge", ...at, excerpt };
      else if (fields.isEmpty) number--;
      else yield { item: fields.item() };
    }
  }

  for await (const slice of text) {
    yield* readSlice(slice, false);
    if (pacer.isDue()) await pacer.turn();
  }
  yield* readSlice("", true);
  if (!columns) throw new Ended("noHeader");
}

function headerOf(cells: readonly string[]): string[] {
  const names = cells.map((cell) => cell.trim().replace(/\s+/g, " "));
  const named = names.filter((name) => /\p{L}/u.test(name));
  // A single column, or one of numbers, is no table of jobs.
  if (named.length < 2 || names.length > maxColumns) throw new Ended("noHeader");
  return names.map((name, at) => name || `column ${at + 1}`);
}

import { exportBoardFigures } from "#app/features/figures/board/board-figures.server.ts";
import { readBoardPeriod } from "#app/features/figures/board/board-period.ts";
import { boardReaderAt } from "#app/features/figures/board/board-reader.server.ts";
import { languageContext } from "#app/http/language.server.ts";
import { isForeignRead } from "#app/http/prefetch.server.ts";
import { csvResponse } from "#app/platform/csv/csv-response.ts";
import { notFound } from "#app/platform/outcome.ts";
import type { Route } from "./+types/export-board-figures.ts";

/** The figures of the board as a table. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const person = boardReaderAt(context, request);
  if (isForeignRead(request)) throw notFound();
  const period = readBoardPeriod(new URL(request.url).searchParams.get("period"));
  const table = await exportBoardFigures(person, period, context.get(languageContext));
  return csvResponse(table, "board-figures");
}

import { isModerator } from "#app/features/accounts/actor.ts";
import { findBoardFigures } from "#app/features/figures/board/board-figures.server.ts";
import { BoardFigures } from "#app/features/figures/board/board-page.tsx";
import { readBoardPeriod } from "#app/features/figures/board/board-period.ts";
import { boardReaderAt } from "#app/features/figures/board/board-reader.server.ts";
import type { Route } from "./+types/board-figures.ts";

export { figuresSheets as links } from "#app/styles/sheets.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
  const person = boardReaderAt(context, request);
  const period = readBoardPeriod(new URL(request.url).searchParams.get("period"));
  return { period, figures: await findBoardFigures(person, period), isAtDesk: isModerator(person) };
}

export default function BoardFiguresPage({ loaderData }: Route.ComponentProps) {
  return <BoardFigures {...loaderData} />;
}

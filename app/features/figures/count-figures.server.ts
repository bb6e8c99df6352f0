import { countRoleDemand } from "#app/features/jobs/usual-pay/role-demand.server.ts";
import { countUsualPays } from "#app/features/jobs/usual-pay/usual-pay.server.ts";
import { countBoardDays } from "./board/board-days.server.ts";

/** Counts at once what is otherwise counted at night: pay, demand, and the days of the board. */
export async function countFigures(): Promise<void> {
  await countUsualPays();
  await countRoleDemand();
  await countBoardDays();
}

import { findDeskFigures } from "#app/features/figures/desk/desk-figures.server.ts";
import { DeskFigures } from "#app/features/figures/desk/desk-page.tsx";
import { moderatorAt } from "#app/features/moderation/case-page.server.ts";
import type { Route } from "./+types/desk-figures.ts";

export { figuresSheets as links } from "#app/styles/sheets.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
  return { figures: await findDeskFigures(moderatorAt(context, request)) };
}

export default function DeskFiguresPage({ loaderData }: Route.ComponentProps) {
  return <DeskFigures {...loaderData} />;
}

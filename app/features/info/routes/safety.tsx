import { safetyArticle } from "#app/content/policies.server.ts";
import { ArticlePage } from "#app/features/info/ui/info-policy.tsx";
import { languageContext } from "#app/http/language.server.ts";
import { forReader } from "#app/i18n/language.ts";
import type { Route } from "./+types/safety.ts";

export { infoSheet as links } from "#app/styles/sheets.ts";

/** The text comes as data, so that a browser fetches one language and no script for it. */
export function loader({ context }: Route.LoaderArgs) {
  return forReader(safetyArticle, context.get(languageContext));
}

export default function Safety({ loaderData }: Route.ComponentProps) {
  return <ArticlePage article={loaderData} />;
}

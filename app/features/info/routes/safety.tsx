import { safetyArticle as arabic } from "#app/content/ar/safety.ts";
import { safetyArticle as english } from "#app/content/en/safety.ts";
import { ArticlePage } from "#app/features/info/ui/info-policy.tsx";
import { languageContext } from "#app/http/language.server.ts";
import type { Route } from "./+types/safety.ts";

export { infoSheet as links } from "#app/styles/sheets.ts";

/** The text comes as data, so that a browser fetches one language and no script for it. */
export function loader({ context }: Route.LoaderArgs) {
  return context.get(languageContext) === "ar" ? arabic : english;
}

export default function Safety({ loaderData }: Route.ComponentProps) {
  return <ArticlePage article={loaderData} />;
}

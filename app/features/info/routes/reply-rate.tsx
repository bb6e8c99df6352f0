import { replyRateArticle as arabic } from "#app/content/ar/reply-rate.ts";
import { replyRateArticle as english } from "#app/content/en/reply-rate.ts";
import { ArticlePage } from "#app/features/info/ui/info-policy.tsx";
import { languageContext } from "#app/http/language.server.ts";
import type { Route } from "./+types/reply-rate.ts";

export { infoSheet as links } from "#app/styles/sheets.ts";

/** The text comes as data, so that a browser fetches one language and no script for it. */
export function loader({ context }: Route.LoaderArgs) {
  return context.get(languageContext) === "ar" ? arabic : english;
}

export default function HowReplyRatesAreCounted({ loaderData }: Route.ComponentProps) {
  return <ArticlePage article={loaderData} />;
}

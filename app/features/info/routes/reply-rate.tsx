import { replyRateArticle } from "#app/content/policies.server.ts";
import { ArticlePage } from "#app/features/info/ui/info-policy.tsx";
import { languageContext } from "#app/http/language.server.ts";
import { forReader } from "#app/i18n/language.ts";
import type { Route } from "./+types/reply-rate.ts";

export { infoSheet as links } from "#app/styles/sheets.ts";

/** The text comes as data, so that a browser fetches one language and no script for it. */
export function loader({ context }: Route.LoaderArgs) {
  return forReader(replyRateArticle, context.get(languageContext));
}

export default function HowReplyRatesAreCounted({ loaderData }: Route.ComponentProps) {
  return <ArticlePage article={loaderData} />;
}

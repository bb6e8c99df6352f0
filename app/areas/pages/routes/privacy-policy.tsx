import { PolicyPage } from "#app/areas/pages/ui/info-policy.tsx";
import { privacy as arabic } from "#app/content/ar/privacy.ts";
import { privacy as english } from "#app/content/en/privacy.ts";
import { paths } from "#app/paths.ts";
import { languageContext } from "#app/platform/language.server.ts";
import { cvRetentionDays } from "#app/platform/retention.server.ts";
import { useAllWords } from "#app/words/context.tsx";
import type { Route } from "./+types/privacy-policy.ts";

export { frontSheet as links } from "#app/sheets.ts";
export const handle = { onlyRead: true };

/** The text comes as data, so that a browser fetches one language and no script for it. */
export function loader({ context }: Route.LoaderArgs) {
  const policy = context.get(languageContext) === "ar" ? arabic : english;
  return { policy: policy({ cvDays: cvRetentionDays() }) };
}

export default function PrivacyPolicy({ loaderData }: Route.ComponentProps) {
  const words = useAllWords().info.policy;
  return (
    <PolicyPage policy={loaderData.policy} other={{ to: paths.terms(), label: words.seeTerms }} />
  );
}

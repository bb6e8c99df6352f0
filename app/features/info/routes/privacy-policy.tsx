import { privacyFor } from "#app/content/policies.server.ts";
import { PolicyPage } from "#app/features/info/ui/info-policy.tsx";
import { languageContext } from "#app/http/language.server.ts";
import { useAllMessages } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { settings } from "#app/platform/settings/settings.server.ts";
import type { Route } from "./+types/privacy-policy.ts";

export { infoSheet as links } from "#app/styles/sheets.ts";

/** The text comes as data, so that a browser fetches one language and no script for it. */
export function loader({ context }: Route.LoaderArgs) {
  return { policy: privacyFor(context.get(languageContext), settings().keepCvDays) };
}

export default function PrivacyPolicy({ loaderData }: Route.ComponentProps) {
  const messages = useAllMessages().info.policy;
  return (
    <PolicyPage
      policy={loaderData.policy}
      other={{ to: paths.terms(), label: messages.seeTerms }}
    />
  );
}

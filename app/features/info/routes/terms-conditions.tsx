import { terms } from "#app/content/policies.server.ts";
import { PolicyPage } from "#app/features/info/ui/info-policy.tsx";
import { languageContext } from "#app/http/language.server.ts";
import { forReader } from "#app/i18n/language.ts";
import { useAllMessages } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import type { Route } from "./+types/terms-conditions.ts";

export { infoSheet as links } from "#app/styles/sheets.ts";

/** The text comes as data, so that a browser fetches one language and no script for it. */
export function loader({ context }: Route.LoaderArgs) {
  return { policy: forReader(terms, context.get(languageContext)) };
}

export default function TermsConditions({ loaderData }: Route.ComponentProps) {
  const messages = useAllMessages().info.policy;
  return (
    <PolicyPage
      policy={loaderData.policy}
      other={{ to: paths.privacy(), label: messages.seePrivacy }}
    />
  );
}

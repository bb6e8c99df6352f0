import { asText } from "#app/features/sharing/plain-text.ts";
import { notFound } from "#app/platform/outcome.ts";
import { settings } from "#app/platform/settings/settings.server.ts";

/** GET /ai.txt: whether programs may gather texts for language models, where the owner has said so. */
export function loader() {
  const { aiText } = settings();
  if (aiText === "off") throw notFound();
  return asText(`User-Agent: *\n${aiText === "allow" ? "Allow" : "Disallow"}: /\n`);
}

import { asText } from "#app/features/sharing/plain-text.ts";
import { notFound } from "#app/platform/outcome.ts";
import { settings } from "#app/platform/settings/settings.server.ts";
import type { Route } from "./+types/index-now-key.ts";

/** GET /{key}.txt: proves to IndexNow that the key is this site's. */
export function loader({ params }: Route.LoaderArgs) {
  const key = settings().indexNow?.key;
  if (!key || params.key !== key) throw notFound();
  return asText(key);
}

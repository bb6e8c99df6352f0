import { directionOf, isLanguage } from "#app/i18n/language.ts";
import { messagesFor } from "#app/messages/messages.server.ts";
import icon192 from "#app/offline/icons/icon-192.png?url&no-inline";
import icon512 from "#app/offline/icons/icon-512.png?url&no-inline";
import maskable from "#app/offline/icons/maskable-512.png?url&no-inline";
import { paths } from "#app/paths.ts";
import { notFound } from "#app/platform/outcome.ts";
import type { Route } from "./+types/manifest.ts";

/** The name and icons of the installed board; `file` is a language's. */
export function loader({ params }: Route.LoaderArgs) {
  const language = params.file.replace(".webmanifest", "");
  if (!isLanguage(language)) throw notFound();
  const { device, offline, ui } = messagesFor(language);
  const icon = (src: string, sizes: string, purpose = "any") => ({
    src,
    sizes,
    purpose,
    type: "image/png",
  });
  const manifest = {
    id: "/",
    name: device.installed.name,
    short_name: ui.frame.site,
    description: ui.frame.tagline,
    lang: language,
    dir: directionOf(language),
    start_url: paths.home(),
    scope: "/",
    display: "standalone",
    background_color: "#f6f4ef",
    theme_color: "#0b5a57",
    categories: ["business"],
    icons: [
      icon(icon192, "192x192"),
      icon(icon512, "512x512"),
      icon(maskable, "512x512", "maskable"),
    ],
    shortcuts: [
      { name: ui.frame.jobs, url: paths.jobs() },
      { name: offline.saved.title, url: paths.savedJobs() },
    ],
  };
  return Response.json(manifest, {
    headers: {
      "content-type": "application/manifest+json; charset=utf-8",
      "cache-control": "public, max-age=86400",
    },
  });
}

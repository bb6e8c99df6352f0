import { redirect } from "react-router";
import { findPicture } from "#app/features/sharing/pictures/find-picture.server.ts";
import { isLanguage } from "#app/i18n/language.ts";
import { paths } from "#app/paths.ts";
import { notFound } from "#app/platform/outcome.ts";
import type { Route } from "./+types/picture.ts";

/** GET /pictures/…: the picture beside a shared link, 1200 × 630. */
export async function loader({ params }: Route.LoaderArgs) {
  const [, name = "", language] = /^(.+)\.(\w+)\.png$/.exec(params.file) ?? [];
  const picture = isLanguage(language) ? await findPicture(params.kind, name, language) : null;
  if (picture === null || !isLanguage(language)) throw notFound();
  if (!picture) {
    const board = paths.picture("board", "furas", language);
    const isBoard = params.kind === "board";
    const headers = { "cache-control": "no-store", "retry-after": "10" };
    return isBoard ? new Response(null, { status: 503, headers }) : redirect(board, { headers });
  }
  return new Response(new Uint8Array(picture.png), {
    headers: {
      etag: picture.etag,
      "cache-control": "public, max-age=3600",
      "content-type": "image/png",
      "content-length": String(picture.png.length),
    },
  });
}

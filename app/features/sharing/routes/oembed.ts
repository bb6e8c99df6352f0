import { findOembed } from "#app/features/sharing/embed/oembed.server.ts";
import { forOtherSites } from "#app/http/public-data.ts";
import type { Route } from "./+types/oembed.ts";

const statuses = { missing: 404, notImplemented: 501 };

/** GET /oembed?url=…&format=json, as oembed.com describes it; any address but one of this board's is a 404. */
export async function loader({ request }: Route.LoaderArgs) {
  const params = new URL(request.url).searchParams;
  const answer = (status: number) => new Response(null, { status, headers: forOtherSites });
  if ((params.get("format") ?? "json") !== "json") return answer(statuses.notImplemented);
  const bounds = {
    width: boundOf(params.get("maxwidth")),
    height: boundOf(params.get("maxheight")),
  };
  const answered = await findOembed(params.get("url") ?? "", bounds);
  if (!answered) return answer(statuses.missing);
  const headers = { ...forOtherSites, "cache-control": "public, max-age=3600" };
  return Response.json(answered, { headers });
}

function boundOf(text: string | null): number {
  return text && /^[1-9]\d{0,4}$/.test(text) ? Number(text) : Number.POSITIVE_INFINITY;
}

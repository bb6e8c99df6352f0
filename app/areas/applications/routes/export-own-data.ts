import { paths } from "../../../paths.ts";
import { redirectWithNotice } from "../../../platform/notice.server.ts";
import { isRefused } from "../../../platform/outcome.ts";
import { signedInPerson } from "../../accounts/session.server.ts";
import { exportOwnData } from "../export.server.ts";
import type { Route } from "./+types/export-own-data.ts";

/** All of one's own data as a download. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const exported = await exportOwnData(signedInPerson(context, request));
  if (isRefused(exported)) return redirectWithNotice(paths.ownData(), "warn", exported.refused);
  const day = new Date().toISOString().slice(0, 10);
  return new Response(exported, {
    headers: {
      "content-type": "application/zip",
      "content-disposition": `attachment; filename="furas-${day}.zip"`,
      "content-security-policy": "sandbox; default-src 'none'",
      "x-content-type-options": "nosniff",
      "cache-control": "private, no-store",
    },
  });
}

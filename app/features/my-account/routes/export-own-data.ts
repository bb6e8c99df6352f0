import { redirect } from "react-router";
import { signedInPerson } from "#app/features/accounts/session/session.server.ts";
import { exportOwnData } from "#app/features/my-account/export-data.server.ts";
import { redirectWithFlash } from "#app/http/cookie.server.ts";
import { readForm } from "#app/http/form.server.ts";
import { languageContext } from "#app/http/language.server.ts";
import { paths } from "#app/paths.ts";
import { isRefused } from "#app/platform/outcome.ts";
import type { Route } from "./+types/export-own-data.ts";

/** A link downloads nothing: it leads to the form that asks for the password. */
export function loader({ request, context }: Route.LoaderArgs) {
  signedInPerson(context, request);
  return redirect(paths.ownData(), 303);
}

/** All of one's own data as a download. */
export async function action({ request, context }: Route.ActionArgs) {
  const person = signedInPerson(context, request);
  const { password = "" } = await readForm(request);
  const exported = await exportOwnData(person, password, context.get(languageContext));
  if (isRefused(exported)) return redirectWithFlash(paths.ownData(), "err", exported.refused);
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

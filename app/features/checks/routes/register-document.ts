import { contentDisposition } from "#app/features/applications/cv/cv-file.ts";
import { findRegisterDocument } from "#app/features/checks/register/registers.server.ts";
import { moderatorAt } from "#app/features/moderation/case-page.server.ts";
import { isForeignRead } from "#app/http/prefetch.server.ts";
import { notFound } from "#app/platform/outcome.ts";
import type { Route } from "./+types/register-document.ts";

/** The document of a company's register as a download. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const moderator = moderatorAt(context, request);
  if (isForeignRead(request)) throw notFound();
  const { content, name, mediaType } = await findRegisterDocument(moderator, params.companyId);
  return new Response(new Uint8Array(content), {
    headers: {
      "content-type": mediaType,
      "content-length": String(content.length),
      "content-disposition": contentDisposition(name),
      "content-security-policy": "sandbox; default-src 'none'",
      "x-content-type-options": "nosniff",
      "cache-control": "private, no-store",
    },
  });
}

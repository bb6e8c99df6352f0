import { readEmbedOptions } from "#app/features/sharing/embed/embed-options.ts";
import { embedPage, embedPolicy } from "#app/features/sharing/embed/embed-page.ts";
import {
  companyAddress,
  findEmbeddedCompany,
  findEmbeddedList,
} from "#app/features/sharing/embed/embedded-list.server.ts";
import { forOtherSites } from "#app/http/public-data.ts";
import { defaultLanguage } from "#app/i18n/language.ts";
import type { Route } from "./+types/embed.ts";

/**
 * GET /embed/{company} and /embed/{company}.json: the open jobs of a company for other sites, as a page for
 * a frame and as data. Only the address decides; no cookie is read.
 */
export async function loader({ params, request }: Route.LoaderArgs) {
  const [, name = "", ending] = /^(.*?)(\.json)?$/.exec(params.list) ?? [];
  const options = readEmbedOptions(new URL(request.url).searchParams);
  const company = options && (await findEmbeddedCompany(name.toLowerCase()));
  if (!company) return new Response(null, { status: 404, headers: forOtherSites });
  const { language = defaultLanguage, limit, theme } = options;
  const list = await findEmbeddedList(company, language, limit);
  const headers = { ...forOtherSites, "cache-control": "public, max-age=60" };
  if (ending) return Response.json(list, { headers });
  const page = embedPage(list, theme, companyAddress(company, language));
  return new Response(page, {
    headers: {
      ...headers,
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": embedPolicy,
      "x-robots-tag": "noindex",
    },
  });
}

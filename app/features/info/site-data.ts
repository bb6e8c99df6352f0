import type { Graph, SearchAction } from "schema-dts";
import icon from "#app/offline/icons/icon-512.png?url&no-inline";
import { paths } from "#app/paths.ts";

/** The board as an organization and a site that can be searched, for search engines. */
export function siteData(origin: string, names: { site: string; tagline: string }) {
  const organization = `${origin}/#organization`;
  const search = {
    "@type": "SearchAction",
    target: {
      "@type": "EntryPoint",
      urlTemplate: `${origin}${paths.jobs()}?keyword={search_term_string}`,
    },
    "query-input": "required name=search_term_string",
  } satisfies SearchAction & { "query-input": string };
  return {
    "@context": "https://schema.org",
    "@graph": [
      {
        "@type": "Organization",
        "@id": organization,
        name: "Furas",
        alternateName: "فُرَص",
        url: `${origin}/`,
        logo: origin + icon,
      },
      {
        "@type": "WebSite",
        "@id": `${origin}/#website`,
        name: names.site,
        description: names.tagline,
        url: `${origin}/`,
        publisher: { "@id": organization },
        inLanguage: ["ar", "en"],
        potentialAction: search,
      },
    ],
  } satisfies Graph;
}

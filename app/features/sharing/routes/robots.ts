import { firstParts, pages } from "#app/pages.ts";
import { paths } from "#app/paths.ts";
import { settings } from "#app/platform/settings/settings.server.ts";

/** GET /robots.txt: paths crawlers can skip, and the sitemaps. */
export function loader() {
  const lines = [
    "User-agent: *",
    ...forbidden.map((part) => `Disallow: /${part}`),
    "",
    `Sitemap: ${settings().baseUrl}${paths.sitemapIndex()}`,
    "",
  ];
  return new Response(lines.join("\n"), {
    headers: {
      "content-type": "text/plain; charset=utf-8",
      "cache-control": "public, max-age=3600",
    },
  });
}

/** Pages of one's own, forms about a job, files and calls. */
const forbidden = [
  "api/",
  "auth/",
  "documents/",
  "report/",
  "suggest",
  "job-count",
  "alerts",
  "logout",
  ...firstParts(pages.filter(({ reader }) => reader !== "anybody")),
];

import { asText } from "#app/features/sharing/plain-text.ts";
import { firstParts, pages } from "#app/pages.ts";
import { paths } from "#app/paths.ts";
import { settings } from "#app/platform/settings/settings.server.ts";

/** GET /robots.txt: paths crawlers can skip, and the sitemaps. */
export function loader() {
  const lines = [
    "User-agent: *",
    ...forbidden.map((part) => `Disallow: /${part}`),
    "",
    ...(settings().aiText === "deny" ? [...gatherers, "Disallow: /", ""] : []),
    `Sitemap: ${settings().baseUrl}${paths.sitemapIndex()}`,
    "",
  ];
  return asText(lines.join("\n"));
}

/** Programs that gather texts for language models, and whose makers say that they read robots.txt. */
const gatherers = [
  "Amazonbot",
  "anthropic-ai",
  "Applebot-Extended",
  "Bytespider",
  "CCBot",
  "ClaudeBot",
  "Google-Extended",
  "GPTBot",
  "Meta-ExternalAgent",
].map((name) => `User-agent: ${name}`);

/** Pages of one's own, forms about a job, files and calls; llms.txt names the API, and the sitemap its reference. */
const forbidden = [
  "auth/",
  "documents/",
  "report/",
  "suggest",
  "job-count",
  "alerts",
  "logout",
  ...firstParts(pages.filter(({ reader }) => reader !== "anybody")),
];

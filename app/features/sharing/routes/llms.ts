import { asText } from "#app/features/sharing/plain-text.ts";
import { languages } from "#app/i18n/language.ts";
import { messagesFor } from "#app/messages/messages.server.ts";
import { paths } from "#app/paths.ts";
import { settings } from "#app/platform/settings/settings.server.ts";

/** GET /llms.txt: in both languages, what the board is and where programs find its lists (llmstxt.org). */
export function loader() {
  const origin = settings().baseUrl;
  const parts = languages.map((language) => {
    const { forPrograms, ui } = messagesFor(language);
    const at = { lang: language };
    const line = (name: string, path: string, text: string) =>
      `- [${name}](${origin}${path}): ${text}`;
    return [
      `## ${ui.frame.site}`,
      "",
      `${forPrograms.about}`,
      "",
      line(forPrograms.jobs.name, paths.jobs(at), forPrograms.jobs.text),
      line(forPrograms.companies.name, paths.companies(at), forPrograms.companies.text),
      line(forPrograms.market.name, `${paths.market()}?lang=${language}`, forPrograms.market.text),
      line(forPrograms.feeds.name, paths.feed("atom", at), forPrograms.feeds.text),
      line(forPrograms.api.name, "/api/v1/jobs", forPrograms.api.text),
      line(forPrograms.reference.name, paths.apiReference(at), forPrograms.reference.text),
      line(forPrograms.document.name, paths.apiDocument(language), forPrograms.document.text),
      line(forPrograms.sitemap.name, paths.sitemapIndex(), forPrograms.sitemap.text),
      line(forPrograms.oembed.name, paths.oembed(), forPrograms.oembed.text),
    ].join("\n");
  });
  const title = languages.map((language) => messagesFor(language).ui.frame.site).join(" · ");
  return asText(
    `# ${title}\n\n> ${messagesFor("en").forPrograms.about}\n\n${parts.join("\n\n")}\n`,
  );
}

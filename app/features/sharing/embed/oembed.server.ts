import { visitor } from "#app/features/accounts/actor.ts";
import { findJob } from "#app/features/job/job-detail.server.ts";
import { findJobByShortName } from "#app/features/job-page/short-job.server.ts";
import { defaultLanguage, isLanguage, type Language } from "#app/i18n/language.ts";
import { messagesFor } from "#app/messages/messages.server.ts";
import { paths } from "#app/paths.ts";
import { escapeHtml } from "#app/platform/escape-html.ts";
import { settings } from "#app/platform/settings/settings.server.ts";
import { usualEmbedLimit } from "./embed-limits.ts";
import { embedFrame } from "./embed-snippets.ts";
import { companyAddress, findEmbeddedCompany } from "./embedded-list.server.ts";

/** The width and height in pixels that an oEmbed consumer has at most; infinite where it does not say. */
export type Bounds = { width: number; height: number };

const frame = { width: 600, height: 460 };
const picture = { width: 1200, height: 630 };
const secondsAnHour = 3600;

/**
 * What oEmbed (version 1.0) answers for an address of this board: a link with its picture for an open job, the
 * list of its jobs in a frame for a company. Undefined for every other address.
 */
export async function findOembed(address: string, bounds: Bounds): Promise<object | undefined> {
  const url = URL.parse(address);
  if (!url || url.origin !== new URL(settings().baseUrl).origin) return undefined;
  const named = url.searchParams.get("lang");
  const language = isLanguage(named) ? named : defaultLanguage;
  const [, kind = "", name = ""] =
    /^\/(jobs|companies|[jwtafe])\/([\w-]+)\/?$/.exec(url.pathname) ?? [];
  if (kind === "") return undefined;
  if (kind === "companies") return companyFrame(name, language, bounds);
  const id = kind === "jobs" ? name : await findJobByShortName(visitor, name);
  return id ? jobLink(id, language, bounds) : undefined;
}

async function jobLink(id: string, language: Language, bounds: Bounds) {
  const job = await findJob(visitor, id);
  if (job?.state !== "open") return undefined;
  const { jobs } = messagesFor(language);
  const fits = picture.width <= bounds.width && picture.height <= bounds.height;
  return {
    ...shared(language),
    type: "link",
    title: job.title.trim() || jobs.noTitle,
    author_name: job.company.name || jobs.noCompany,
    ...(fits && {
      thumbnail_url: settings().baseUrl + paths.picture("job", job.id, language),
      thumbnail_width: picture.width,
      thumbnail_height: picture.height,
    }),
  };
}

async function companyFrame(slug: string, language: Language, bounds: Bounds) {
  const company = await findEmbeddedCompany(slug);
  if (!company?.slug) return undefined;
  const title = messagesFor(language).embed.label({ company: company.name });
  const width = Math.min(frame.width, bounds.width);
  const height = Math.min(frame.height, bounds.height);
  const query = { lang: language, limit: usualEmbedLimit };
  return {
    ...shared(language),
    type: "rich",
    title,
    author_name: company.name,
    author_url: companyAddress(company, language),
    html: embedFrame({
      address: escapeHtml(settings().baseUrl + paths.embed(company.slug, query)),
      title: escapeHtml(title),
      width: String(width),
      height,
    }),
    width,
    height,
  };
}

function shared(language: Language) {
  return {
    version: "1.0",
    provider_name: messagesFor(language).ui.frame.site,
    provider_url: settings().baseUrl,
    cache_age: secondsAnHour,
  };
}

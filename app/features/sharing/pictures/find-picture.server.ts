import { createRequire } from "node:module";
import { visitor } from "#app/features/accounts/actor.ts";
import { findCompany } from "#app/features/companies/directory/company-directory.server.ts";
import { logoAsPng } from "#app/features/companies/logo/encode-logo.server.ts";
import { findLogoFile } from "#app/features/companies/logo/logo-files.server.ts";
import { categoryOf } from "#app/features/job/job.ts";
import { findJob } from "#app/features/job/job-detail.server.ts";
import { payText } from "#app/features/job/pay/pay.ts";
import { shortName } from "#app/features/job/short-address.ts";
import { findPlaceById, parsePlaceText } from "#app/features/places/place.ts";
import { jobPlace } from "#app/features/places/shown-place.server.ts";
import { fontFile } from "#app/features/seekers/cv/pdf/pdf-font.server.ts";
import { formatDate } from "#app/i18n/format.ts";
import { forReader, type Language } from "#app/i18n/language.ts";
import type { AllMessages } from "#app/messages/en/index.ts";
import { messagesFor } from "#app/messages/messages.server.ts";
import { paths } from "#app/paths.ts";
import { orEmpty } from "#app/platform/or-empty.server.ts";
import { settings } from "#app/platform/settings/settings.server.ts";
import { outsideTurn } from "#app/platform/turns/turn.server.ts";
import { isUuid } from "#app/platform/uuid.ts";
import { avatarInitials } from "#app/ui/hero/avatar-face.ts";
import { palettePng } from "./palette-png.ts";
import { createPictureCache, type Picture } from "./picture-cache.ts";
import { logoReference, type PictureTexts, pictureSvg } from "./picture-svg.ts";

type Library = typeof import("@resvg/resvg-js");

let library: Library | undefined;

/** Draws an SVG as a PNG, in threads beside the one that answers requests. */
export async function drawPicture(svg: string): Promise<Buffer> {
  // Compiled for each system, so it cannot be built into the server's file.
  library ??= createRequire(import.meta.url)("@resvg/resvg-js") as Library;
  const rendered = await library.renderAsync(await withLogo(svg), { font });
  return palettePng(rendered.pixels, rendered);
}

/** The same with the file of the logo in it; without one that cannot be read. */
async function withLogo(svg: string): Promise<string> {
  const [image, id = ""] = logoImage.exec(svg) ?? [];
  if (!image) return svg;
  const stored = await orEmpty("logo", findLogoFile(id, "192.webp"), undefined);
  const png = stored && (await logoAsPng(stored.content));
  const data = png && `data:image/png;base64,${png.toString("base64")}`;
  return svg.replace(image, data ? image.replace(logoReference + id, data) : "");
}

const logoImage = new RegExp(`<image [^>]*href="${logoReference}([^"]*)"/>`);

const family = "IBM Plex Sans Arabic";
const font = {
  loadSystemFonts: false,
  fontFiles: [fontFile("regular"), fontFile("bold")],
  defaultFontFamily: family,
};

const cache = createPictureCache({
  draw: drawPicture,
  maxBytes: 12 * 1024 * 1024,
  maxWaiting: 20,
  maxWaitMs: 4000,
});

/**
 * The picture of a job, company, category, place or of the board itself. Null for an unknown name
 * and for closed jobs. Undefined if too many wait to be drawn.
 */
export async function findPicture(
  kind: string,
  name: string,
  language: Language,
): Promise<Picture | null | undefined> {
  const texts = await findTexts(kind, name, language, messagesFor(language));
  if (!texts) return null;
  return await outsideTurn(() => cache.take(pictureSvg({ ...texts, language })));
}

type Texts = Omit<PictureTexts, "language">;

async function findTexts(
  kind: string,
  name: string,
  language: Language,
  messages: AllMessages,
): Promise<Texts | undefined> {
  const { frame } = messages.ui;
  const board = { more: frame.tagline, arch: { name: "" }, address: hostOf("/") };
  if (kind === "job") return await jobTexts(name, language, messages);
  if (kind === "company") return await companyTexts(name, language, messages);
  if (kind === "category") {
    const category = categoryOf(name);
    if (!category || category !== name) return undefined;
    const label = messages.labels.category[category];
    return { ...board, title: messages.browse.category.heading({ category: label }) };
  }
  if (kind === "place") {
    // A known governorate or country, else the board as a whole.
    const place = findPlaceById(parsePlaceText(name));
    if (place) {
      const named = forReader(place.province ?? place.country, language);
      return { ...board, title: messages.browse.place.heading({ place: named }) };
    }
  }
  const isBoard = kind === "place" || (kind === "board" && name === "furas");
  return isBoard ? { ...board, title: messages.landing.title } : undefined;
}

async function jobTexts(
  id: string,
  language: Language,
  messages: AllMessages,
): Promise<Texts | undefined> {
  const job = await findJob(visitor, id);
  if (job?.state !== "open" || job.id !== id) return undefined;
  const { pay, deadline } = job;
  const company = job.company.name || messages.jobs.noCompany;
  const isStated = pay.min !== null || pay.max !== null;
  return {
    title: job.title.trim() || messages.jobs.noTitle,
    more: [jobPlace(job, language), messages.labels.employmentType[job.employmentType]]
      .filter(Boolean)
      .join(" · "),
    ...(isStated && { marked: payText(pay, messages) }),
    ...(deadline && {
      foot: `${messages.jobs.lastDay}: ${formatDate(deadline, language, "short")}`,
    }),
    address: hostOf(paths.shortJob(shortName(job.id))),
    arch: { logo: job.company.logo, initials: avatarInitials(company), name: company },
  };
}

async function companyTexts(
  id: string,
  language: Language,
  messages: AllMessages,
): Promise<Texts | undefined> {
  const company = isUuid(id) ? await findCompany(id, language) : undefined;
  if (company?.id !== id || !company.name) return undefined;
  return {
    title: company.name,
    more: [messages.browse.openJobs(company.openJobs), company.place].filter(Boolean).join(" · "),
    address: hostOf("/"),
    arch: { logo: company.logo, initials: avatarInitials(company.name), name: "" },
  };
}

/** An address as people type it. */
function hostOf(path: string): string {
  return (settings().baseUrl.replace(/^https?:\/\//, "") + path).replace(/\/$/, "");
}

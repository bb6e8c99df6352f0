import { createHash } from "node:crypto";
import { eq } from "drizzle-orm";
import { userProfiles } from "#app/features/accounts/accounts.table.ts";
import type { Category } from "#app/features/job/job.ts";
import { cardColumns, cardOf } from "#app/features/job/job-row.server.ts";
import { jobs } from "#app/features/job/jobs.table.ts";
import { payText } from "#app/features/job/pay/pay.ts";
import { withSteadyAmounts } from "#app/features/job/share-text.ts";
import { shortName } from "#app/features/job/short-address.ts";
import { findPlaceById, placeName } from "#app/features/places/place.ts";
import { formatDate } from "#app/i18n/format.ts";
import { defaultLanguage, type Language } from "#app/i18n/language.ts";
import { messagesFor } from "#app/messages/messages.server.ts";
import { paths } from "#app/paths.ts";
import { db } from "#app/platform/database/database.server.ts";
import { escapeHtml } from "#app/platform/escape-html.ts";
import { settings } from "#app/platform/settings/settings.server.ts";
import type { TelegramText } from "#app/platform/telegram/send-to-chat.server.ts";

const postColumns = { ...cardColumns, status: jobs.status };
export type PostedJob = Awaited<ReturnType<typeof findPostedJob>>;

/** A job as posts show it; undefined for a deleted one. */
export async function findPostedJob(id: string) {
  const [row] = await db
    .select(postColumns)
    .from(jobs)
    .innerJoin(userProfiles, eq(userProfiles.id, jobs.companyId))
    .where(eq(jobs.id, id));
  return row;
}

/** The post of a job: its card while it is open, else its title struck and the way to jobs like it. */
export function postText(job: PostedJob, title: string, language: Language): TelegramText {
  return job?.status === "active" ? openText(job, language) : closedText(job, title, language);
}

export function digestOf(text: TelegramText): string {
  return createHash("sha256").update(JSON.stringify(text)).digest("base64url").slice(0, 22);
}

function openText(job: NonNullable<PostedJob>, language: Language): TelegramText {
  const messages = messagesFor(language);
  const { post } = messages.channels;
  const card = cardOf(job, language);
  const company = card.company || messages.jobs.noCompany;
  const place = [card.place, messages.labels.employmentType[card.employmentType]];
  const link = address(paths.shortJob(shortName(job.id), "t"), language);
  const lines = [
    `<b>${escapeHtml(card.title.trim() || messages.jobs.noTitle)}</b>`,
    escapeHtml(card.checked ? post.checked({ company }) : company),
    card.from ? escapeHtml(messages.jobs.fromSite({ site: card.from })) : null,
    "",
    escapeHtml(post.place({ place: place.filter(Boolean).join(" · ") })),
    escapeHtml(post.pay({ pay: withSteadyAmounts(payText(card.pay, messages), language) })),
    job.deadline &&
      escapeHtml(post.until({ day: formatDate(`${job.deadline}T12:00:00+03:00`, language) })),
    card.excerpt && escapeHtml(card.excerpt),
    `<a href="${escapeHtml(link)}">${escapeHtml(link.replace(/^https?:\/\//, ""))}</a>`,
    escapeHtml(tagsOf(job, language).join(" ")),
  ];
  return {
    html: lines
      .filter((line) => line !== null)
      .join("\n")
      .replace(/\n{3,}/g, "\n\n")
      .trim(),
    buttons: [[{ text: post.open, url: link }]],
  };
}

function closedText(job: PostedJob, title: string, language: Language): TelegramText {
  const messages = messagesFor(language);
  const { post } = messages.channels;
  const shown = (job?.title ?? title).trim() || messages.jobs.noTitle;
  const province = job && provinceOf(job.placeId);
  const query = {
    category: job?.category,
    ...(province && { province: findPlaceById(province)?.province?.en }),
  };
  const like = address(paths.jobs(query), language);
  const link = `<a href="${escapeHtml(like)}">${escapeHtml(post.like)}</a>`;
  return { html: `<s>${escapeHtml(shown)}</s>\n${escapeHtml(post.closed)} ${link}` };
}

function address(path: string, language: Language): string {
  if (language === defaultLanguage) return settings().baseUrl + path;
  return `${settings().baseUrl}${path}${path.includes("?") ? "&" : "?"}lang=${language}`;
}

/** The governorate and the category, in letters that a hashtag may have. */
function tagsOf(job: NonNullable<PostedJob>, language: Language): string[] {
  const province = provinceOf(job.placeId);
  const { labels } = messagesFor(language);
  const names = [
    province && placeName(province, language),
    labels.category[job.category as Category],
  ];
  return names
    .filter((name) => name)
    .map((name) => `#${(name ?? "").replace(/[^\p{L}\p{M}\p{N}]+/gu, "_").replace(/^_|_$/g, "")}`);
}

function provinceOf(placeId: string | null): string | undefined {
  const [country, province] = placeId?.split("/") ?? [];
  return province && `${country}/${province}`;
}

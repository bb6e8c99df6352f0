import type { JobCard } from "#app/features/job/job.ts";
import { payText } from "#app/features/job/pay/pay.ts";
import { shortName } from "#app/features/job/short-address.ts";
import { defaultLanguage, type Language } from "#app/i18n/language.ts";
import type { AllMessages } from "#app/messages/en/index.ts";
import { paths } from "#app/paths.ts";
import { settings } from "#app/platform/settings/settings.server.ts";
import type { FeedItem } from "./feed.ts";

/** A job as feeds show it. */
export function feedItem(card: JobCard, language: Language, messages: AllMessages): FeedItem {
  const { jobs, labels } = messages;
  const lang = language === defaultLanguage ? "" : `?lang=${language}`;
  const details = [
    card.place,
    labels.employmentType[card.employmentType],
    payText(card.pay, messages),
    card.from && jobs.fromSite({ site: card.from }),
  ];
  return {
    url: settings().baseUrl + paths.job(card.id) + lang,
    link: settings().baseUrl + paths.shortJob(shortName(card.id), "f") + lang,
    title: card.title.trim() || jobs.noTitle,
    company: card.company || jobs.noCompany,
    text: [details.filter(Boolean).join(" · "), card.excerpt].filter(Boolean).join("\n"),
    postedAt: new Date(card.postedAt),
  };
}

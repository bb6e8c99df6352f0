import { findCompany } from "#app/features/companies/directory/company-directory.server.ts";
import {
  activeFilters,
  filterParams,
  filterValues,
  type JobQuery,
} from "#app/features/job/job-query.ts";
import { listJobs } from "#app/features/jobs/list/job-list.server.ts";
import { findMergedQuery } from "#app/features/jobs/list/merged-query.server.ts";
import { findPlaceById, parsePlaceText, placeName } from "#app/features/places/place.ts";
import { isRelaxed } from "#app/features/search/words/parsed-query.ts";
import { defaultLanguage, type Language } from "#app/i18n/language.ts";
import type { AllMessages } from "#app/messages/en/index.ts";
import { messagesFor } from "#app/messages/messages.server.ts";
import { paths } from "#app/paths.ts";
import { isRefused } from "#app/platform/outcome.ts";
import { settings } from "#app/platform/settings/settings.server.ts";
import type { Feed, FeedFormat } from "./feed.ts";
import { feedItem } from "./feed-item.ts";

/** How many jobs a feed has: the newest. */
const feedLength = 30;

/** The newest open jobs of a search as a feed, without near matches; of a merged company those of the other. */
export async function findFeed(
  requested: JobQuery,
  format: FeedFormat,
  language: Language,
): Promise<Feed> {
  const messages = messagesFor(language);
  const query: JobQuery = { ...requested, sort: "newest" };
  const [listed, company] = await Promise.all([
    listJobs(query, language, { limit: feedLength }),
    query.company ? findCompany(query.company, language) : undefined,
  ]);
  if (isRefused(listed)) throw new Error(listed.refused);
  const merged = company ? undefined : await findMergedQuery(query);
  if (merged) return findFeed(merged, format, language);
  const cards = listed.keyword && isRelaxed(listed.keyword) ? [] : listed.cards;
  const items = cards.map((card) => feedItem(card, language, messages));
  const names = valuesIn(query, company?.name, language, messages);
  const params = { ...filterParams(query), lang: language === defaultLanguage ? null : language };
  const what = names.length > 0 ? names.join(messages.ui.comma) : messages.jobs.title;
  return {
    title: `${what} | ${messages.ui.frame.site}`,
    description: messages.jobs.listDescription,
    language,
    page: settings().baseUrl + paths.jobs(params),
    self: settings().baseUrl + paths.feed(format, params),
    changed: items[0]?.postedAt ?? null,
    items,
  };
}

/** The filters of a search in words. */
function valuesIn(
  query: JobQuery,
  company: string | undefined,
  language: Language,
  { labels }: AllMessages,
): string[] {
  return activeFilters(query).flatMap((name) => {
    if (name === "company" && company) return [company];
    return filterValues(query, name).map((value) => {
      if (name === "category")
        return labels.category[value as keyof typeof labels.category] ?? value;
      const place = findPlaceById(parsePlaceText(value));
      const isPlace = name === "location" || name === "province" || name === "country";
      return isPlace && place ? placeName((place.province ?? place.country).id, language) : value;
    });
  });
}

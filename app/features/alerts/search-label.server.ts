import { eq } from "drizzle-orm";
import { userProfiles } from "#app/features/accounts/accounts.table.ts";
import { companyCalled } from "#app/features/companies/company-name.server.ts";
import { type FilterName, filterOf } from "#app/features/job/filters/job-filters.ts";
import { defaultCurrency } from "#app/features/job/job.ts";
import { activeFilters, filterValues, type JobQuery } from "#app/features/job/job-query.ts";
import { amountText } from "#app/features/job/pay/pay.ts";
import {
  findCity,
  findCountry,
  findProvince,
  matchPlaces,
  parsePlaceText,
  placeName,
} from "#app/features/places/place.ts";
import type { Language } from "#app/i18n/language.ts";
import { messageAt } from "#app/messages/message-key.ts";
import { messagesFor } from "#app/messages/messages.server.ts";
import { db } from "#app/platform/database/database.server.ts";
import { isUuid } from "#app/platform/uuid.ts";

/** The filters of a search in the reader's words; empty for all jobs. */
export async function searchLabels(query: JobQuery, language: Language): Promise<string[]> {
  return (await labelsOf(query, language)).map(({ text }) => text);
}

/**
 * The same without what somebody typed: an email to an address that is not confirmed may carry nothing of a
 * stranger's. `isWhole` tells whether anything was left out.
 */
export async function boardLabels(
  query: JobQuery,
  language: Language,
): Promise<{ labels: string[]; isWhole: boolean }> {
  const all = await labelsOf(query, language);
  const own = all.filter(({ isFreeText }) => !isFreeText);
  return { labels: own.map(({ text }) => text), isWhole: own.length === all.length };
}

type Label = { text: string; isFreeText: boolean };

function labelsOf(query: JobQuery, language: Language): Promise<Label[]> {
  const labels = activeFilters(query).map(async (name) => {
    const values = await Promise.all(
      filterValues(query, name).map((value) => labelOf(name, value, query, language)),
    );
    const text = values.map((value) => value.text).join(messagesFor(language).jobs.or);
    return { text, isFreeText: values.some(({ isFreeText }) => isFreeText) };
  });
  return Promise.all(labels);
}

async function labelOf(
  name: FilterName,
  value: string,
  query: JobQuery,
  language: Language,
): Promise<Label> {
  const messages = messagesFor(language);
  const { is, word, label, labelled } = filterOf(name);
  const own =
    word?.(value, messages) ??
    (is === "amount"
      ? amountText(Number(value), query.currency ?? defaultCurrency, messages)
      : is === "place" || name === "location"
        ? placeLabelOf(name, value, query, language)
        : undefined);
  const isCompany = own === undefined && name === "company" && isUuid(value);
  const text = own ?? (isCompany ? await companyName(value) : value);
  const isFreeText = own === undefined;
  return {
    text: labelled === "everywhere" ? `${messageAt(messages, label)} ${text}` : text,
    isFreeText,
  };
}

function placeLabelOf(
  name: FilterName,
  value: string,
  { country = "syria", province }: JobQuery,
  language: Language,
): string | undefined {
  const inCountry = findCountry(country);
  const inProvince = inCountry && findProvince(inCountry.id, province ?? value);
  const id =
    name === "country"
      ? findCountry(value)?.id
      : name === "province"
        ? inProvince?.id
        : name === "city"
          ? inProvince && findCity(inProvince.id, value)?.id
          : (matchPlaces(value)[0] ?? parsePlaceText(value));
  return id ? placeName(id, language) : undefined;
}

async function companyName(id: string): Promise<string> {
  const [row] = await db
    .select({ name: companyCalled })
    .from(userProfiles)
    .where(eq(userProfiles.id, id));
  return row?.name ?? id;
}

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
  const labels = activeFilters(query).map(async (name) => {
    const values = await Promise.all(
      filterValues(query, name).map((value) => labelOf(name, value, query, language)),
    );
    return values.join(messagesFor(language).jobs.or);
  });
  return Promise.all(labels);
}

async function labelOf(
  name: FilterName,
  value: string,
  query: JobQuery,
  language: Language,
): Promise<string> {
  const messages = messagesFor(language);
  const { is, word, label, labelled } = filterOf(name);
  const text =
    word?.(value, messages) ??
    (is === "amount"
      ? amountText(Number(value), query.currency ?? defaultCurrency, messages)
      : is === "place" || name === "location"
        ? placeLabelOf(name, value, query, language)
        : name === "company" && isUuid(value)
          ? await companyName(value)
          : value);
  return labelled === "everywhere" ? `${messageAt(messages, label)} ${text}` : text;
}

function placeLabelOf(
  name: FilterName,
  value: string,
  { country = "syria", province }: JobQuery,
  language: Language,
): string {
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
  return id ? placeName(id, language) : value;
}

async function companyName(id: string): Promise<string> {
  const [row] = await db
    .select({ name: companyCalled })
    .from(userProfiles)
    .where(eq(userProfiles.id, id));
  return row?.name ?? id;
}

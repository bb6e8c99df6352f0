import { and, eq, inArray, like, or, type SQL, sql } from "drizzle-orm";
import { searchParts } from "#app/features/accounts/profile/profile-search.server.ts";
import { categories } from "#app/features/job/job.ts";
import { jobSearch, jobs } from "#app/features/job/jobs.table.ts";
import { countries } from "#app/features/places/place.ts";
import { languages } from "#app/i18n/language.ts";
import { messagesFor } from "#app/messages/messages.server.ts";
import { containing } from "#app/platform/database/like-pattern.ts";
import { fold } from "#app/platform/fold.ts";

/** Jobs with every part of a text in the title, the company's name, the category's or the place's. */
export function jobHolds(search: string): SQL | undefined {
  if (search === "") return undefined;
  const parts = searchParts(search);
  return parts.length > 0 ? and(...parts.map(holdsPart)) : sql`false`;
}

function holdsPart(part: string): SQL | undefined {
  const text = containing(part);
  const named = categories.filter((_, place) => categoryNames[place]?.includes(part));
  const places = placeIdsCalled(part);
  return or(
    titleOrCompany(text),
    named.length > 0 ? inArray(jobs.category, named) : undefined,
    // Places repeat: each is folded once, not once a job.
    sql`${jobs.location} in (
      select location from (select distinct location from jobs) known
      where strpos(fold_text(location), ${part}) > 0)`,
    places.length > 0 ? sql`${jobs.placeId} = any(${sql.param(places)})` : undefined,
  );
}

/** Beside each job stands its title, and its company's name, folded. */
function titleOrCompany(pattern: string): SQL {
  const { jobId, title, company } = jobSearch;
  const holds = or(like(title, pattern), like(company, pattern));
  return sql`exists (select 1 from ${jobSearch} where ${and(eq(jobId, jobs.id), holds)})`;
}

const categoryNames = categories.map((category) =>
  languages.map((language) => fold(messagesFor(language).labels.category[category])).join(" # "),
);

const knownPlaces = countries.flatMap((country) => [
  { id: country.id, names: [country] },
  ...country.provinces.flatMap((province) => [
    { id: province.id, names: [country, province] },
    ...province.cities.map((city) => ({ id: city.id, names: [country, province, city] })),
  ]),
]);

const placeNames = knownPlaces.map(({ id, names }) => ({
  id,
  text: names
    .flatMap(({ ar, en, also = [] }) => [ar, en, ...also])
    .map(fold)
    .join(" # "),
}));

function placeIdsCalled(part: string): string[] {
  return placeNames.filter(({ text }) => text.includes(part)).map(({ id }) => id);
}

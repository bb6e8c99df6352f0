import { inArray, like, or, type SQL, sql } from "drizzle-orm";
import { searchParts } from "#app/features/accounts/profile/profile-search.server.ts";
import { categories } from "#app/features/job/job.ts";
import { jobSearch, jobs } from "#app/features/job/jobs.table.ts";
import { countries } from "#app/features/places/place.ts";
import { languages } from "#app/i18n/language.ts";
import { messagesFor } from "#app/messages/messages.server.ts";
import { containing } from "#app/platform/database/like-pattern.ts";
import { fold } from "#app/platform/fold.ts";

/**
 * Ids and times of the jobs with every part of a text, none of which is empty, in the title, the company's
 * name, the category's or the place's. Each is found by a table or an index of its own, since jobs are large.
 */
export function jobsHolding(search: string): SQL {
  const parts = searchParts(search);
  if (parts.length === 0) return sql`select id, created_at from jobs where false`;
  return sql.join(parts.map(holdsPart), sql` intersect `);
}

function holdsPart(part: string): SQL {
  const named = categories.filter((_, place) => categoryNames[place]?.includes(part));
  const places = placeIdsCalled(part);
  const { jobId, title, company, postedAt } = jobSearch;
  const pattern = containing(part);
  const matches = [
    sql`select ${jobId} as id, ${postedAt} as created_at from ${jobSearch}
      where ${or(like(title, pattern), like(company, pattern))}`,
    ...[
      sql`left(location, 200) in (${locationsHolding(part)})`,
      ...(named.length > 0 ? [inArray(jobs.category, named)] : []),
      ...(places.length > 0 ? [sql`place_id = any(${sql.param(places)})`] : []),
    ].map((isHere) => sql`select id, created_at from jobs where ${isHere}`),
  ];
  return sql`(${sql.join(matches, sql` union `)})`;
}

/** Places repeat: each is read from an index and folded once, not once a job. */
function locationsHolding(part: string): SQL {
  return sql`
    with recursive known as (
      (select left(location, 200) as written from jobs order by 1 limit 1)
      union all
      select (select left(location, 200) from jobs where left(location, 200) > written order by 1 limit 1)
      from known where written is not null
    )
    select written from known where strpos(fold_text(written), ${part}) > 0`;
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

import { and, inArray, like, or, type SQL, sql } from "drizzle-orm";
import { searchParts } from "#app/features/accounts/profile/profile-search.server.ts";
import { categories } from "#app/features/job/job.ts";
import { jobSearch, jobs } from "#app/features/job/jobs.table.ts";
import { countries } from "#app/features/places/place.ts";
import { languages } from "#app/i18n/language.ts";
import { messagesFor } from "#app/messages/messages.server.ts";
import { db } from "#app/platform/database/database.server.ts";
import { containing } from "#app/platform/database/like-pattern.ts";
import { fold } from "#app/platform/fold.ts";
import { rowsAhead } from "#app/platform/paging.ts";

/** Jobs of the first part that is searched, and how much larger than it the next may be. */
const firstPart = 4000;
const growth = 16;
/** Fewer matches among the first part are a rare word's: all the rest is searched at once. */
const frequent = 8;

/**
 * The newest ids of jobs with every part of a text, none of which is empty, in the title, the company's name, the
 * category's or the place's, and which meet a condition. The newest jobs are searched first and only as many as
 * it takes: of a common word not all are read.
 */
export async function listJobsHolding(
  search: string,
  filter: SQL | undefined,
  wanted: number,
): Promise<string[]> {
  const sources = await Promise.all(searchParts(search).map(sourcesOf));
  if (sources.length === 0) return [];
  const all: string[] = [];
  let size = firstPart;
  for (let until: string | null = null; ; ) {
    const isRare: boolean = until !== null && all.length < frequent;
    const since: string | null = isRare ? null : await timeBehind(until, size);
    const ids = await listPosted({ sources, filter, since, until }, wanted - all.length);
    all.push(...ids);
    if (all.length >= wanted || since === null) return all;
    const ahead = rowsAhead(size, ids.length, wanted - all.length);
    size = Math.min(growth * size, Math.max(size, ahead));
    until = since;
  }
}

/** The time at which the part of `size` jobs before `until` begins; null if that is the last part. */
async function timeBehind(until: string | null, size: number): Promise<string | null> {
  const [row] = await db.execute<{ since: string }>(sql`
    select created_at as since from jobs
    where created_at < coalesce(${until}::timestamptz, 'infinity')
    order by created_at desc nulls first, id desc nulls first offset ${size}::int limit 1`);
  return row?.since ?? null;
}

type Part = {
  /** For each part of the text where it may stand. */
  sources: Source[][];
  filter: SQL | undefined;
  since: string | null;
  until: string | null;
};

/** Each source is a table or an index of its own, since jobs are large. */
type Source = (posted: (time: SQL) => SQL) => SQL;

async function listPosted({ sources, filter, since, until }: Part, limit: number) {
  const posted = (time: SQL) => sql`${time} >= coalesce(${since}::timestamptz, '-infinity')
    and ${time} < coalesce(${until}::timestamptz, 'infinity')`;
  const holding = sql.join(
    sources.map(
      (each) =>
        sql`(${sql.join(
          each.map((of) => of(posted)),
          sql` union `,
        )})`,
    ),
    sql` intersect `,
  );
  const isListed = filter ? sql`join jobs using (id) where ${filter}` : sql``;
  const rows = await db.execute<{ id: string }>(sql`
    select id from (${holding}) held ${isListed}
    order by held.posted_at desc, id desc limit ${limit}`);
  return rows.map(({ id }) => id);
}

async function sourcesOf(part: string): Promise<Source[]> {
  const named = categories.filter((_, place) => categoryNames[place]?.includes(part));
  const places = placeIdsCalled(part);
  const locations = await listLocations(part);
  const { jobId, title, company, postedAt } = jobSearch;
  const pattern = containing(part);
  const isHere = [
    ...(locations.length > 0 ? [sql`left(location, 200) = any(${sql.param(locations)})`] : []),
    ...(named.length > 0 ? [inArray(jobs.category, named)] : []),
    ...(places.length > 0 ? [sql`place_id = any(${sql.param(places)})`] : []),
  ];
  return [
    (posted) => sql`select ${jobId} as id, ${postedAt} as posted_at from ${jobSearch}
      where ${and(or(like(title, pattern), like(company, pattern)), posted(sql`${postedAt}`))}`,
    ...isHere.map(
      (is): Source =>
        (posted) =>
          sql`select id, created_at as posted_at from jobs where ${and(is, posted(sql`created_at`))}`,
    ),
  ];
}

/** The places as written that hold a part. They repeat: each is read from an index and folded once. */
async function listLocations(part: string): Promise<string[]> {
  const rows = await db.execute<{ written: string }>(sql`
    with recursive known as (
      (select left(location, 200) as written from jobs order by 1 limit 1)
      union all
      select (select left(location, 200) from jobs where left(location, 200) > written order by 1 limit 1)
      from known where written is not null
    )
    select written from known where strpos(fold_text(written), ${part}) > 0`);
  return rows.map(({ written }) => written);
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

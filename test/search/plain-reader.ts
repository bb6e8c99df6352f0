import { eq, sql } from "drizzle-orm";
import { userProfiles } from "#app/features/accounts/accounts.table.ts";
import { postedWithins } from "#app/features/job/filters/job-filters.ts";
import { type CodeCount, choicesIn, placeIn } from "#app/features/job/job-codes.ts";
import { cardColumns } from "#app/features/job/job-row.server.ts";
import { jobs } from "#app/features/job/jobs.table.ts";
import { currentWords } from "#app/features/search/index/in-memory/memory-reader.server.ts";
import { allTerms, type IndexQuery } from "#app/features/search/index/index-query.server.ts";
import {
  type IndexReader,
  noReadings,
  type TimePart,
} from "#app/features/search/index/index-reader.ts";
import {
  preferredPay,
  type RequestedPay,
  statesPay,
} from "#app/features/search/index/requested-pay.server.ts";
import { rankBy } from "#app/features/search/terms/relevance-tiers.ts";
import { butNot, storedTerm, type TermQuery } from "#app/features/search/terms/term-query.ts";
import { db } from "#app/platform/database/database.server.ts";

type Row = {
  id: string;
  /** ISO with microseconds. */
  at: string;
  code: number;
  terms: string[];
  low: number | null;
  high: number | null;
  title: string;
  company: string;
  salary: string;
};
type Placed = Row & { first?: string };

/** A reader of the active jobs as they are now that looks at each of them: the measure of the index. */
export async function plainReader(): Promise<IndexReader> {
  const rows = await readRows();
  const words = await currentWords();

  const matches = ({ days, payMin, payMax }: Partial<IndexQuery>, terms: TermQuery | undefined) =>
    rows.filter(
      (row) =>
        (!terms || meets(row, terms)) &&
        (days === undefined || ageInDays(row) <= days) &&
        isPaid(row, payMin, payMax),
    );

  const list =
    (order: (one: Placed, other: Placed) => number, { from, skip, limit }: TimePart) =>
    (placed: Placed[]) => {
      const after = from && ({ ...from, first: from.first } as Placed);
      const left = placed.filter((row) => !after || order(after, row) < 0);
      return cards(left.sort(order).slice(skip, skip + limit));
    };

  const countCodes = (counted: readonly Row[]): CodeCount[] => {
    const counts = new Map<number, CodeCount>();
    for (const row of counted) {
      const count = counts.get(row.code) ?? {
        code: choicesIn(row.code),
        place: placeIn(row.code),
        jobs: 0,
        within: postedWithins.map(() => 0),
      };
      counts.set(row.code, count);
      count.jobs += 1;
      count.within = postedWithins.map(
        (days, at) => (count.within[at] ?? 0) + Number(minutesOld(row) <= Number(days) * 24 * 60),
      );
    }
    return [...counts.values()];
  };

  return {
    version: "plain",
    jobs: rows.length,
    words,
    readings: noReadings(),
    shareOf: (term) => rows.filter(({ terms }) => terms.includes(term)).length / rows.length,
    countJobs: (query, terms) => matches(query, terms).length,
    countCodes: (query, terms) => countCodes(matches(query, terms)),
    countAll: () => countCodes(rows),
    newestIds: (terms, limit) =>
      matches({}, terms)
        .sort(newestFirst)
        .slice(0, limit)
        .map(({ id }) => id),
    readByTime: (order, query, part) => {
      const way = order === "oldest" ? -1 : 1;
      return list((a, b) => way * newestFirst(a, b), part)(matches(query, allTerms(query)));
    },
    readByTier: (query, tiers, part) => {
      const ofTiers = tiers.flatMap(({ terms, within, pay }, number) =>
        matches(query, butNot(terms, within))
          .filter((row) => !pay || isPaidSurely(row, pay))
          .map((row) => ({ ...row, first: String(number) })),
      );
      const firstOnly = new Map(ofTiers.reverse().map((row) => [row.id, row]));
      return list(byFirst(newestFirst, Number), part)([...firstOnly.values()]);
    },
    readByRank: async (query, { parsed }, part) => {
      const pay = await preferredPay(parsed);
      const ranked = matches(query, allTerms(query)).map((row) => {
        const distances = rankBy(parsed).map(
          ({ steps, otherwise }) =>
            steps.find(({ terms }) => meets(row, terms))?.distance ?? otherwise,
        );
        const isOpen =
          pay && (!pay.terms || meets(row, pay.terms)) && isPaid(row, pay.min, pay.max);
        const isStated = statesPay && meets(row, statesPay);
        const ofPay = !pay || isPaidSurely(row, pay) ? 0 : isOpen ? 1 : isStated ? 5 : 2;
        return { ...row, first: String(distances.reduce((sum, each) => sum + each, ofPay)) };
      });
      const byId = (a: Placed, b: Placed) => b.at.localeCompare(a.at) || a.id.localeCompare(b.id);
      return list(byFirst(byId, Number), part)(ranked);
    },
    readByText: (order, query, part) => {
      const placed = matches(query, allTerms(query)).map((row) => ({ ...row, first: row[order] }));
      return list(byFirst(newestFirst, String), part)(placed);
    },
  };
}

async function readRows(): Promise<Row[]> {
  const rows = await db.execute<Row>(sql`
    select job_id as id, ('x' || encode(substr(code, 1, 4), 'hex'))::bit(32)::int as code,
      to_char(job_terms.posted_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at,
      tsvector_to_array(terms) as terms, pay_low as low, pay_high as high, title, company,
      pay as salary
    from job_terms join job_search using (job_id)`);
  return [...rows];
}

function meets(row: Row, query: TermQuery): boolean {
  switch (query.kind) {
    case "term":
      return row.terms.includes(storedTerm(query));
    case "prefix":
      return row.terms.some((term) => term.startsWith(storedTerm(query)));
    case "not":
      return !meets(row, query.of);
    case "and":
      return query.of.every((each) => meets(row, each));
    case "or":
      return query.of.some((each) => meets(row, each));
  }
}

function isPaidSurely(row: Row, { terms, stated, min, max }: RequestedPay): boolean {
  if (stated && meets(row, stated)) return true;
  const { low, high } = row;
  const [from, to] = [low ?? high, high ?? low];
  if (from === null || to === null || (terms && !meets(row, terms))) return false;
  return (min === undefined || to >= min) && (max === undefined || from <= max);
}

function isPaid({ low, high }: Row, min: number | undefined, max: number | undefined): boolean {
  return (min === undefined || (high ?? min) >= min) && (max === undefined || (low ?? max) <= max);
}

const minute = 60_000;
const ageInDays = ({ at }: Row) => (Date.now() - Date.parse(at)) / (24 * 60 * minute);
/** Codes have whole minutes. */
const minutesOld = ({ at }: Row) => Date.now() / minute - Math.floor(Date.parse(at) / minute);

function newestFirst(one: Row, other: Row): number {
  return other.at.localeCompare(one.at) || other.id.localeCompare(one.id);
}

/** By the key of the place, a number or a text, and then as given. */
function byFirst(
  then: (one: Row, other: Row) => number,
  keyOf: (first: string | undefined) => number | string,
) {
  return (one: Placed, other: Placed): number => {
    const [a, b] = [keyOf(one.first), keyOf(other.first)];
    return a < b ? -1 : a > b ? 1 : then(one, other);
  };
}

async function cards(placed: readonly Placed[]) {
  const ids = placed.map(({ id }) => id);
  const read = await db
    .select({ ...cardColumns, externalId: jobs.externalId })
    .from(jobs)
    .innerJoin(userProfiles, eq(userProfiles.id, jobs.companyId))
    .where(sql`${jobs.id} = any(${sql.param(ids)}::uuid[])`);
  return placed.flatMap(({ id, at, first }) => {
    const card = read.find((each) => each.id === id);
    return card ? [{ ...card, place: { first, at, id } }] : [];
  });
}

import { sql } from "drizzle-orm";
import { beforeAll, expect, it } from "vitest";
import { db } from "#app/platform/database/database.server.ts";
import { useTestDatabase } from "#test/database.ts";
import { makeCompany, makeJob } from "#test/people.ts";

useTestDatabase();

const words = ["anvil", "bucket", "chisel", "drill", "easel", "file", "gouge", "hammer", "iron"];

beforeAll(async () => {
  const company = await makeCompany();
  for (let at = 0; at < 12; at++) {
    const description = words.filter((_, nr) => nr <= at).join(" ");
    await makeJob(company, { title: `Smith ${at}`, description });
  }
});

type KeysAndDisjuncts = { all: string[]; any: string[][] };
const json = (query: KeysAndDisjuncts) => JSON.stringify(query);
const plain = ({ all, any }: KeysAndDisjuncts) =>
  [...all, ...(any.length > 0 ? [`(${any.map((keys) => keys.join("&")).join("|")})`] : [])].join(
    "&",
  );

async function plainly(query: KeysAndDisjuncts): Promise<string[]> {
  const rows = await db.execute<{ job_id: string }>(
    sql`select job_id from job_terms where terms @@ ${plain(query)}::tsquery order by posted_at desc, job_id desc`,
  );
  return rows.map((row) => row.job_id);
}

async function byIndex(query: KeysAndDisjuncts, more = sql``): Promise<string[]> {
  const rows = await db.execute<{ job_id: string }>(
    sql`select job_id from find_jobs(${json(query)}::text::jsonb, 100, null${more})`,
  );
  return rows.map((row) => row.job_id);
}

it.each([1, 2, 3, 4, 5, 6, 7, 9])(
  "JOBS-10 %i keys find what one query of all of them finds",
  async (count) => {
    const all = words.slice(0, count);
    const query = { all, any: [] };
    const expected = await plainly(query);
    expect(expected).toHaveLength(12 - (count - 1));
    expect(await byIndex(query)).toEqual(expected);
    const [row] = await db.execute<{ ids: string[]; bytes: number }>(
      sql`select ids, length(codes) as bytes from found_codes(${json(query)}::text::jsonb, 100, null, true)`,
    );
    expect([row?.ids.toSorted(), row?.bytes]).toEqual([expected.toSorted(), 8 * expected.length]);
  },
);

it("JOBS-10 disjuncts beside keys find each job once, in either order and after a cursor", async () => {
  const query = { all: ["anvil"], any: [["iron"], ["bucket", "hammer"], ["gouge"]] };
  const expected = await plainly(query);
  expect(expected.length).toBeGreaterThan(4);
  expect(await byIndex(query)).toEqual(expected);
  expect(await byIndex(query, sql`, true`)).toEqual(expected.toReversed());
  const [place] = await db.execute<{ at: string }>(
    sql`select posted_at::text as at from job_terms where job_id = ${expected[1] ?? ""}`,
  );
  const after = sql`, false, ${place?.at}::timestamptz, ${expected[1]}::uuid`;
  expect(await byIndex(query, after)).toEqual(expected.slice(2));
  const without = sql`, besides => ${sql.param(expected.slice(0, 3))}::uuid[]`;
  expect(await byIndex(query, without)).toEqual(expected.slice(3));
});

it("JOBS-10 the functions of the index never look through the whole table", async () => {
  for (const name of ["found_codes", "find_jobs"]) {
    const [row] = await db.execute<{ settings: string[] }>(
      sql`select proconfig as settings from pg_proc where proname = ${name}`,
    );
    expect(row?.settings).toEqual(
      expect.arrayContaining(["enable_seqscan=off", "plan_cache_mode=force_generic_plan"]),
    );
  }
});

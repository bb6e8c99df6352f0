import { setTimeout as pause } from "node:timers/promises";
import postgres from "postgres";
import { paths } from "#app/paths.ts";
import { newAddress } from "#bench/harness/address.ts";

/** What readers saw of a job whose title changes again and again. */
export type Reading = {
  /** The oldest that was shown, in milliseconds since something newer was committed, by page. */
  oldest: Map<string, number>;
  /** Pages that were read, and answers that were none. */
  read: number;
  failed: number;
  /** Pages that a signed-in person was shown without what had been committed before. */
  behindForSignedIn: number;
  stop(): Promise<void>;
};

const readersAtOnce = 6;
const changeEveryMs = 200;

/** Changes one job's title five times a second, and has visitors and somebody signed in read it all the while. */
export async function readOnAndOn(url: string, origin: string, cookie: string): Promise<Reading> {
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  const [job] = await sql<{ id: string; company: string }[]>`
    update jobs set created_at = now() where id = (select id from jobs limit 1)
    returning id, company_id as company`;
  if (!job) throw new Error("There is no job to read.");
  await sql`update user_profiles set company_name = 'Olive Press' where id = ${job.company}`;
  const [page] = await sql<{ slug: string }[]>`
    select slug from company_slugs where company_id = ${job.company} and is_current`;
  const { id } = job;
  const pages = {
    "a job": paths.job(id),
    "a list": `${paths.jobs()}?keyword=oilpresser`,
    "a company": paths.company(page?.slug ?? ""),
  };
  /** When each title was committed. */
  const committed: number[] = [];
  const reading: Reading = {
    oldest: new Map(Object.keys(pages).map((name) => [name, 0])),
    read: 0,
    failed: 0,
    behindForSignedIn: 0,
    stop,
  };
  let stopped = false;

  async function change(): Promise<void> {
    for (let due = performance.now(); !stopped; due += changeEveryMs) {
      const n = committed.length;
      const written =
        await sql`update jobs set title = ${`Oilpresser number${n}.`} where id = ${id}`
          .then(() => true)
          .catch(() => false);
      if (written) {
        committed.push(performance.now());
        if (n % 5 === 4) await readSignedIn(n);
      }
      await pause(Math.max(0, due + changeEveryMs - performance.now()));
    }
  }

  async function readSignedIn(n: number): Promise<void> {
    const shown = await numberIn(pages["a job"], { cookie });
    if (shown !== undefined && shown < n) reading.behindForSignedIn += 1;
  }

  async function visit(): Promise<void> {
    const address = newAddress();
    while (!stopped) {
      for (const [name, path] of Object.entries(pages)) {
        const began = performance.now();
        const shown = await numberIn(path, { "x-forwarded-for": address });
        if (shown === undefined) {
          reading.failed += 1;
          await pause(50);
          continue;
        }
        reading.read += 1;
        const replaced = committed[shown + 1] ?? Number.POSITIVE_INFINITY;
        const age = Math.max(reading.oldest.get(name) ?? 0, began - replaced);
        reading.oldest.set(name, age);
      }
    }
  }

  async function numberIn(path: string, headers: Record<string, string>) {
    const signal = AbortSignal.timeout(10_000);
    const page = await fetch(origin + path, { headers, signal })
      .then((answer) => (answer.ok ? answer.text() : ""))
      .catch(() => "");
    // A list marks the keyword within the title.
    const title = /Oilpresser number(\d+)\./.exec(page.replaceAll(/<[^>]*>/g, ""))?.[1];
    return title === undefined ? undefined : Number(title);
  }

  const working = [change(), ...Array.from({ length: readersAtOnce }, visit)];
  async function stop(): Promise<void> {
    stopped = true;
    await Promise.all(working);
    await sql.end();
  }
  return reading;
}

import { createHash, randomUUID } from "node:crypto";
import postgres from "postgres";
import { paths } from "#app/paths.ts";
import { cookiesOf, makeAccounts, makeJobs, password } from "#bench/harness/accounts.ts";
import { newAddress } from "#bench/harness/address.ts";
import { samplePdf } from "#demo/sample-cv.ts";

/** What a seeker was told that it has arrived: for which job, with which bytes, and when. */
export type Acknowledged = { job: string; seeker: string; sum: string; at: number };

export type Load = {
  acknowledged: Acknowledged[];
  /** Answers that were no acknowledgement and were tried again, by status. */
  retried: Map<string, number>;
  stop(): Promise<void>;
};

type Reply = { sent?: true; refused?: string; errors?: Record<string, string> };

/** Each has a network of its own, or they would share what one may cost. */
type Seeker = { id: string; cookie: string; address: string };

/** Makes a company with jobs, and seekers who are signed in. */
export async function makePeople(
  url: string,
  origin: string,
  count: number,
  jobs: number,
): Promise<{ seekers: Seeker[]; jobs: string[] }> {
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  const ids = await makeJobs(sql, jobs);
  const seekers = [];
  for (const { id, email } of await makeAccounts(sql, count)) {
    const address = newAddress();
    seekers.push({ id, address, cookie: await signIn(origin, email, address) });
  }
  await sql.end();
  return { seekers, jobs: ids };
}

async function signIn(origin: string, email: string, address: string): Promise<string> {
  const answer = await fetch(origin + paths.login(), {
    method: "POST",
    redirect: "manual",
    headers: { origin, "x-forwarded-for": address },
    body: new URLSearchParams({ email, password }),
  });
  if (answer.status !== 303) throw new Error(`Not signed in: ${answer.status}`);
  return cookiesOf(answer.headers);
}

/** Has every seeker apply to one job after the other, each until it is acknowledged. */
export function applyOnAndOn(
  origin: string,
  { seekers, jobs }: Awaited<ReturnType<typeof makePeople>>,
): Load {
  const acknowledged: Acknowledged[] = [];
  const retried = new Map<string, number>();
  let stopped = false;
  const working = seekers.map(async (seeker, n) => {
    for (const job of jobs) {
      if (stopped) return;
      const cv = samplePdf([`${seeker.id} ${job}`, "wheat ".repeat(n * 200)]);
      const send = () => sendOne(origin, seeker, job, key, cv);
      const key = randomUUID();
      for (;;) {
        const outcome = await send();
        if (outcome === "sent") break;
        retried.set(outcome, (retried.get(outcome) ?? 0) + 1);
        if (stopped) return;
        await new Promise((resolve) => setTimeout(resolve, 250));
      }
      const sum = createHash("sha256").update(cv).digest("hex");
      acknowledged.push({ job, seeker: seeker.id, sum, at: Date.now() });
    }
  });
  return {
    acknowledged,
    retried,
    async stop() {
      stopped = true;
      await Promise.all(working);
    },
  };
}

async function sendOne(
  origin: string,
  { id, cookie, address }: Seeker,
  job: string,
  key: string,
  cv: Uint8Array,
): Promise<string> {
  const form = new FormData();
  const contact = { firstName: "Rima", lastName: "Haddad", email: "r@people.example" };
  for (const [name, value] of Object.entries({ ...contact, phone: "+963 944 123 456" })) {
    form.append(name, value);
  }
  form.append("submissionKey", key);
  form.append("resume", new Blob([cv as BlobPart]), "cv.pdf");
  try {
    const answer = await fetch(origin + paths.queuedApplication(job, id), {
      method: "POST",
      body: form,
      headers: { origin, cookie, "x-forwarded-for": address },
      signal: AbortSignal.timeout(10_000),
    });
    const body = (await answer.json().catch(() => ({}))) as Reply;
    const reasons = [body.refused, ...Object.values(body.errors ?? {})];
    return body.sent ? "sent" : [answer.status, ...reasons].join(" ").trim();
  } catch (error) {
    return error instanceof Error ? error.name : "no answer";
  }
}

import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { authUsers } from "#app/features/accounts/accounts.table.ts";
import {
  feedFiles,
  feedItems,
  feedRuns,
  feedSources,
} from "#app/features/jobs/feeds-in/feeds-in.table.ts";
import {
  webhookDeliveries,
  webhookEndpoints,
  webhookTries,
} from "#app/features/team/webhooks/webhooks.table.ts";
import { db } from "#app/platform/database/database.server.ts";
import { people } from "#demo/people.ts";
import { makeSeeker } from "#test/people.ts";

const ids = {
  FEED: "6f0c1d1e-7b0a-4d52-9a35-51e1e6a0c701",
  SOURCE: "6f0c1d1e-7b0a-4d52-9a35-51e1e6a0c702",
  ENDPOINT: "6f0c1d1e-7b0a-4d52-9a35-51e1e6a0c703",
};

/** Adds the records that demo data lack, once, and returns how an example of app/pages.ts becomes an address. */
export async function fillExamples(
  get: (path: string) => Promise<{ json(): Promise<unknown> }>,
): Promise<(path: string) => string> {
  const listed = (await (await get("/api/v1/jobs?limit=1")).json()) as { data: { id: string }[] };
  const [company] = await db
    .select({ id: authUsers.id })
    .from(authUsers)
    .where(eq(authUsers.email, people.nabil.email));
  await addFeed(ids.FEED, company?.id ?? null);
  await addFeed(ids.SOURCE, null);
  await addEndpoint(ids.ENDPOINT, company?.id ?? "");
  await addLongName();
  const all = { JOB: listed.data[0]?.id ?? "", ...ids };
  return (path) =>
    path.replace(/JOB|FEED|SOURCE|ENDPOINT/g, (name) => all[name as keyof typeof all]);
}

/** A person whose name is one long word. */
async function addLongName(): Promise<void> {
  const email = "long-name@example.com";
  if ((await db.$count(authUsers, eq(authUsers.email, email))) > 0) return;
  await makeSeeker({ email, firstName: "Wolfeschlegelsteinhausenberger", lastName: "Haddad" });
}

/** An uploaded feed, so that its preview reads no other site, with a run that waits and a copy. */
async function addFeed(id: string, companyId: string | null): Promise<void> {
  const added = await db
    .insert(feedSources)
    .values({
      id,
      companyId,
      name: "Careers",
      kind: "csv",
      mapping: { paths: { title: ["position"], description: ["text"] } },
      appliesThere: true,
      everyHours: 24,
      state: "works",
    })
    .onConflictDoNothing()
    .returning({ id: feedSources.id });
  if (added.length === 0) return;
  const rows = [
    "ref,position,text,employer,category,city,url",
    "1,Accountant,Keeps the books of a mill.,Firm,Accounting & Finance,Aleppo,https://firm.example/1",
    "2,Keeper,Does work that no category knows.,Firm,Astrology,Homs,https://firm.example/2",
  ];
  const content = Buffer.from(rows.join("\n"));
  await db.insert(feedFiles).values({ sourceId: id, name: "jobs.csv", content });
  await db
    .insert(feedRuns)
    .values({
      sourceId: id,
      state: "asking",
      code: "rows-rejected",
      rows: 40,
      rejected: 3,
      reasons: { noApplyLink: 3 },
      examples: [{ number: 4, reason: "noApplyLink", excerpt: "Driver" }],
    });
  const data = { title: "Accountant" } as NonNullable<typeof feedItems.$inferInsert.data>;
  await db
    .insert(feedItems)
    .values({ sourceId: id, externalId: "copy", hash: "1", state: "copy", data });
}

/** One that is paused, so that nothing is sent, with a delivery that failed. */
async function addEndpoint(id: string, companyId: string): Promise<void> {
  const added = await db
    .insert(webhookEndpoints)
    .values({
      id,
      companyId,
      url: "https://hooks.barada.sy/furas",
      events: ["job.closed"],
      state: "paused",
      secret: Buffer.from("never opened"),
      secretEnding: "4f2a",
    })
    .onConflictDoNothing()
    .returning({ id: webhookEndpoints.id });
  if (added.length === 0) return;
  const deliveryId = randomUUID();
  await db
    .insert(webhookDeliveries)
    .values({
      id: deliveryId,
      endpointId: id,
      type: "job.closed",
      resourceId: randomUUID(),
      data: {},
      state: "failed",
    });
  await db
    .insert(webhookTries)
    .values({
      deliveryId,
      milliseconds: 200,
      status: 503,
      fault: "status",
      excerpt: "Service unavailable",
    });
}

import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import type { Person } from "#app/features/accounts/actor.ts";
import { db } from "#app/platform/database/database.server.ts";
import { rowsReadBy, useTestDatabase } from "#test/database.ts";
import { makeCompany } from "#test/people.ts";
import { claimDeliveries } from "./claim-deliveries.server.ts";
import { webhookDeliveries, webhookEndpoints } from "./webhooks.table.ts";

const database = useTestDatabase();

const free = { answering: 24, failing: 8, running: new Map<string, number>() };

let company: Person;
beforeEach(async () => {
  await db.delete(webhookEndpoints);
  company = await makeCompany();
});

/** Adds an endpoint with a number of events that are due after some seconds. */
async function addEndpoint(events: number, seconds: number): Promise<string> {
  const id = randomUUID();
  await db
    .insert(webhookEndpoints)
    .values({
      id,
      companyId: company.id,
      url: "https://hooks.example/",
      events: ["job.closed"],
      secret: Buffer.alloc(1),
      secretEnding: "abcd",
    });
  await db.execute(sql`
    insert into webhook_deliveries (endpoint_id, type, resource_id, data, next_try_at)
    select ${id}, 'job.closed', gen_random_uuid(), '{}', now() + make_interval(secs => ${seconds})
    from generate_series(1, ${events}::int)`);
  return id;
}

it("reads the due deliveries alone, however many endpoints wait for later", async () => {
  for (let n = 0; n < 30; n += 1) await addEndpoint(2, 3600);
  await addEndpoint(1, -1);
  const claim = async () => expect(await claimDeliveries(free)).toHaveLength(1);
  expect(await rowsReadBy(database.url(), "webhook_deliveries", claim)).toBeLessThan(8);
});

it.each([2, 5000])(
  "of an endpoint with many due ones leaves places to others: %d",
  async (many) => {
    const busy = await addEndpoint(40, -60);
    const other = await addEndpoint(1, -1);
    await addEndpoint(1, 3600);
    const claimed = await claimDeliveries(free, many);
    const endpoints = claimed.map(({ endpointId }) => endpointId);
    expect(endpoints.toSorted()).toEqual([busy, busy, busy, busy, other].toSorted());
    expect(await db.$count(webhookDeliveries, sql`attempts = 1`)).toBe(5);
  },
);

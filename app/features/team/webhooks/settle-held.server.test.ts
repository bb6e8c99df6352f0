import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { afterEach, beforeEach, expect, it } from "vitest";
import type { Person } from "#app/features/accounts/actor.ts";
import { applicationEvents } from "#app/features/applications/lifecycle/lifecycle.table.ts";
import * as webhookPage from "#app/features/team/routes/webhook.tsx";
import { db } from "#app/platform/database/database.server.ts";
import { isRefused } from "#app/platform/outcome.ts";
import { rowsReadBy, useTestDatabase } from "#test/database.ts";
import { makeCompany, makeJob } from "#test/people.ts";
import { askPage } from "#test/render-route.tsx";
import { insertApplication } from "#test/sent-applications.ts";
import { openReceiver, type Receiver } from "#test/servers/webhook-receiver.ts";
import { deliverDueWebhooks } from "./deliver-webhooks.server.ts";
import { repeatFailed } from "./deliveries.server.ts";
import { pauseEndpoint, resumeEndpoint } from "./endpoint-state.server.ts";
import { createEndpoint } from "./endpoints.server.ts";
import { settleHeld } from "./settle-held.server.ts";
import { webhookEvents } from "./webhook.ts";
import { webhookDeliveries, webhookEndpoints } from "./webhooks.table.ts";

const database = useTestDatabase();

let receiver: Receiver;
let company: Person;
let endpoint: string;
let application: string;
const held = 60;

/** A paused endpoint that holds many events, and one of an application. */
beforeEach(async () => {
  await db.delete(webhookEndpoints);
  receiver = await openReceiver();
  receiver.answer = (_, response) => void response.writeHead(200).end();
  company = await makeCompany();
  const { url } = receiver;
  const created = await createEndpoint(company, {
    id: randomUUID(),
    url,
    events: [...webhookEvents],
  });
  if (isRefused(created)) throw new Error(created.refused);
  endpoint = created.id;
  application = await insertApplication((await makeJob(company)).id);
  await pauseEndpoint(company, endpoint);
  await db.execute(sql`
    insert into webhook_deliveries (endpoint_id, type, resource_id, data, state)
    select ${endpoint}, 'job.closed', gen_random_uuid(), '{}', 'held' from generate_series(1, ${held}::int)`);
  await act("send");
});
afterEach(() => receiver.close());

const deliver = () => deliverDueWebhooks({ network: receiver.network });
const act = (action: "send" | "write" | "withdraw") =>
  db
    .insert(applicationEvents)
    .values({ applicationId: application, action, side: "seeker", toStatus: "pending" });
const countIn = (state: "waiting" | "held" | "delivered" | "failed") =>
  db.$count(webhookDeliveries, eq(webhookDeliveries.state, state));
const sent = () => receiver.accepted.map(({ type }) => type);
const page = async () => {
  const to = `/company-dashboard/webhooks/${endpoint}?lang=en`;
  return (await askPage(webhookPage, { to, params: { endpointId: endpoint }, as: company })).page;
};

it.each([true, false])("resuming reads a few events of many: sendsHeld %s", async (sendsHeld) => {
  const resume = () => resumeEndpoint(company, endpoint, { sendsHeld });
  expect(await rowsReadBy(database.url(), "webhook_deliveries", resume)).toBeLessThan(5);
});

it("sends none of the events that were skipped, and one that happens meanwhile at once", async () => {
  await resumeEndpoint(company, endpoint, { sendsHeld: false });
  expect(await page()).toContain("none of them is sent");
  await act("write");
  // Cut off after a part, as a killed process leaves it.
  await settleHeld(25);
  expect(await countIn("failed")).toBe(25);
  await deliver();
  expect(sent()).toEqual(["message.received"]);
  expect([await countIn("failed"), await countIn("held")]).toEqual([held + 1, 0]);
  expect(await page()).not.toContain("none of them is sent");
});

it("repeats also skipped events that are not marked yet", async () => {
  await resumeEndpoint(company, endpoint, { sendsHeld: false });
  await settleHeld(25);
  expect(await repeatFailed(company, endpoint, 1)).toEqual({ count: held + 1 });
  expect([await settleHeld(25), await settleHeld(25)]).toEqual([true, false]);
  expect(await countIn("waiting")).toBe(held + 1);
});

it("sends each event that was held once, before those of its application that follow", async () => {
  await act("write");
  await resumeEndpoint(company, endpoint, { sendsHeld: true });
  expect(await page()).toContain("are being queued");
  await act("withdraw");
  await settleHeld(25);
  await deliver();
  const ofApplication = ["application.received", "message.received", "application.withdrawn"];
  expect(sent().filter((type) => type !== "job.closed")).toEqual(ofApplication);
  expect(new Set(receiver.accepted.map(({ id }) => id)).size).toBe(held + 3);
  expect(await countIn("delivered")).toBe(held + 3);
  expect(await page()).not.toContain("are being queued");
});

it("keeps skipped deliveries where the endpoint is paused before all are marked", async () => {
  await resumeEndpoint(company, endpoint, { sendsHeld: false });
  await settleHeld(25);
  await pauseEndpoint(company, endpoint);
  await act("write");
  await resumeEndpoint(company, endpoint, { sendsHeld: true });
  await deliver();
  expect(sent()).toEqual(["message.received"]);
  expect(await countIn("failed")).toBe(held + 1);
});

it("holds unqueued deliveries again where the endpoint is paused meanwhile", async () => {
  await resumeEndpoint(company, endpoint, { sendsHeld: true });
  await settleHeld(25);
  await pauseEndpoint(company, endpoint);
  await deliver();
  expect(sent()).toEqual([]);
  expect(await countIn("held")).toBe(held + 1);
});

import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { applicationEvents } from "#app/features/applications/lifecycle/lifecycle.table.ts";
import { jobs } from "#app/features/job/jobs.table.ts";
import { createEndpoint } from "#app/features/team/webhooks/endpoints.server.ts";
import { type WebhookEvent, webhookEvents } from "#app/features/team/webhooks/webhook.ts";
import { webhookDeliveries } from "#app/features/team/webhooks/webhooks.table.ts";
import { languages } from "#app/i18n/language.ts";
import { db } from "#app/platform/database/database.server.ts";
import { useTestDatabase } from "#test/database.ts";
import { makeCompany, makeJob } from "#test/people.ts";
import { insertApplication } from "#test/sent-applications.ts";
import { makeReference } from "./reference.server.ts";
import { webhookComponent, webhookSchemas } from "./webhooks.server.ts";

useTestDatabase();

it("describes every event as the triggers write it", async () => {
  const company = await makeCompany();
  const url = "https://hooks.barada.sy/furas";
  await createEndpoint(company, { id: randomUUID(), url, events: [...webhookEvents] });
  const job = await makeJob(company);
  const applicationId = await insertApplication(job.id);
  for (const action of ["send", "write", "withdraw"] as const) {
    await db
      .insert(applicationEvents)
      .values({ applicationId, action, side: "seeker", toStatus: "pending" });
  }
  await db.update(jobs).set({ status: "closed" }).where(eq(jobs.id, job.id));
  const written = await db.select().from(webhookDeliveries);
  expect(new Set(written.map(({ type }) => type))).toEqual(new Set(webhookEvents));
  for (const { type, data, createdAt } of written) {
    const schema = webhookSchemas[webhookComponent(type as WebhookEvent)];
    const body = { type, timestamp: createdAt.toISOString(), data };
    expect(schema?.safeParse(body)).toEqual({ success: true, data: body });
  }
});

it.each(languages)("has a text for every event and field in %s", (language) => {
  const { events } = makeReference(language).webhooks;
  expect(events.map(({ type }) => type)).toEqual(webhookEvents);
  for (const { fields } of events) {
    expect(fields.filter(({ text }) => text === "")).toEqual([]);
    expect(fields.map(({ name }) => name)).toContain("data.jobId");
  }
});

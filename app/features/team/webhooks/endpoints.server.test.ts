import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { userProfiles } from "#app/features/accounts/accounts.table.ts";
import * as webhookPage from "#app/features/team/routes/webhook.tsx";
import * as webhooksPage from "#app/features/team/routes/webhooks.tsx";
import { maxWebhooks } from "#app/limits.ts";
import { db } from "#app/platform/database/database.server.ts";
import { isRefused } from "#app/platform/outcome.ts";
import { useTestDatabase } from "#test/database.ts";
import { makeCompany, makeMember, makeSeeker } from "#test/people.ts";
import { askPage } from "#test/render-route.tsx";
import { listDeliveries, removeOldDeliveries, repeatFailed } from "./deliveries.server.ts";
import {
  forgetOldWebhookSecrets,
  rotateWebhookSecret,
  sendTestWebhook,
} from "./endpoint-state.server.ts";
import {
  changeEndpoint,
  createEndpoint,
  deleteEndpoint,
  exportOwnWebhooks,
  listEndpoints,
} from "./endpoints.server.ts";
import { readWebhookUrl } from "./webhook-form.ts";
import { webhookDeliveries, webhookEndpoints, webhookTries } from "./webhooks.table.ts";

useTestDatabase();

const url = "https://hooks.barada.sy/furas";
const values = () => ({ id: randomUUID(), url, events: ["job.closed" as const] });

async function makeEndpoint(company: Awaited<ReturnType<typeof makeCompany>>) {
  const created = await createEndpoint(company, values());
  if (isRefused(created)) throw new Error(created.refused);
  return created;
}

describe("addresses of endpoints", () => {
  it.each([
    [url, url],
    ["https://barada.sy:8443/a?b=c#d", "https://barada.sy:8443/a?b=c"],
    ["https://barada.sy:443", "https://barada.sy/"],
    ["HTTPS://Hooks.Barada.sy/A", "https://hooks.barada.sy/A"],
    ["https://barada.herokuapp.com/x", "https://barada.herokuapp.com/x"],
    ["https://بردى.سوريا/x", "https://xn--ngbof1h.xn--mgbtf8fl/x"],
  ])("%s is taken as %s", (written, read) => {
    expect(readWebhookUrl(written)).toEqual({ url: read });
  });

  it.each([
    ["http://barada.sy/", "plain"],
    ["barada.sy", "invalid"],
    ["ftp://barada.sy/", "invalid"],
    ["https:/barada.sy", "invalid"],
    ["https:///barada.sy", "invalid"],
    ["https://barada.sy/ x", "invalid"],
    ["https://evil.com\\@barada.sy", "invalid"],
    ["https://a:b@barada.sy/", "credentials"],
    ["https://127.0.0.1@barada.sy/", "credentials"],
    ["https://barada.sy:22/", "port"],
    ["https://barada.sy:80/", "port"],
    ["https://127.0.0.1/", "host"],
    ["https://8.8.8.8/", "host"],
    ["https://2130706433/", "host"],
    ["https://0x7f.1/", "host"],
    ["https://017700000001/", "host"],
    ["https://１２７.0.0.1/", "host"],
    ["https://[::1]/", "host"],
    ["https://[::ffff:169.254.169.254]/", "host"],
    ["https://localhost/", "host"],
    ["https://printer.local/", "host"],
    ["https://db.internal/", "host"],
    ["https://metadata.google.internal/", "host"],
    ["https://bаrada.com/", "host"],
    ["https://a%2ebarada.sy/", "host"],
  ])("%s is refused: %s", (written, fault) => {
    expect(readWebhookUrl(written)).toEqual({ fault });
  });
});

describe("endpoints", () => {
  it("are those of owners and recruiters; readers and others see and add none", async () => {
    const company = await makeCompany();
    const recruiter = await makeMember(company, "recruiter");
    const reader = await makeMember(company, "reader");
    const created = await createEndpoint(recruiter, values());
    expect(created).toMatchObject({ secret: expect.stringMatching(/^whsec_[\w+/]{43}=$/) });
    for (const actor of [reader, await makeSeeker(), await makeCompany()]) {
      expect(await listEndpoints(actor)).toEqual([]);
    }
    expect(await createEndpoint(reader, values())).toEqual({ refused: "posting.readOnly" });
    const none = await createEndpoint(await makeSeeker(), values());
    expect(none).toEqual({ refused: "posting.companiesOnly" });
    expect(await exportOwnWebhooks(recruiter)).toMatchObject([{ url, events: ["job.closed"] }]);
  });

  it("are added once by a form that is sent twice, and at most five", async () => {
    const company = await makeCompany();
    const form = values();
    expect(await createEndpoint(company, form)).toMatchObject({ id: form.id });
    expect(await createEndpoint(company, form)).toEqual({ refused: "webhooks.alreadyMade" });
    for (let n = 1; n < maxWebhooks; n++) await makeEndpoint(company);
    expect(await createEndpoint(company, values())).toEqual({ refused: "webhooks.tooMany" });
    expect(await deleteEndpoint(company, form.id)).toEqual({ id: form.id });
    await makeEndpoint(company);
  });

  it("are changed by their own company only", async () => {
    const company = await makeCompany();
    const { id, secret } = await makeEndpoint(company);
    const stranger = await makeCompany();
    const change = { id, url: "https://other.barada.sy/", events: ["message.received" as const] };
    for (const refusal of [
      await changeEndpoint(stranger, change),
      await deleteEndpoint(stranger, id),
      await rotateWebhookSecret(stranger, id),
      await sendTestWebhook(stranger, id),
      await repeatFailed(stranger, id, 24),
    ]) {
      expect(refusal).toEqual({ refused: "webhooks.missing" });
    }
    expect(await changeEndpoint(company, change)).toEqual({ id });
    const [listed] = await listEndpoints(company);
    expect(listed).toMatchObject({ url: change.url, events: change.events });
    expect(listed?.secretEnding).toBe(secret.slice(-5, -1));
  });

  it("go with their company, and old secrets after their day", async () => {
    const company = await makeCompany();
    const { id } = await makeEndpoint(company);
    await rotateWebhookSecret(company, id);
    await sendTestWebhook(company, id);
    await db
      .update(webhookEndpoints)
      .set({ previousUntil: sql`now() - interval '1 minute'` })
      .where(eq(webhookEndpoints.id, id));
    await forgetOldWebhookSecrets();
    const [stored] = await db.select().from(webhookEndpoints).where(eq(webhookEndpoints.id, id));
    expect(stored).toMatchObject({ previousSecret: null, previousUntil: null });
    await db.delete(userProfiles).where(eq(userProfiles.id, company.id));
    expect(await db.$count(webhookDeliveries, eq(webhookDeliveries.endpointId, id))).toBe(0);
  });

  it("have a limit of deliveries for thirty days, and those waiting behind removed ones are sent", async () => {
    const company = await makeCompany();
    const { id } = await makeEndpoint(company);
    const add = async (resourceId: string, isDue: boolean) =>
      db
        .insert(webhookDeliveries)
        .values({
          endpointId: id,
          type: "job.closed",
          resourceId,
          data: {},
          nextTryAt: isDue ? sql`now() + interval '1 hour'` : null,
        });
    const resource = randomUUID();
    await add(resource, true);
    for (let n = 0; n < 4; n++) await add(resource, false);
    await removeOldDeliveries(3);
    const left = await db
      .select()
      .from(webhookDeliveries)
      .where(eq(webhookDeliveries.endpointId, id))
      .orderBy(webhookDeliveries.sequence);
    expect(left.map(({ nextTryAt }) => nextTryAt !== null)).toEqual([true, false, false]);
    await db
      .update(webhookDeliveries)
      .set({ createdAt: sql`now() - interval '31 days'` })
      .where(eq(webhookDeliveries.endpointId, id));
    await removeOldDeliveries();
    expect((await listDeliveries(company, id)).deliveries).toEqual([]);
  });

  it("show their deliveries by parts, failed ones by themselves", async () => {
    const company = await makeCompany();
    const { id } = await makeEndpoint(company);
    await db.execute(sql`
      insert into webhook_deliveries (endpoint_id, type, resource_id, data, state)
      select ${id}, 'job.closed', gen_random_uuid(), '{}', case n % 5 when 0 then 'failed' else 'delivered' end
      from generate_series(1, 45) n order by n`);
    const first = await listDeliveries(company, id);
    const second = await listDeliveries(company, id, { before: first.next ?? 0 });
    const third = await listDeliveries(company, id, { before: second.next ?? 0 });
    expect([first, second, third].map(({ deliveries }) => deliveries.length)).toEqual([20, 20, 5]);
    expect(third.next).toBeNull();
    const failed = await listDeliveries(company, id, { failedOnly: true });
    expect(failed.deliveries).toHaveLength(9);
    expect(await listDeliveries(await makeCompany(), id)).toEqual({ deliveries: [], next: null });
  });
});

describe("the pages, without script", () => {
  const all = "/company-dashboard/webhooks?lang=en";

  it("show the secret once, keep the input, and show its errors", async () => {
    const company = await makeCompany();
    const { page } = await askPage(webhooksPage, { to: all, as: company });
    expect(page).toContain("No addresses yet.");
    const id = randomUUID();
    const wrong = await askPage(webhooksPage, {
      to: all,
      as: company,
      form: { id, url: "http://barada.sy/x" },
    });
    expect(wrong.status).toBe(400);
    expect(wrong.page).toContain("The address must be encrypted");
    expect(wrong.page).toContain('value="http://barada.sy/x"');
    const none = await askPage(webhooksPage, { to: all, as: company, form: { id, url } });
    expect(none.page).toContain("Please choose at least one");
    const created = await askPage(webhooksPage, {
      to: all,
      as: company,
      form: { id, url, "job.closed": "1" },
    });
    expect(created.page).toMatch(/whsec_[\w+/]{43}=/);
    const { page: later } = await askPage(webhooksPage, { to: all, as: company });
    expect(later).not.toContain("whsec_");
    expect(later).toContain(url);
  });

  it("show each try of a delivery, and are none of another company's", async () => {
    const company = await makeCompany();
    const { id } = await makeEndpoint(company);
    const to = `/company-dashboard/webhooks/${id}?lang=en`;
    const params = { endpointId: id };
    const [row] = await db
      .insert(webhookDeliveries)
      .values({ endpointId: id, type: "job.closed", resourceId: id, data: {}, state: "failed" })
      .returning();
    await db
      .insert(webhookTries)
      .values({
        deliveryId: row?.id ?? "",
        status: 500,
        fault: "status",
        milliseconds: 321,
        excerpt: "<b>no</b>",
      });
    const { page } = await askPage(webhookPage, { to, params, as: company });
    for (const text of ["Failed", "1 try", "321 ms", "&lt;b&gt;no&lt;/b&gt;", "Send again"]) {
      expect(page).toContain(text);
    }
    const foreign = await askPage(webhookPage, { to, params, as: await makeCompany() });
    expect(foreign).toMatchObject({ status: 404, page: "" });
  });
});

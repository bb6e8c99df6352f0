import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { sql } from "drizzle-orm";
import { exampleBodies } from "#app/api/v1/request-examples.ts";
import { deliverDueWebhooks } from "#app/features/team/webhooks/deliver-webhooks.server.ts";
import { paths } from "#app/paths.ts";
import { closeDatabase, db, openDatabase } from "#app/platform/database/database.server.ts";
import { startEmbeddedDatabase } from "#app/platform/database/embedded-database.server.ts";
import { setSettings, settings } from "#app/platform/settings/settings.server.ts";
import { openReceiver, type Receiver } from "#test/servers/webhook-receiver.ts";
import type { Visitor } from "./journey.ts";
import type { ProductionBoard } from "./production-board.ts";

const press = ({ page }: Visitor, name: string) =>
  page.locator("main").getByRole("button", { name, exact: true }).click();
const shownSecret = async ({ page }: Visitor) =>
  (await page.locator("main [role=status] code").textContent()) ?? "";

/** Makes a key of the visitor's company that may do these; returns it. */
export async function makeKey(visitor: Visitor, scopes: readonly string[]): Promise<string> {
  const { page, messages } = visitor;
  await page.goto(paths.apiKeys());
  await page.locator("main [name=name]").fill("Payroll");
  for (const scope of scopes) await page.locator(`[id="${scope}"]`).check();
  await press(visitor, messages.keys.make);
  return await shownSecret(visitor);
}

/** A job as the API has it. */
export const jobAs = (title: string) => JSON.stringify({ ...exampleBodies.createJob, title });

/** Names a system of the company that is told of closed jobs; the receiver checks what comes by its secret. */
export async function addReceiver(visitor: Visitor, host: string): Promise<Receiver> {
  const { page, messages } = visitor;
  const receiver = await openReceiver(host);
  await page.goto(paths.webhooks());
  await page.locator("main [name=url]").fill(receiver.url);
  for (const box of await page.locator("main form [type=checkbox]").all()) {
    await box.setChecked((await box.getAttribute("name")) === "job.closed");
  }
  await press(visitor, messages.webhooks.add);
  receiver.secrets = [await shownSecret(visitor)];
  return receiver;
}

/** Has what waits for the receiver delivered to this machine: the board reaches public addresses only. */
export async function deliverTo(receiver: Receiver, { folder }: ProductionBoard): Promise<void> {
  const dataDir = join(folder, "data");
  const secret = await readFile(join(dataDir, "session-secret"), "utf8");
  setSettings({ ...settings(), sessionSecret: secret.trim() });
  const database = await startEmbeddedDatabase({ dataDir });
  openDatabase(database.url, 2);
  const deliver = async () => {
    // The board may be about to look for the host in vain.
    await db.execute(sql`update webhook_deliveries set next_try_at = now()
      where next_try_at is not null`);
    await deliverDueWebhooks({ network: receiver.network });
    return receiver.accepted.length;
  };
  await expect.poll(deliver).toBeGreaterThan(0);
  await closeDatabase();
  await database.stop();
}

/** Uploads a feed of one job, and confirms how it was understood. */
export async function importFeed(visitor: Visitor, title: string): Promise<void> {
  const { page, messages } = visitor;
  const { new: form, mapping, done } = messages.feeds;
  const job = {
    id: "1",
    title,
    description: `Grinds flour at the mill of ${title}, from four in the morning.`,
    category: "Logistics",
    type: "full-time",
    level: "entry",
    place: "Aleppo, Syria",
    link: `https://careers.example/${title}`,
  };
  await page.goto(paths.companyFeeds());
  await page.locator("main [name=name]").fill("Careers");
  const buffer = Buffer.from(JSON.stringify([job]));
  const file = { name: "jobs.json", mimeType: "application/json", buffer };
  await page.locator('main input[type="file"]').setInputFiles(file);
  await press(visitor, form.act);
  const previewed = page.locator("main").getByText(title).filter({ visible: true });
  await expect(previewed.first()).toBeVisible();
  await press(visitor, mapping.act);
  await expect(page.getByText(done.mapped)).toBeVisible();
}

import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { sendDueAlerts } from "#app/features/alerts/delivery/digests.server.ts";
import { percolateChangedJobs } from "#app/features/alerts/percolation/percolate.server.ts";
import { withQueue } from "#e2e/support/email/with-queue.ts";
import { parseEmail } from "#test/parse-email.ts";

type Email = ReturnType<typeof parseEmail>;

/** What the board does every minute for alerts, at once; the board itself sends what is queued. */
export async function sendAlertsNow(dataDir: string): Promise<void> {
  await withQueue(dataDir, async () => {
    await percolateChangedJobs();
    await sendDueAlerts();
  });
}

/** The email to an address whose text has a link with this path, once it is in the board's folder. */
export async function emailWith(dataDir: string, address: string, path: string): Promise<Email> {
  const folder = join(dataDir, "mail");
  return receivedEmail(address, path, async () => {
    const names = await readdir(folder).catch(() => []);
    return Promise.all(names.map((name) => readFile(join(folder, name), "utf8")));
  });
}

/** The same among what a mail server has received. */
export async function receivedEmail(
  address: string,
  path: string,
  sources: () => Promise<string[]>,
): Promise<Email> {
  let email: Email | undefined;
  const look = async () => {
    const emails = (await sources()).map(parseEmail);
    email = emails.find(
      ({ headers, text }) => headers.to?.includes(address) && text.includes(path),
    );
    return email;
  };
  await expect.poll(look, { timeout: 30_000 }).toBeDefined();
  if (!email) throw new Error("No email came.");
  return email;
}

/** The address behind the board's origin of an email's link to a path. */
export function linkIn({ text }: Email, path: string): string {
  return new RegExp(`${path}\\?\\S+`).exec(text)?.[0] ?? "";
}

/** Where an email says that a mail program may send its one-click POST. */
export function oneClickAddress({ headers }: Email): string {
  expect(headers["list-unsubscribe-post"]).toBe("List-Unsubscribe=One-Click");
  return /<(https?:[^>]+)>/.exec(headers["list-unsubscribe"] ?? "")?.[1] ?? "";
}

export const oneClick = "List-Unsubscribe=One-Click";

/** As a mail program does (RFC 8058): without cookies, without an origin, without following; twice. */
export async function unsubscribeByOneClick(address: string): Promise<void> {
  const headers = { "content-type": "application/x-www-form-urlencoded" };
  for (const _ of ["once", "again"]) {
    const sent = { method: "POST", body: oneClick, headers, redirect: "manual" } as const;
    expect((await fetch(address, sent)).status).toBe(200);
  }
}

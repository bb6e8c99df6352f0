import { expect, type Page } from "@playwright/test";
import type { AllMessages } from "#app/messages/en/index.ts";
import { parseEmail } from "#test/parse-email.ts";
import { type MailReceiver, startMailReceiver } from "#test/servers/mail-receiver.ts";

const configured = "http://jobs.example";

/** The mail server of a board; started with the board, once for a test file. */
export let mail: MailReceiver;

/** Starts the mail server; returns the settings of a board that uses it. */
export async function boardWithMail(): Promise<Record<string, string>> {
  mail = await startMailReceiver();
  return { SMTP_URL: mail.url, BASE_URL: configured };
}

/** Turns the mail server off and, by the answered function, on again. */
export async function mailOff(): Promise<() => Promise<void>> {
  const { port } = mail;
  await mail.stop();
  return async () => {
    mail = await startMailReceiver({ port });
  };
}

/** The path behind the configured origin that the one letter to an address leads to. */
export async function linkTo(email: string, { emails }: AllMessages, language: string) {
  const received = () =>
    mail.emails
      .filter(({ to }) => to.includes(email))
      .map(({ source }) => parseEmail(source))
      .filter(({ subject }) => subject === emails.recovery.subject);
  // It is sent within a second after the answer.
  await expect.poll(() => received().length, { intervals: [100] }).toBe(1);
  const { text = "", html = "" } = received()[0] ?? {};
  expect(text).toContain(emails.recovery.onceOnly);
  expect(html).toContain(`lang="${language}"`);
  const link = /https?:\/\/\S+\/reset-password\?token=[\w-]+/.exec(text)?.[0] ?? "";
  expect(html).toContain(link);
  const { origin, pathname, search } = new URL(link);
  expect(origin).toBe(configured);
  return pathname + search;
}

export async function ask(page: Page, messages: AllMessages, email: string) {
  await page.getByLabel(messages.accounts.email, { exact: true }).fill(email);
  await page.getByRole("button", { name: messages.recovery.forget.submit }).click();
}

export async function choose(
  page: Page,
  { recovery }: AllMessages,
  password: string,
  again: string,
) {
  await page.getByLabel(recovery.reset.password, { exact: true }).fill(password);
  await page.getByLabel(recovery.reset.confirm, { exact: true }).fill(again);
  await page.getByRole("button", { name: recovery.reset.submit }).click();
}

export async function expectInvalid(page: Page, { recovery }: AllMessages) {
  await expect(page.getByRole("heading", { name: recovery.invalid.title })).toBeVisible();
  await expect(page.getByText(recovery.linkInvalid)).toBeVisible();
  await expect(page.getByRole("link", { name: recovery.invalid.again })).toHaveAttribute(
    "href",
    "/forget-password",
  );
}

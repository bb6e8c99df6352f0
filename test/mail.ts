import { afterAll, beforeAll, beforeEach, expect } from "vitest";
import { closeMail, openMail } from "#app/platform/email/mail.server.ts";
import { drainQueue } from "./drain-queue.ts";
import { parseEmail } from "./parse-email.ts";
import { type MailReceiver, startMailReceiver } from "./servers/mail-receiver.ts";
import { digitFaultsOfEmail } from "./texts/arabic-digits.ts";

export const testSender = "no-reply@jobs.example";

/** Gives a test file a mail server of its own, empty and in use before each test. */
export function useTestMail() {
  let receiver: MailReceiver;
  beforeAll(async () => {
    receiver = await startMailReceiver();
  });
  beforeEach(async () => {
    await drainQueue();
    openTestMail(receiver.url);
    receiver.emails.length = 0;
  });
  afterAll(async () => {
    await drainQueue();
    closeMail();
    await receiver.stop();
  });
  return {
    /** All that came, once what was to be sent after the answers is sent; digits follow their rule. */
    async emails() {
      await drainQueue();
      for (const { source } of receiver.emails) {
        expect(digitFaultsOfEmail(parseEmail(source).html)).toEqual([]);
      }
      return receiver.emails;
    },
    /** The token of the link that came last. */
    async lastToken(): Promise<string> {
      await drainQueue();
      const tokens = receiver.emails.flatMap(
        ({ source }) => /token=([\w-]+)/.exec(parseEmail(source).text)?.[1] ?? [],
      );
      return tokens.at(-1) ?? "";
    },
  };
}

/** Hands emails to another server from here on. */
export function openTestMail(smtpUrl: string): void {
  openMail({ smtpUrl, from: testSender, folder: "/nonexistent" });
}

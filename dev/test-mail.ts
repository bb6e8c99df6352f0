import { afterAll, beforeAll, beforeEach } from "vitest";
import { closeMail, openMail } from "../app/platform/mail.server.ts";
import { type MailReceiver, startMailReceiver } from "./mail-receiver.ts";
import { readLetter } from "./read-letter.ts";

export const testSender = "no-reply@jobs.example";

/** Gives a test file a mail server of its own, empty and in use before each test. */
export function useTestMail() {
  let receiver: MailReceiver;
  beforeAll(async () => {
    receiver = await startMailReceiver();
  });
  beforeEach(() => {
    openTestMail(receiver.url);
    receiver.letters.length = 0;
  });
  afterAll(async () => {
    closeMail();
    await receiver.stop();
  });
  return {
    letters: () => receiver.letters,
    /** The token of the link in the letter that came last. */
    lastToken(): string {
      const source = receiver.letters.at(-1)?.source ?? "";
      return /token=([\w-]+)/.exec(readLetter(source).text)?.[1] ?? "";
    },
  };
}

/** Hands letters to another server from here on. */
export function openTestMail(smtpUrl: string): void {
  openMail({ smtpUrl, from: testSender, folder: "/nonexistent" });
}

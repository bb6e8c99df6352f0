import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type CodeJob, deliverCode } from "#app/features/accounts/phone/phone-codes.server.ts";
import { type JobHandlers, runQueuedJobs } from "#app/platform/queue/queue.server.ts";
import { openSms } from "#app/platform/sms/sms.server.ts";

type Sms = { to: string; text: string; code: string };

/** A Syrian mobile number of its own, as stored in a profile. */
export function newNumber(): string {
  number = (number + 1) % 810_000;
  return `+963 944 ${100 + Math.floor(number / 900)} ${100 + (number % 900)}`;
}

// Counted on, since the accounts of a worker's earlier tests have numbers as well.
let number = Math.floor(Math.random() * 810_000);

/**
 * What a request resolves to, and the text messages that the queue sends after it: codes, unless `run` runs
 * more.
 */
export async function withSms<T>(
  request: () => Promise<T>,
  run: () => Promise<void> = runSmsJobs,
): Promise<{ answer: T; sent: Sms[] }> {
  const folder = await mkdtemp(join(tmpdir(), "furas-sms-"));
  openSms({ gateway: undefined, folder });
  const answer = await request();
  await run();
  const names = (await readdir(folder)).sort();
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), "utf8")));
  await rm(folder, { recursive: true });
  const sent = texts.map((whole) => {
    const [to = "", text = ""] = whole.split("\n");
    return { to, text, code: /\d{6}/.exec(text)?.[0] ?? "" };
  });
  return { answer, sent };
}

/** Sends the codes that wait in the queue. */
export async function runSmsJobs(): Promise<void> {
  const sms = (data: object) => deliverCode(data as CodeJob);
  await runQueuedJobs({ sms } as Partial<JobHandlers> as JobHandlers);
}

import { randomUUID } from "node:crypto";
import { mkdir, readdir, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { log } from "#app/platform/log/log.server.ts";

/** The address of an SMS gateway, the Authorization header, and the template of a request's body. */
export type SmsGateway = { url: string; authorization: string | undefined; body: string };

type Options = { gateway: SmsGateway | undefined; folder: string };

const longest = 10_000;

let opened: Options | undefined;

/** Sends text messages through a gateway from here on, or writes them into a folder without one. */
export function openSms(options: Options): void {
  opened = options;
}

/**
 * Sends a text to a number, in digits with its country's code. A number or text that the gateway refuses
 * is logged and dropped. Throws where a later try may succeed.
 */
export async function sendSms(digits: string, text: string): Promise<void> {
  if (!opened) throw new Error("Text messages are not open.");
  const { gateway, folder } = opened;
  if (!gateway) return writeSms(folder, digits, text);
  const { url, authorization, body } = gateway;
  const response = await fetch(url, {
    method: "POST",
    body: filled(body, { to: `+${digits}`, digits, text }),
    headers: {
      "content-type": isJson(body) ? "application/json" : "application/x-www-form-urlencoded",
      ...(authorization && { authorization }),
    },
    // A redirect would hand the code to another host.
    redirect: "manual",
    signal: AbortSignal.timeout(longest),
  });
  await response.body?.cancel();
  const { status } = response;
  if (status >= 200 && status < 300) return;
  if (status >= 500 || status === 408 || status === 429) throw new Error(`SMS gateway: ${status}`);
  log("sms refused", { status });
}

/** Removes messages in files after so many hours. */
export async function removeOldSms(hours: number): Promise<void> {
  const folder = opened?.folder;
  if (!folder) return;
  const oldest = Date.now() - hours * 60 * 60_000;
  const names = await readdir(folder).catch(() => []);
  for (const name of names.filter((each) => each.endsWith(".txt"))) {
    const file = join(folder, name);
    if ((await stat(file)).mtimeMs < oldest) await rm(file, { force: true });
  }
}

async function writeSms(folder: string, digits: string, text: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const name = `${new Date().toISOString().replaceAll(":", "-")}-${randomUUID().slice(0, 8)}.txt`;
  // Codes open accounts: for the eyes of the operator only.
  await writeFile(join(folder, name), `+${digits}\n${text}\n`, { mode: 0o600, flag: "wx" });
}

function isJson(template: string): boolean {
  return template.trimStart().startsWith("{");
}

/** Each name in braces is replaced once, escaped for JSON or for a form. */
function filled(template: string, values: Record<string, string>): string {
  const escaped = (value: string) =>
    isJson(template) ? JSON.stringify(value).slice(1, -1) : encodeURIComponent(value);
  return template.replace(/\{(to|digits|text)\}/g, (_, name: string) =>
    escaped(values[name] ?? ""),
  );
}

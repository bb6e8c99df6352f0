import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect } from "@playwright/test";

/** The text messages to a number that the board has written as files, once there are so many. */
export async function textsTo(digits: string, dataDir: string, count: number): Promise<string[]> {
  let texts: string[] = [];
  await expect
    .poll(
      async () => {
        const folder = join(dataDir, "sms");
        const names = (await readdir(folder).catch(() => [])).sort();
        const all = await Promise.all(names.map((name) => readFile(join(folder, name), "utf8")));
        texts = all.filter((text) => text.startsWith(`+${digits}\n`));
        return texts.length;
      },
      { timeout: 20_000 },
    )
    .toBe(count);
  return texts.map((text) => text.split("\n")[1] ?? "");
}

/** The code of the latest of them. */
export async function codeTo(digits: string, dataDir: string, count: number): Promise<string> {
  return /\b\d{6}\b/.exec((await textsTo(digits, dataDir, count)).at(-1) ?? "")?.[0] ?? "";
}

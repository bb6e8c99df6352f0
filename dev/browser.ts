import { existsSync } from "node:fs";
import sparticuz from "@sparticuz/chromium";

const installed = [
  process.env.CHROMIUM,
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
];

const quiet = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** An installed Chromium, else the one that comes as an npm package. */
export async function findBrowser(): Promise<{ executablePath: string; args: string[] }> {
  const found = installed.find((path) => path && existsSync(path));
  return { executablePath: found ?? (await sparticuz.executablePath()), args: quiet };
}

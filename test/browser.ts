import { existsSync, mkdirSync } from "node:fs";
import { tmpdir, userInfo } from "node:os";
import { join } from "node:path";

const installed = [
  process.env.CHROMIUM,
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
];

const args = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** An installed Chromium, else the one that comes as an npm package. */
export async function findBrowser() {
  const executable = installed.find((path) => path && existsSync(path));
  // Without a UTF-8 locale Chromium cannot name a downloaded file in Arabic.
  const env = { ...process.env, LC_ALL: "C.UTF-8" };
  return { executablePath: executable ?? (await unpackedBrowser()), args, env };
}

/** The package unpacks itself into the temporary folder, for the one user who did it: each needs their own. */
async function unpackedBrowser(): Promise<string> {
  const folder = join(tmpdir(), `furas-browser-${userInfo().uid}`);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const before = process.env.TMPDIR;
  process.env.TMPDIR = folder;
  try {
    const { default: packed } = await import("@sparticuz/chromium");
    return await packed.executablePath();
  } finally {
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
  }
}

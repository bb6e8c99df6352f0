import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync } from "node:fs";
import { tmpdir, userInfo } from "node:os";
import { join } from "node:path";

const args = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

// Without a UTF-8 locale Chromium cannot name a downloaded file in Arabic.
const launch = { args, env: { ...process.env, LC_ALL: "C.UTF-8" } };

/**
 * What starts the browser of tests: the one named by CHROMIUM, else the headless shell that comes as an
 * npm package, else an installed one. The shell has no windows: a page takes half as long in it.
 */
export async function findBrowser() {
  return { ...launch, executablePath: process.env.CHROMIUM ?? (await shell()) ?? findInstalled() };
}

/** What starts a Chromium that knows windows and so the questions that only they can ask; null without one. */
export function findWholeBrowser() {
  const executablePath = findInstalled();
  return executablePath ? { ...launch, executablePath } : null;
}

function findInstalled(): string | undefined {
  const names = ["chromium", "chromium-browser", "google-chrome"];
  return names.map((name) => `/usr/bin/${name}`).find(existsSync);
}

/** The path of the npm package's browser; undefined where the system lacks a library of it. */
async function shell(): Promise<string | undefined> {
  const path = await unpackedBrowser();
  return spawnSync(path, ["--version"]).status === 0 ? path : undefined;
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

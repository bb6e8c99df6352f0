import { spawnSync } from "node:child_process";
import { test } from "@playwright/test";

/** Where Debian puts servers; an ordinary user's PATH lacks it. */
const path = `${process.env.PATH}:/usr/sbin:/usr/local/sbin`;

/** The environment in which servers such as nginx are found by their names. */
export const programEnvironment = { ...process.env, PATH: path };

/** Skips what follows where a program is not installed, as skipWithout does. */
export function needsProgram(program: string): void {
  const isMissing = spawnSync("which", [program], { env: programEnvironment }).status !== 0;
  skipWithout(isMissing ? program : null);
}

/**
 * Skips what follows where a program is missing, and says so; null where none is. `npm test` counts it
 * neither as passed nor as failed (dev/checklist/playwright-counts.mjs knows the reason by its words).
 */
export function skipWithout(missing: string | null): void {
  if (missing) console.log(`Not run: ${missing} is not installed`);
  test.skip(missing !== null, `${missing} is not installed`);
}

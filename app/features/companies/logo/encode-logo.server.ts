import { spawn } from "node:child_process";
import { join } from "node:path";
import type { LogoVariantBytes } from "#app/features/companies/companies.table.ts";
import { logThrottled } from "#app/platform/log/log.server.ts";
import { type Outcome, refused } from "#app/platform/outcome.ts";
import { createFairPlaces } from "#app/platform/turns/fair-places.ts";
import { outsideTurn } from "#app/platform/turns/turn.server.ts";

export type EncodedLogo = { variants: LogoVariantBytes[]; content: Uint8Array };

const program = join("app", "features", "companies", "logo", "encode-logo.mjs");

/** One picture at a time in each process, and a short queue. */
const places = createFairPlaces({ max: 1, maxWaiting: 4, maxWaitingOfOne: 1, maxWaitMs: 10_000 });
const timeoutMs = 15_000;
/** Far more than all variants together may have. */
const maxOutputBytes = 512 * 1024;

/**
 * Decodes a company's picture and encodes it anew in all its variants, one after the other in `content`.
 * Refusals: companies.logo.unreadable, .tooManyPixels, .overloaded.
 */
export async function encodeLogo(
  company: string,
  picture: Uint8Array,
): Promise<Outcome<EncodedLogo>> {
  const encoded = await outsideTurn(() =>
    places.run({ account: company }, () => encodeNow(picture)),
  );
  return encoded ? encoded.done : refused("companies.logo.overloaded");
}

async function encodeNow(picture: Uint8Array): Promise<Outcome<EncodedLogo>> {
  const output = await runEncoder(picture);
  if (!output || output.length < 4) {
    logThrottled("logo encoder failed", {});
    return refused("companies.logo.unreadable");
  }
  const headerEnd = 4 + output.readUInt32BE(0);
  const header = JSON.parse(output.toString("utf8", 4, headerEnd)) as Header;
  if ("refused" in header) {
    const isTooLarge = header.refused === "pixels";
    return refused(isTooLarge ? "companies.logo.tooManyPixels" : "companies.logo.unreadable");
  }
  return { variants: header.variants, content: output.subarray(headerEnd) };
}

/** A stored variant as a PNG, for drawings; undefined where it cannot be read. */
export async function logoAsPng(variant: Uint8Array): Promise<Buffer | undefined> {
  const png = await outsideTurn(() => runEncoder(variant, "png"));
  return png?.length ? png : undefined;
}

type Header = { variants: LogoVariantBytes[] } | { refused: string };

/** The program's output; undefined if it crashes, hangs or writes too much. */
function runEncoder(picture: Uint8Array, ...words: string[]): Promise<Buffer | undefined> {
  return new Promise((resolve) => {
    // Nothing of the board's environment: it holds passwords.
    const child = spawn(process.execPath, ["--max-old-space-size=64", program, ...words], {
      env: { MALLOC_ARENA_MAX: "2" },
      stdio: ["pipe", "pipe", "ignore"],
      timeout: timeoutMs,
      killSignal: "SIGKILL",
    });
    const parts: Buffer[] = [];
    let bytes = 0;
    child.stdout.on("data", (part: Buffer) => {
      bytes += part.length;
      if (bytes > maxOutputBytes) child.kill("SIGKILL");
      else parts.push(part);
    });
    child.on("error", () => resolve(undefined));
    child.on("close", (code) => resolve(code === 0 ? Buffer.concat(parts) : undefined));
    child.stdin.on("error", () => {}); // it ended before it read all
    child.stdin.end(picture);
  });
}

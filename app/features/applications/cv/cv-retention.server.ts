import { countEvent } from "#app/platform/log/counter.server.ts";
import { logThrottled } from "#app/platform/log/log.server.ts";
import { type Refusal, refused } from "#app/platform/outcome.ts";
import { scanFile } from "#app/platform/storage/scanner.server.ts";
import { storeFile } from "#app/platform/storage/storage.server.ts";
import { inspectCv } from "./cv-file.server.ts";
import type { CvKind, CvRefusal } from "./cv-file.ts";
import { storeCv } from "./encryption/cv-content.server.ts";

type Judgement =
  | { ok: true; kind: CvKind; mediaType: string }
  | { ok: false; reason: CvRefusal | "applications.cvInfected" | "applications.cvNotScanned" };

/**
 * Inspects a file and has a good one scanned. A file that could not be scanned is refused: its
 * readers trust the scan.
 */
export async function judgeCv(bytes: Uint8Array, fileName: string): Promise<Judgement> {
  const verdict = await inspectCv(bytes, fileName);
  if (!verdict.ok) return verdict;
  try {
    const scanned = await scanFile(bytes);
    return scanned === "clean" ? verdict : { ok: false, reason: "applications.cvInfected" };
  } catch (error) {
    logThrottled("CV not scanned", { cause: causeOf(error) });
    return { ok: false, reason: "applications.cvNotScanned" };
  }
}

/**
 * Puts a CV's bytes into the file store, encrypted where it has a key. Refusals:
 * applications.filesUnavailable while the store is down.
 */
export async function keepCvFile(
  id: string,
  key: Uint8Array | undefined,
  bytes: Uint8Array,
): Promise<Refusal | undefined> {
  try {
    await (key ? storeCv(id, key, bytes) : storeFile(id, bytes));
    countEvent("uploads");
    return undefined;
  } catch (error) {
    logThrottled("CV not kept", { cause: causeOf(error) });
    return refused("applications.filesUnavailable");
  }
}

/** The innermost of the errors: the others only say where. */
function causeOf(error: unknown): string {
  return error instanceof Error && error.cause ? causeOf(error.cause) : String(error);
}

import type { MessageKey } from "#app/messages/message-key.ts";
import { countEvent } from "#app/platform/log/counter.server.ts";
import { logThrottled } from "#app/platform/log/log.server.ts";
import { isRefused, type Refusal, refused } from "#app/platform/outcome.ts";
import { scanFile } from "#app/platform/storage/scanner.server.ts";
import { storeFile } from "#app/platform/storage/storage.server.ts";
import { type CvVerdict, inspectCv } from "./cv-file.server.ts";
import { storeCv } from "./encryption/cv-content.server.ts";
import { asOneFile, type CvFile } from "./photo/photo-cv.server.ts";

/** `file`: the one to be stored. */
type Judgement =
  | (Extract<CvVerdict, { ok: true }> & { file: CvFile })
  | { ok: false; reason: MessageKey };

/**
 * Inspects an account's file, or the one that its photos become, and has a good one scanned. A file that could not be
 * scanned is refused: its readers trust the scan. Refusals: those of asOneFile and inspectCv,
 * applications.cvInfected and .cvNotScanned.
 */
export async function judgeCv(account: string, files: readonly CvFile[]): Promise<Judgement> {
  const file = await asOneFile(account, files);
  if (isRefused(file)) return { ok: false, reason: file.refused };
  const verdict = await inspectCv(file.content, file.fileName);
  if (!verdict.ok) return verdict;
  try {
    const scanned = await scanFile(file.content);
    return scanned === "clean"
      ? { ...verdict, file }
      : { ok: false, reason: "applications.cvInfected" };
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

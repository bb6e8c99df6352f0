import type { Actor } from "#app/features/accounts/actor.ts";
import { consume, limitKey } from "#app/features/accounts/rate-limits/rate-limits.server.ts";
import { recordViewOfHour } from "#app/features/applications/cv/cv-access-log.server.ts";
import { findDocumentFor, markCostly } from "#app/features/applications/cv/documents.server.ts";
import type { MessageKey } from "#app/messages/message-key.ts";
import { isRefused, type Outcome, refused } from "#app/platform/outcome.ts";
import { FileStoreError } from "#app/platform/storage/file-store.server.ts";
import type { PlaceFor } from "#app/platform/turns/fair-places.ts";
import {
  CostlyCvError,
  CvReaderOverloadedError,
  drawCvPage,
  readCvText,
  UnreadableCvError,
} from "./cv-reader.server.ts";
import { maxPages, type ReadText } from "./read-text.ts";

/** Each costs a fifth of a second of a processor, and a page another. */
const cvsAnHour = { max: 300, seconds: 60 * 60 };
const pagesAnHour = { max: 1500, seconds: 60 * 60 };
/** No screen shows people the pages of their own files. */
const ownAnHour = { max: 40, seconds: 60 * 60 };

/**
 * A CV as text, with the sizes of its pages, for a person who may read it; undefined for others and
 * for a missing one. Counts as opened. Refusals: accounts.tooManyTries,
 * applications.fileUnavailable, applicants.reader.unreadable, .costly and .overloaded.
 */
export async function readCvFor(
  actor: Actor,
  documentId: string,
): Promise<Outcome<ReadText> | undefined> {
  return read(actor, documentId, { limit: "cv-texts", ...cvsAnHour }, ({ kind, content }, reader) =>
    readCvText(reader, kind, content),
  );
}

/** A page of a CV that is a PDF, counted from 1, as a PNG. Undefined and refusals: as readCvFor. */
export async function drawCvPageFor(
  actor: Actor,
  documentId: string,
  page: number,
): Promise<Outcome<Buffer> | undefined> {
  if (!Number.isInteger(page) || page < 1 || page > maxPages) return undefined;
  return read(
    actor,
    documentId,
    { limit: "cv-pages", ...pagesAnHour },
    ({ kind, content }, reader) => {
      if (kind !== "pdf") throw new UnreadableCvError("not a PDF");
      return drawCvPage(reader, content, page);
    },
  );
}

type Cv = NonNullable<Awaited<ReturnType<typeof findDocumentFor>>>;
type ReadLimit = { limit: string; max: number; seconds: number };

async function read<T extends object>(
  actor: Actor,
  documentId: string,
  { limit, ...rateLimit }: ReadLimit,
  readIt: (cv: Cv, reader: PlaceFor) => Promise<T>,
): Promise<Outcome<T> | undefined> {
  if (actor.kind !== "person") return undefined;
  try {
    const cv = await findDocumentFor(actor, documentId, recordViewOfHour);
    if (!cv) return undefined;
    if (cv.costly) return refused("applicants.reader.costly");
    const counted = cv.isOwn
      ? await consume(limitKey("own-cv-reads", actor.id), ownAnHour)
      : await consume(limitKey(limit, actor.id), rateLimit);
    if (isRefused(counted)) return counted;
    return await readIt(cv, { account: actor.id, isLast: cv.isOwn });
  } catch (error) {
    if (error instanceof CostlyCvError) await markCostly(documentId);
    const refusal = refusalFor(error);
    if (!refusal) throw error;
    return refused(refusal);
  }
}

function refusalFor(error: unknown): MessageKey | undefined {
  if (error instanceof CostlyCvError) return "applicants.reader.costly";
  if (error instanceof UnreadableCvError) return "applicants.reader.unreadable";
  if (error instanceof CvReaderOverloadedError) return "applicants.reader.overloaded";
  return error instanceof FileStoreError ? "applications.fileUnavailable" : undefined;
}

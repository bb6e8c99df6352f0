import { createRequire } from "node:module";
import { fileTypeFromBuffer } from "file-type";
import { consume, limitKey } from "#app/features/accounts/rate-limits/rate-limits.server.ts";
import { cvRefusalByName } from "#app/features/applications/cv/cv-file.ts";
import { maxPhotoPages } from "#app/limits.ts";
import { logThrottled } from "#app/platform/log/log.server.ts";
import { isRefused, type Outcome, refused } from "#app/platform/outcome.ts";
import { createFairPlaces } from "#app/platform/turns/fair-places.ts";
import { runProgram } from "#app/platform/turns/program.server.ts";
import { outsideTurn } from "#app/platform/turns/turn.server.ts";

/** A file as it was sent; the name is the sender's own. */
export type CvFile = { content: Uint8Array; fileName: string };

const photoCvsAnHour = { max: 30, seconds: 60 * 60 };

/** One CV at a time in each process: a large photo takes some 200 MB. */
const places = createFairPlaces({ max: 1, maxWaiting: 8, maxWaitingOfOne: 1, maxWaitMs: 20_000 });
const maxMs = 30_000;

/**
 * The one file of a CV: the file itself, or a PDF of the photos of its pages in their order. Refusals: those of
 * cvRefusalByName, accounts.tooManyTries, and applications.cvMixed, .photosTooMany, .photoHeic, .photoUnreadable,
 * .photoPixels and .photosOverloaded.
 */
export async function asOneFile(
  account: string,
  files: readonly CvFile[],
): Promise<Outcome<CvFile>> {
  const [first] = files;
  if (!first) return refused("applications.cvMissing");
  for (const { fileName, content } of files) {
    const refusal = cvRefusalByName(fileName, content.length);
    if (refusal) return refused(refusal);
  }
  const formats = await Promise.all(files.map(({ content }) => pictureFormat(content)));
  if (files.length === 1 && !formats[0]) return first;
  if (formats.includes(undefined)) return refused("applications.cvMixed");
  if (files.length > maxPhotoPages) return refused("applications.photosTooMany");
  if (formats.includes("heic")) return refused("applications.photoHeic");
  const counted = await consume(limitKey("photo-cvs", account), photoCvsAnHour);
  if (isRefused(counted)) return counted;
  const pdf = await draw(
    account,
    files.map(({ content }) => content),
  );
  return isRefused(pdf) ? pdf : { content: pdf, fileName: first.fileName };
}

type PictureFormat = "jpeg" | "png" | "webp" | "heic";

const formatOf: Record<string, PictureFormat> = {
  "image/jpeg": "jpeg",
  "image/png": "png",
  "image/apng": "png",
  "image/webp": "webp",
  "image/heic": "heic",
  "image/heif": "heic",
  "image/heic-sequence": "heic",
  "image/heif-sequence": "heic",
};

async function pictureFormat(bytes: Uint8Array): Promise<PictureFormat | undefined> {
  const type = await fileTypeFromBuffer(bytes).catch(() => undefined);
  return type && formatOf[type.mime];
}

async function draw(account: string, photos: readonly Uint8Array[]): Promise<Outcome<Buffer>> {
  const { resolve } = createRequire(import.meta.url);
  const program = resolve("#app/features/applications/cv/photo/photo-process.server.ts");
  const drawn = await outsideTurn(() =>
    places.run({ account }, () =>
      runProgram(program, Buffer.concat(photos.flatMap(framed)), {
        memoryMb: 96,
        timeoutMs: maxMs,
        maxOutputBytes: 6 * 1024 * 1024,
      }),
    ),
  );
  if (!drawn) return refused("applications.photosOverloaded");
  if (drawn.done?.subarray(0, 5).equals(pdfHeader)) return drawn.done;
  const why = drawn.done?.toString("latin1");
  if (why !== "pixels" && why !== "unreadable") logThrottled("photos of a CV not drawn", {});
  return refused(why === "pixels" ? "applications.photoPixels" : "applications.photoUnreadable");
}

const pdfHeader = Buffer.from("%PDF-");

/** A photo after its length, as the program reads it. */
function framed(photo: Uint8Array): Uint8Array[] {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(photo.length);
  return [length, photo];
}

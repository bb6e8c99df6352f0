import busboy from "busboy";
import { maxLogoMegabytes } from "#app/limits.ts";
import { type Outcome, refused } from "#app/platform/outcome.ts";

type LogoFormInput = { intent: string; picture: Uint8Array | undefined };

const maxLogoBytes = maxLogoMegabytes * 1024 * 1024;
/** The picture and its multipart frame. */
const maxBodyBytes = maxLogoBytes + 64 * 1024;
const maxReadOn = 30 * 1024 * 1024;

/**
 * Reads the form of a logo, also where it was sent without a file. Refusals: companies.logo.broken,
 * .tooLarge.
 */
export async function readLogoForm(request: Request): Promise<Outcome<LogoFormInput>> {
  const body = await readBody(request);
  if (!body) return refused("companies.logo.tooLarge");
  const parser = openParser(request);
  if (!parser) return refused("companies.logo.broken");
  return new Promise((resolve) => {
    let intent = "";
    let picture: Uint8Array | undefined;
    let isTooLarge = false;
    parser.on("field", (name: string | undefined, value: string | undefined) => {
      if (name === "intent") intent = value ?? "";
    });
    parser.on("file", (name: string | undefined, stream) => {
      const parts: Buffer[] = [];
      stream.on("error", () => {});
      stream.on("limit", () => {
        isTooLarge = true;
      });
      stream.on("data", (part: Buffer) => parts.push(part));
      stream.on("end", () => {
        // Browsers send an empty part for a file that was not chosen.
        if (name === "logo" && parts.length > 0) picture = Buffer.concat(parts);
      });
    });
    parser.on("error", () => resolve(refused("companies.logo.broken")));
    parser.on("close", () =>
      resolve(isTooLarge ? refused("companies.logo.tooLarge") : { intent, picture }),
    );
    parser.end(body);
  });
}

/** The whole body; undefined where it is too long. */
async function readBody(request: Request): Promise<Buffer | undefined> {
  if (!request.body) return Buffer.alloc(0);
  const parts: Uint8Array[] = [];
  let left = maxBodyBytes;
  // Reads on for a while past the limit, so that the sender receives the answer.
  for await (const part of request.body) {
    left -= part.length;
    if (left >= 0) parts.push(part);
    else parts.length = 0;
    if (left < -maxReadOn) break;
  }
  return left >= 0 ? Buffer.concat(parts) : undefined;
}

function openParser(request: Request): busboy.Busboy | undefined {
  try {
    const headers = { "content-type": request.headers.get("content-type") ?? "" };
    const limits = { fileSize: maxLogoBytes + 1, files: 1, fields: 10, fieldSize: 1024, parts: 12 };
    return busboy({ headers, limits });
  } catch {
    return undefined; // not a form at all, or one without its boundary
  }
}

import type { MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { methodNotAllowed } from "#app/http/method-not-allowed.ts";

/**
 * A form with a CV: 5 MB are taken, more is read to the end only so that the rest of the form
 * survives. Readers of a body without a length count its bytes.
 */
const withFile = limitLength(32 * 1024 * 1024);
const withoutFile = bodyLimit({ maxSize: 512 * 1024, onError: tooLarge });

/** An upload that can be broken off and go on carries at most a CV. */
const withUpload = limitLength(5 * 1024 * 1024);

const plainForm = "application/x-www-form-urlencoded";

// The router would pass any other method to the forms' actions.
const answered = new Set(["GET", "HEAD", "POST"]);

/** Bounds what a request may be and carry; the body is counted as it arrives. */
export function requestLimits(): MiddlewareHandler {
  return (c, next) => {
    if (isResumable(c.req.raw)) return withUpload(c, next);
    if (!answered.has(c.req.method)) {
      return Promise.resolve(methodNotAllowed(...answered));
    }
    const type = c.req.header("content-type") ?? "";
    const multipart = type.startsWith("multipart/form-data") && hasFileForm(c.req.path);
    if (c.req.method === "POST" && !multipart && !type.startsWith(plainForm)) {
      return Promise.resolve(c.text("Forms without files are read here, nothing else.", 415));
    }
    return multipart ? withFile(c, next) : withoutFile(c, next);
  };
}

/**
 * Only an application, the upload of its CV, the CVs of an account and its logo bring a file. All ask who sends
 * it before they read; of other forms a body of many parts would only cost.
 */
function hasFileForm(path: string): boolean {
  return /^\/(?:apply\/[^/]+(?:\/kept)?|documents\/upload|my-account\/(?:cvs|logo))(?:\.data)?$/.test(
    path,
  );
}

/** Refuses a body by its declared length; unlike the library's limit it reads nothing itself. */
function limitLength(maxBytes: number): MiddlewareHandler {
  return (c, next) => {
    const length = Number(c.req.header("content-length") ?? 0);
    return length > maxBytes ? Promise.resolve(tooLarge()) : next();
  };
}

/** The tus protocol's own methods and type are answered at its own addresses only. */
function isResumable({ method, headers, url }: Request): boolean {
  if (!["POST", "HEAD", "PATCH", "DELETE"].includes(method)) return false;
  const at = /^\/documents\/upload(?:\/[0-9a-f-]{36})?$/.test(new URL(url).pathname);
  return at && headers.has("tus-resumable");
}

function tooLarge(): Response {
  return new Response("This request is too large.", { status: 413 });
}

import type { MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";

/** A form with a CV: 5 MB are taken, more is read to the end only so that the rest of the form survives. */
const withFile = bodyLimit({ maxSize: 32 * 1024 * 1024, onError: tooLarge });
const withoutFile = bodyLimit({ maxSize: 512 * 1024, onError: tooLarge });

/** An upload that can be broken off and go on carries at most a CV. */
const withUpload = bodyLimit({ maxSize: 5 * 1024 * 1024, onError: tooLarge });

const plainForm = "application/x-www-form-urlencoded";

// The router would hand any other method to the forms' actions.
const answered = new Set(["GET", "HEAD", "POST"]);

/** Bounds what a request may be and carry; the body is counted as it arrives. */
export function requestLimits(): MiddlewareHandler {
  return (c, next) => {
    if (isResumable(c.req.raw)) return withUpload(c, next);
    if (!answered.has(c.req.method)) {
      const allow = [...answered].join(", ");
      return Promise.resolve(c.text("This method is not answered here.", 405, { allow }));
    }
    const type = c.req.header("content-type") ?? "";
    const multipart = type.startsWith("multipart/form-data");
    if (c.req.method === "POST" && !multipart && !type.startsWith(plainForm)) {
      return Promise.resolve(c.text("Forms are read here, nothing else.", 415));
    }
    return multipart ? withFile(c, next) : withoutFile(c, next);
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

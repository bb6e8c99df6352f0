import type { MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";

/** A form with a CV: 5 MB are taken, more is read to the end only so that the rest of the form survives. */
const withFile = bodyLimit({ maxSize: 32 * 1024 * 1024, onError: tooLarge });
const withoutFile = bodyLimit({ maxSize: 512 * 1024, onError: tooLarge });

/** Bounds what a request may carry, counted as it arrives. */
export function requestLimits(): MiddlewareHandler {
  return (c, next) => {
    const multipart = c.req.header("content-type")?.startsWith("multipart/form-data");
    return multipart ? withFile(c, next) : withoutFile(c, next);
  };
}

function tooLarge(): Response {
  return new Response("This request is too large.", { status: 413 });
}

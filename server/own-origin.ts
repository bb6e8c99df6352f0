import type { MiddlewareHandler } from "hono";

const safe = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Refuses writes that another site's page sends. Browsers name the sender in Sec-Fetch-Site, Origin
 * or Referer; a request that names none of them may act for nobody who is signed in.
 */
export function ownOrigin(baseUrl: string): MiddlewareHandler {
  return async (c, next) => {
    if (!safe.has(c.req.method) && !comesFromHere(c.req.raw, baseUrl)) {
      return c.text("This request comes from another site.", 403);
    }
    await next();
  };
}

function comesFromHere(request: Request, baseUrl: string): boolean {
  const site = request.headers.get("sec-fetch-site");
  if (site !== null) return site === "same-origin" || site === "none";
  const origin = request.headers.get("origin") ?? refererOrigin(request);
  if (origin === null) return !request.headers.get("cookie")?.includes("furas_session");
  return origin === baseUrl || origin === new URL(request.url).origin;
}

function refererOrigin(request: Request): string | null {
  const referer = request.headers.get("referer");
  if (referer === null) return null;
  return URL.canParse(referer) ? new URL(referer).origin : "null";
}

import type { MiddlewareHandler } from "hono";

const safe = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Refuses writes that another site's page sends. Browsers name the sender in Sec-Fetch-Site or
 * Origin; one that names neither (a script, a very old phone) carries no foreign page's wishes
 * that SameSite=Lax cookies would not already stop.
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
  const origin = request.headers.get("origin");
  if (origin === null) return true;
  return origin === baseUrl || origin === new URL(request.url).origin;
}

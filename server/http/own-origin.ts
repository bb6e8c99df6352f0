import type { MiddlewareHandler } from "hono";
import { logThrottled } from "#app/platform/log/log.server.ts";

const safe = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Refuses writes that another site's page sends. Browsers name the sender in Sec-Fetch-Site, Origin
 * or Referer; a request that names none of them may act for nobody who is signed in.
 */
export function ownOrigin(baseUrl: string): MiddlewareHandler {
  return async (c, next) => {
    if (!safe.has(c.req.method) && !isFromOwnSite(c.req.raw, baseUrl)) {
      // A board whose BASE_URL is not the address that people type refuses everybody: it is logged.
      logThrottled("request from another site refused", {
        origin: c.req.header("origin")?.slice(0, 200),
        site: c.req.header("sec-fetch-site")?.slice(0, 20),
        baseUrl,
      });
      return c.text("This request comes from another site.", 403);
    }
    await next();
  };
}

/**
 * The origins whose pages may send forms. Over HTTPS only the address that people type, since what
 * an HTTP page of the same host sends may come from anybody on the network path. Plain HTTP is for this
 * machine and its neighbours, who may reach the board under several names.
 */
export function allowedOrigins(request: Request, baseUrl: string): string[] {
  return baseUrl.startsWith("https://") ? [baseUrl] : [baseUrl, new URL(request.url).origin];
}

function isFromOwnSite(request: Request, baseUrl: string): boolean {
  const site = request.headers.get("sec-fetch-site");
  if (site !== null && site !== "same-origin" && site !== "none") return false;
  const origin = request.headers.get("origin") ?? refererOrigin(request);
  // No page can write Sec-Fetch-Site; some browsers are set to hide the origin.
  if (site !== null && (origin === null || origin === "null")) return true;
  if (origin === null) return !request.headers.get("cookie")?.includes("furas_session");
  return allowedOrigins(request, baseUrl).includes(origin);
}

function refererOrigin(request: Request): string | null {
  const referer = request.headers.get("referer");
  if (referer === null) return null;
  return URL.canParse(referer) ? new URL(referer).origin : "null";
}

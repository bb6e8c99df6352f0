import type { MiddlewareHandler } from "hono";

/** Headers for every answer; pages add their own Content-Security-Policy. */
export function securityHeaders(baseUrl: string): MiddlewareHandler {
  return async (c, next) => {
    await next();
    secure(c.res.headers, baseUrl);
  };
}

/** Sets the security headers of a response, but for those that it has set itself. */
export function secure(headers: Headers, baseUrl: string): void {
  headers.set("x-content-type-options", "nosniff");
  if (!headers.has("cross-origin-resource-policy")) {
    headers.set("cross-origin-resource-policy", "same-origin");
  }
  // A list may show a dozen: what rules a document would weigh half as much as each.
  if (isPicture(headers)) return;
  if (!headers.has("referrer-policy")) {
    headers.set("referrer-policy", "strict-origin-when-cross-origin");
  }
  headers.set("cross-origin-opener-policy", "same-origin");
  headers.set("permissions-policy", permissionsPolicy);
  if (!headers.has("content-security-policy")) {
    headers.set("content-security-policy", "default-src 'none'; frame-ancestors 'none'; sandbox");
  }
  if (baseUrl.startsWith("https://")) {
    headers.set("strict-transport-security", "max-age=31536000; includeSubDomains");
  }
}

/** Nothing in it can run or be framed as a page; an SVG is a document. */
function isPicture(headers: Headers): boolean {
  return /^image\/(?!svg)/.test(headers.get("content-type") ?? "");
}

/** The board asks a device for nothing; what is rarer than these a browser asks its reader about. */
const permissionsPolicy = ["camera", "geolocation", "microphone"]
  .map((feature) => `${feature}=()`)
  .join(",");

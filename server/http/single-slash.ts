import type { MiddlewareHandler } from "hono";

/**
 * Sends an address that begins with several slashes to the one with a single slash. Links on a page
 * are written from its path, and `//host/` in a link leads to another host.
 */
export const oneSlash: MiddlewareHandler = async (c, next) => {
  const { pathname, search } = new URL(c.req.url);
  if (!pathname.startsWith("//")) return next();
  return c.redirect(pathname.replace(/^\/+/, "/") + search, 308);
};

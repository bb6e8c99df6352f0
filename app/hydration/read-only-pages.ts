import type { EntryContext } from "react-router";
import { paths } from "#app/paths.ts";

/**
 * Whether a page needs neither its data nor scripts: its route says so by
 * `export const handle = { onlyRead: true }`. Its address belongs to `isOnlyRead`, too.
 */
export function onlyRead({ staticHandlerContext, routeModules }: EntryContext): boolean {
  return staticHandlerContext.matches.some(({ route }) => {
    const handle: unknown = routeModules[route.id]?.handle;
    return typeof handle === "object" && handle !== null && "onlyRead" in handle;
  });
}

const addresses = new Set([
  paths.pricing(),
  paths.privacy(),
  paths.terms(),
  paths.howToRegister(),
  paths.employerDashboard(),
]);

/** Whether a link leads to such a page: scripts have no words for it, the browser opens it itself. */
export function isOnlyRead(pathname: string): boolean {
  return addresses.has(pathname);
}

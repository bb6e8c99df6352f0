import type { EntryContext } from "react-router";

/**
 * Whether a page can do without its data and scripts: its route says so by
 * `export const handle = { onlyRead: true }`. Somebody signed in gets the scripts all the same: they
 * keep the session and what other tabs know of it.
 */
export function onlyRead({ staticHandlerContext, routeModules }: EntryContext): boolean {
  const { matches, loaderData } = staticHandlerContext;
  if (loaderData.root?.account) return false;
  return matches.some(({ route }) => {
    const handle: unknown = routeModules[route.id]?.handle;
    return typeof handle === "object" && handle !== null && "onlyRead" in handle;
  });
}

import { useEffect, useRef, useState } from "react";
import { matchRoutes, type RouteObject, useLocation, useNavigate } from "react-router";
import { readOnlyAddresses } from "#app/pages-in-browser.ts";
import { useSuggestStyles } from "#app/styles/suggest-styles.ts";
import { completeSprite } from "#app/ui/icon/icon-sprite.ts";
import { afterPaint } from "./after-paint.ts";

declare global {
  /** All routes of the build, those of files among them: they have no screen. */
  var __reactRouterManifest: {
    routes: Record<string, RouteObject & { hasDefaultExport: boolean }>;
  };
}

/** Tells hydrate.js that React is there; from then on pages change without reloading. */
export function useRouterHydration(): void {
  const navigate = useNavigate();
  useSuggestStyles();
  useEffect(() => {
    document.dispatchEvent(new Event("furas:hydrated"));
    Object.assign(document.documentElement.dataset, { scripts: "", hydrated: "" });
    completeSprite();
  }, []);
  useEffect(() => {
    // One listener for all plain <a>: a <Link> each costs more to render on the server.
    const follow = (event: MouseEvent) => {
      const address = addressToFollow(event);
      if (address === undefined) return;
      event.preventDefault();
      afterPaint(() => navigate(address));
    };
    document.addEventListener("click", follow);
    return () => document.removeEventListener("click", follow);
  }, [navigate]);
}

/** The address of a click that the router can follow; files, other origins and languages it cannot. */
function addressToFollow(event: MouseEvent): string | undefined {
  if (event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link || link.target || link.hasAttribute("download")) return;
  if (link.origin !== location.origin || link.hasAttribute("data-reload")) return;
  // A sheet opened by the page's address closes with the page alone.
  if (link.closest(".filters:target")) return;
  // Without a line the service worker answers whole pages only.
  if (navigator.onLine === false || document.getElementById("copy-age")) return;
  const { pathname, search, hash } = link;
  // A page that is only to be read comes without data and scripts.
  if (/[?&]lang=/.test(search) || readOnlyAddresses.includes(pathname)) return;
  // A document's route has a screen for when there is none.
  if (pathname.startsWith("/documents/")) return;
  const [match] = matchRoutes(Object.values(__reactRouterManifest.routes), pathname) ?? [];
  if (!match?.route.hasDefaultExport) return;
  if (hash && pathname === location.pathname && search === location.search) return;
  return pathname + search + hash;
}

/**
 * After a move the router made, what a browser does after one of its own: Tab begins at the top of
 * the new page, and a screen reader hears its title, which this answers. Focus that the new page
 * took for itself, or that stayed among its tabs, is left where it is.
 */
export function usePageStart(): string {
  const { pathname } = useLocation();
  const last = useRef(pathname);
  const [title, setTitle] = useState("");
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    setTitle(document.title);
    if (document.activeElement?.closest("#main")) return;
    const { body } = document;
    body.tabIndex = -1;
    body.focus({ preventScroll: true });
    body.removeAttribute("tabindex");
  }, [pathname]);
  return title;
}

import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";

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

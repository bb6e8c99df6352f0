import { type ReactNode, useLayoutEffect, useRef } from "react";
import { useNavigate } from "react-router";
import type { Neighbours } from "#app/features/applicants/applicant.ts";
import type { CvView, hiddenCv } from "#app/features/applicants/cv/shown-cv.ts";

/** Where the applications of a list are read, and the list itself. */
export type PaneLinks = {
  to(applicationId: string, more?: Record<string, string>): string;
  /** The same with the CV shown in a way, or not shown. */
  cv(
    applicationId: string,
    view: CvView | typeof hiddenCv | null,
    more?: Record<string, string>,
  ): string;
  list: string;
};

type Props = {
  neighbours: Neighbours | undefined;
  links: PaneLinks;
  /** Without a list beside it. */
  isAlone?: boolean;
  children: ReactNode;
};

/** A list and the application that is read beside it; J and K lead to the next and the previous one. */
export function Desk({ neighbours, links, isAlone, children }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  const next = neighbours?.next ? links.to(neighbours.next) : undefined;
  const previous = neighbours?.previous ? links.to(neighbours.previous) : undefined;
  // With the layout, not after it: a key pressed as soon as a name shows means that name's neighbours.
  useLayoutEffect(() => {
    const go = (address: string) => navigate(address, { preventScrollReset: true });
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.target instanceof Element && event.target.closest(typingPlaces)) return;
      const key = event.code === "KeyJ" ? "j" : event.code === "KeyK" ? "k" : event.key;
      const address = key === "j" ? next : key === "k" ? previous : undefined;
      if (address) go(address);
    };
    // Reading one after the other keeps the place in the list.
    const onClick = (event: MouseEvent) => {
      if (event.defaultPrevented || event.button !== 0) return;
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      const link = event.target instanceof Element ? event.target.closest("a[data-pane]") : null;
      if (!(link instanceof HTMLAnchorElement)) return;
      event.preventDefault();
      go(link.pathname + link.search);
    };
    const root = box.current;
    document.addEventListener("keydown", onKey);
    root?.addEventListener("click", onClick);
    return () => {
      document.removeEventListener("keydown", onKey);
      root?.removeEventListener("click", onClick);
    };
  }, [navigate, next, previous]);
  return (
    <div className={isAlone ? undefined : "desk"} ref={box}>
      {children}
    </div>
  );
}

const typingPlaces = "input:not([type=checkbox]), textarea, select, [contenteditable], dialog";

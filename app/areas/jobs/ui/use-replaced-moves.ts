import { type RefObject, useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import { readJobQuery, toParams } from "../job-query.ts";
import { type ListRoot, listPath } from "../list-root.ts";
import { useListAddress } from "./list-root-context.ts";

/**
 * Forms and links within `box` that lead to the same list replace its address, so that one Back
 * leaves the list however often it was filtered. Focus that goes with a pressed chip moves to `heading`.
 */
export function useReplacedMoves(
  box: RefObject<HTMLElement | null>,
  heading: RefObject<HTMLElement | null>,
): void {
  const navigate = useNavigate();
  const { root: listRoot, path } = useListAddress();
  const { search } = useLocation();
  const moved = useRef(false);

  useEffect(() => {
    const root = box.current;
    if (!root) return;
    const go = (address: string) => {
      moved.current = true;
      navigate(address, { replace: true, preventScrollReset: true });
    };
    const onSubmit = (event: SubmitEvent) => {
      if (event.defaultPrevented || !(event.target instanceof HTMLFormElement)) return;
      event.preventDefault();
      go(addressOf(event.target, listRoot));
      root.querySelector<HTMLElement>("[data-open] .sheet-head .x")?.click();
    };
    const onClick = (event: MouseEvent) => {
      if (event.defaultPrevented || event.button !== 0) return;
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      const link = event.target instanceof Element ? event.target.closest("a") : null;
      if (!link || link.pathname !== path || link.hash || "ownMove" in link.dataset) return;
      event.preventDefault();
      go(link.pathname + link.search);
    };
    root.addEventListener("submit", onSubmit);
    root.addEventListener("click", onClick);
    return () => {
      root.removeEventListener("submit", onSubmit);
      root.removeEventListener("click", onClick);
    };
  }, [navigate, box, listRoot, path]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: after each move
  useEffect(() => {
    if (!moved.current) return;
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
    // The button of a long column of filters stands far below a short list.
    if ((box.current?.getBoundingClientRect().top ?? 0) < 0) box.current?.scrollIntoView();
  }, [search]);
}

/** What a form of the list asks for. The root's own filter counts as it is where no field has it. */
function addressOf(form: HTMLFormElement, root: ListRoot | null): string {
  const texts = new URLSearchParams(
    [...new FormData(form)].flatMap(([name, value]) =>
      typeof value === "string" ? [[name, value]] : [],
    ),
  );
  if (root && !texts.has(root.filter)) texts.set(root.filter, root.value);
  return listPath(root, toParams(readJobQuery(texts)));
}

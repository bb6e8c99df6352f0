import { type RefObject, useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import { listPath, type PinnedFilter } from "#app/features/job/filters/pinned-filter.ts";
import { readJobQuery, toParams } from "#app/features/job/job-query.ts";
import { afterPaint } from "#app/hydration/after-paint.ts";
import { useListAddress } from "./pinned-filter-context.ts";

/**
 * Forms and links within `box` that lead to the same list replace its address, so that one Back
 * leaves the list however often it was filtered. Beside the list each choice of a filter applies at
 * once and preserves the focus; focus that goes with a pressed chip moves to `heading`.
 */
export function useReplacedMoves(
  box: RefObject<HTMLElement | null>,
  heading: RefObject<HTMLElement | null>,
): void {
  const navigate = useNavigate();
  const { pinned, path } = useListAddress();
  const { search } = useLocation();
  const moved = useRef(false);
  /** The query of a pending navigation: until its list comes, choices are newer than the list. */
  const pending = useRef<string>(undefined);
  /** The filter that was changed last, which the focus stays at. */
  const changed = useRef<string>(undefined);

  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const go = (address: string) => {
      moved.current = true;
      const { search } = new URL(address, document.baseURI);
      pending.current = search;
      afterPaint(async () => {
        await navigate(address, { replace: true, preventScrollReset: true });
        if (pending.current === search) pending.current = undefined;
      });
    };
    const onSubmit = (event: SubmitEvent) => {
      if (event.defaultPrevented || !(event.target instanceof HTMLFormElement)) return;
      if (new URL(event.target.action).pathname !== path) return;
      // A sheet that was opened before scripts came, by its address, closes with the page alone.
      if (event.target.closest(":target")) return;
      event.preventDefault();
      changed.current = undefined;
      go(addressOf(event.target, pinned));
      element.querySelector<HTMLElement>("[data-open] .sheet-head .x")?.click();
    };
    const onChange = ({ target }: Event) => {
      if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return;
      const { form } = target;
      if (!form?.closest(".filters")) return;
      // The selects name the place that the boxes had: a changed box empties them.
      if (/^(location|city)$/.test(target.name) && target.type === "checkbox")
        for (const select of form.querySelectorAll<HTMLSelectElement>("#places select"))
          select.value = "";
      if (!matchMedia(besideTheList).matches) return;
      changed.current = selectorOf(target);
      const apply = () => go(addressOf(form, pinned));
      // A country or governorate that is chosen first clears those that hang on it.
      if (target instanceof HTMLSelectElement) setTimeout(apply);
      else apply();
    };
    const onClick = (event: MouseEvent) => {
      if (event.defaultPrevented || event.button !== 0) return;
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      const link = event.target instanceof Element ? event.target.closest("a") : null;
      if (!link || link.pathname !== path || link.hash || "ownMove" in link.dataset) return;
      if (link.closest(":target")) return;
      event.preventDefault();
      changed.current = undefined;
      go(link.pathname + link.search);
    };
    element.addEventListener("submit", onSubmit);
    element.addEventListener("change", onChange);
    element.addEventListener("click", onClick);
    return () => {
      element.removeEventListener("submit", onSubmit);
      element.removeEventListener("change", onChange);
      element.removeEventListener("click", onClick);
    };
  }, [navigate, box, pinned, path]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: after each move
  useEffect(() => {
    if (!moved.current || (pending.current ?? search) !== search) return;
    showChosen(box.current);
    if (document.activeElement === document.body) {
      const field = changed.current && box.current?.querySelector<HTMLElement>(changed.current);
      (field || heading.current)?.focus({ preventScroll: true });
    }
    if (changed.current) return;
    // The button of a long column of filters stands far below a short list.
    if ((box.current?.getBoundingClientRect().top ?? 0) < 0) box.current?.scrollIntoView();
  }, [search]);
}

/** Where the filters stand beside the list, and not in a sheet over it (filters.css). */
const besideTheList = "(min-width: 64rem)";

function selectorOf({ name, type, value }: HTMLInputElement | HTMLSelectElement): string {
  const isOneOf = type === "checkbox" || type === "radio";
  return `.filters [name="${name}"]${isOneOf ? `[value="${CSS.escape(value)}"]` : ""}`;
}

/** Unchecks boxes that were checked by hand and not applied, or whose chip was removed. */
function showChosen(box: HTMLElement | null): void {
  const fields = box?.querySelectorAll<HTMLInputElement>(
    ".filters input[type=checkbox], .filters input[type=radio]",
  );
  for (const field of fields ?? []) field.checked = field.defaultChecked;
}

/** The address of a list's form. The pinned filter keeps its value if no field has it. */
function addressOf(form: HTMLFormElement, pinned: PinnedFilter | null): string {
  const texts = new URLSearchParams(
    [...new FormData(form)].flatMap(([name, value]) =>
      typeof value === "string" ? [[name, value]] : [],
    ),
  );
  if (pinned && !texts.has(pinned.filter)) texts.set(pinned.filter, pinned.value);
  return listPath(pinned, toParams(readJobQuery(texts)));
}

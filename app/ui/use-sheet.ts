import { type MouseEvent as ClickEvent, type RefObject, useEffect, useState } from "react";

const reachable = "a[href]:not([tabindex='-1']), button, input:not([type=hidden]), select, summary";

/** Opens on links to `#id`, traps the focus while open, closes on Escape, restores it. */
export function useSheet(box: RefObject<HTMLElement | null>, id: string) {
  const [opener, setOpener] = useState<HTMLElement | null>(null);

  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const link = (event.target as Element | null)?.closest<HTMLElement>(`a[href="#${id}"]`);
      if (!link) return;
      event.preventDefault();
      setOpener(link);
    };
    document.addEventListener("click", onClick);
    return () => document.removeEventListener("click", onClick);
  }, [id]);

  useEffect(() => {
    if (!opener) return;
    const inside = () => [...(box.current?.querySelectorAll<HTMLElement>(reachable) ?? [])];
    inside()[0]?.focus();
    document.documentElement.style.overflow = "hidden";
    const onKey = (event: KeyboardEvent) => {
      if (event.key === "Escape") setOpener(null);
      if (event.key === "Tab") keepInside(event, inside());
    };
    document.addEventListener("keydown", onKey);
    return () => {
      document.removeEventListener("keydown", onKey);
      document.documentElement.style.overflow = "";
      opener.focus();
    };
  }, [opener, box]);

  const close = (event: ClickEvent) => {
    if (!opener) return;
    event.preventDefault();
    setOpener(null);
  };
  return { open: opener !== null, close };
}

function keepInside(event: KeyboardEvent, inside: HTMLElement[]) {
  const first = inside[0];
  const last = inside[inside.length - 1];
  if (event.shiftKey && document.activeElement === first) {
    event.preventDefault();
    last?.focus();
  } else if (!event.shiftKey && document.activeElement === last) {
    event.preventDefault();
    first?.focus();
  }
}

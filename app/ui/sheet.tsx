import {
  type MouseEvent as ClickEvent,
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useRef,
  useState,
} from "react";
import { useMessages } from "#app/messages/messages-context.tsx";
import { Icon } from "./icon/icon.tsx";

const reachable = "a[href]:not([tabindex='-1']), button, input:not([type=hidden]), select, summary";

/** Opens on links to `#id`, traps the focus while open, closes on Escape, restores it. */
function useSheet(box: RefObject<HTMLElement | null>, id: string, over: string) {
  const [opener, setOpener] = useState<HTMLElement | null>(null);

  useEffect(() => {
    const links = `a[href="#${id}"]`;
    const sheet = box.current;
    // The browser opened it by its address, before scripts were there.
    if (sheet?.matches(":target") && getComputedStyle(sheet).position === "fixed") {
      const all = [...document.querySelectorAll<HTMLElement>(links)];
      setOpener(all.find((link) => link.offsetParent) ?? null);
    }
    const onClick = (event: MouseEvent) => {
      const link = (event.target as Element | null)?.closest<HTMLElement>(links);
      if (!link) return;
      event.preventDefault();
      setOpener(link);
    };
    document.addEventListener("click", onClick);
    return () => document.removeEventListener("click", onClick);
  }, [id, box]);

  const dismiss = useCallback(() => {
    if (box.current?.matches(":target")) location.replace(`#${over}`);
    setOpener(null);
  }, [box, over]);

  useEffect(() => {
    if (!opener) return;
    const inside = () => [...(box.current?.querySelectorAll<HTMLElement>(reachable) ?? [])];
    inside()[0]?.focus();
    document.documentElement.style.overflow = "hidden";
    const onKey = (event: KeyboardEvent) => {
      if (event.key === "Escape") dismiss();
      if (event.key === "Tab") keepInside(event, inside());
    };
    document.addEventListener("keydown", onKey);
    return () => {
      document.removeEventListener("keydown", onKey);
      document.documentElement.style.overflow = "";
      opener.focus();
    };
  }, [opener, box, dismiss]);

  const close = (event: ClickEvent) => {
    if (!opener) return;
    event.preventDefault();
    dismiss();
  };
  return { open: opener !== null, close };
}

function keepInside(event: KeyboardEvent, inside: HTMLElement[]) {
  const first = inside[0];
  const last = inside[inside.length - 1];
  const { activeElement } = document;
  const isOutside = !inside.some((element) => element === activeElement);
  if (event.shiftKey && (isOutside || activeElement === first)) {
    event.preventDefault();
    last?.focus();
  } else if (!event.shiftKey && (isOutside || activeElement === last)) {
    event.preventDefault();
    first?.focus();
  }
}

type SheetProps = {
  /** The address a SheetLink leads to. */
  id: string;
  title: string;
  /** The id of the part under the sheet: closing it leads there. */
  over: string;
  /** The list that the form asks. */
  action: string;
  children: ReactNode;
  /** Stands beside the title. */
  beside?: ReactNode;
  /** The button at the foot; it stays in sight. */
  foot: ReactNode;
};

/**
 * A form that is a sidebar from 1024 px and a sheet from below on phones. Without scripts the
 * sheet opens by its address; with them it is a dialog and leaves no entry in the history.
 */
export function Sheet({ id, title, over, action, beside, children, foot }: SheetProps) {
  const messages = useMessages().ui;
  const box = useRef<HTMLDivElement>(null);
  const titleId = `${id}-title`;
  const { open, close } = useSheet(box, id, over);
  const dialog = open
    ? { role: "dialog", "aria-modal": true, "aria-labelledby": titleId, "data-open": "" }
    : {};
  return (
    <div className="filters" id={id} ref={box} {...dialog}>
      {/* biome-ignore lint/a11y/useAnchorContent: the shade is for pointers; the cross is for all */}
      <a className="shade" href={`#${over}`} tabIndex={-1} aria-hidden="true" onClick={close} />
      <form action={action} aria-labelledby={titleId} data-js="">
        <div className="sheet-head">
          <h2 id={titleId}>{title}</h2>
          {beside}
          <a className="icon-btn x" href={`#${over}`} aria-label={messages.close} onClick={close}>
            <Icon name="close" />
          </a>
        </div>
        {children}
        <div className="sheet-foot">{foot}</div>
      </form>
    </div>
  );
}

/** Opens a sheet on phones. */
export function SheetLink({ sheet, children }: { sheet: string; children: ReactNode }) {
  return (
    <a className="btn btn-quiet only-sm" href={`#${sheet}`} data-js="">
      {children}
    </a>
  );
}

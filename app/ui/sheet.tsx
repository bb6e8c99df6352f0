import { type ReactNode, useRef } from "react";
import { useMessages } from "#app/messages/messages-context.tsx";
import { Icon } from "./icon/icon.tsx";
import { useSheet } from "./use-sheet.ts";

type SheetProps = {
  /** The address a SheetLink leads to. */
  id: string;
  title: string;
  /** The id of what the sheet lies over: closing it leads there. */
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
  const { open, close } = useSheet(box, id);
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

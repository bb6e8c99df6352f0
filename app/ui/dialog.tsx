import { type ReactNode, type RefObject, useId } from "react";
import { classNames } from "./class-names.ts";

type DialogProps = {
  /** Opened with `ref.current.showModal()`, closed with `close()`; Escape closes it too. */
  ref: RefObject<HTMLDialogElement | null>;
  title: string;
  children: ReactNode;
  alert?: boolean;
  className?: string;
};

/** The browser's own modal dialog: it traps the focus and restores it. */
export function Dialog({ ref, title, children, alert, className }: DialogProps) {
  const titleId = useId();
  return (
    <dialog
      ref={ref}
      className={classNames("dialog ask", className)}
      role={alert ? "alertdialog" : undefined}
      aria-labelledby={titleId}
    >
      <h2 id={titleId}>{title}</h2>
      {children}
    </dialog>
  );
}

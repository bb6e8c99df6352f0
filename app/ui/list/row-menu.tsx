import type { ReactNode } from "react";
import { useMenuClosing } from "./use-menu-closing.ts";

/** The rarer actions of a row, behind a "…"; opens without scripts too. */
export function RowMenu({ label, children }: { label: string; children: ReactNode }) {
  const box = useMenuClosing();
  return (
    <details className="menu row-menu" ref={box}>
      <summary className="icon-btn" aria-label={label}>
        <span aria-hidden="true">…</span>
      </summary>
      <div className="menu-box">{children}</div>
    </details>
  );
}

import type { ReactNode } from "react";

/** The rarer actions of a row, behind a "…"; opens without scripts too. */
export function RowMenu({ label, children }: { label: string; children: ReactNode }) {
  return (
    <details className="menu row-menu">
      <summary className="icon-btn" aria-label={label}>
        <span aria-hidden="true">…</span>
      </summary>
      <div className="menu-box">{children}</div>
    </details>
  );
}

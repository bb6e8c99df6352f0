import type { ReactNode } from "react";

/** What is seldom done with a row of a list, behind a "…"; opens without scripts too. */
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

import type { ReactNode } from "react";

/** A part of a form under its own heading, with a line above. */
export function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="group">
      <h2>{title}</h2>
      {children}
    </section>
  );
}

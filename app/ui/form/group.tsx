import type { ReactNode } from "react";

/** A part of a form under its own heading, with a line above. */
type GroupProps = { title: string; id?: string; children: ReactNode };

export function Group({ title, id, children }: GroupProps) {
  return (
    <section className="group" id={id}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

import type { ReactNode } from "react";

/** A sentence with markup where its one placeholder stands. */
export function Around({ say, children }: { say: (value: string) => string; children: ReactNode }) {
  const [before, after] = say(mark).split(mark);
  return (
    <>
      {before}
      {children}
      {after}
    </>
  );
}

const mark = "\uFFFC";

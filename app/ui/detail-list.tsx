import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

/** Names and values. */
export function DetailList({ className, children }: { className?: string; children: ReactNode }) {
  return <dl className={classNames("detail-list", className)}>{children}</dl>;
}

/** One of them; over the whole width where it is the chief one. */
export function Detail({
  name,
  full,
  children,
}: {
  name: ReactNode;
  full?: boolean;
  children: ReactNode;
}) {
  return (
    <div className={full ? "full" : undefined}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

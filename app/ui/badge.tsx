import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

export type BadgeTone = "plain" | "new" | "urgent" | "featured" | "ok";

/** A square mark of a state. Never pressable; one for each state. */
export function Badge({ tone = "plain", children }: { tone?: BadgeTone; children: ReactNode }) {
  return <span className={classNames("badge", tone !== "plain" && `b-${tone}`)}>{children}</span>;
}

export function Badges({ children }: { children: ReactNode }) {
  return <span className="badges">{children}</span>;
}

/** A count beside the words it belongs to, as on a tab. */
export function CountBadge({ count }: { count: string }) {
  return <span className="badge num">{count}</span>;
}

import type { ReactNode } from "react";
import { useWaiting } from "#app/ui/use-waiting.ts";
import { Skeleton } from "./skeleton.tsx";

/** A page's list; it shows when another one of the page's `path` is loading. */
export function Awaited({ path, children }: { path: string; children: ReactNode }) {
  const waiting = useWaiting(path);
  return (
    <div aria-busy={waiting || undefined}>
      {waiting && <Skeleton />}
      <div className={waiting ? "opacity-60" : undefined}>{children}</div>
    </div>
  );
}

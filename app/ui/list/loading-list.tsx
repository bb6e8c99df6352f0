import type { ReactNode } from "react";
import { useWaiting } from "#app/ui/use-waiting.ts";
import { Skeleton } from "./skeleton.tsx";

/** What a page lists; it says so while something else of the page's `path` is on its way. */
export function Awaited({ path, children }: { path: string; children: ReactNode }) {
  const waiting = useWaiting(path);
  return (
    <div aria-busy={waiting || undefined}>
      {waiting && <Skeleton />}
      <div className={waiting ? "opacity-60" : undefined}>{children}</div>
    </div>
  );
}

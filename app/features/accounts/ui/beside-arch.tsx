import type { ReactNode } from "react";
import { TownArch } from "#app/ui/hero/framed-arch.tsx";

/** A page of one form, with an arch beside it on wide screens. */
export function BesideArch({ children }: { children: ReactNode }) {
  return (
    <div className="wrap page beside-arch">
      <div>{children}</div>
      <div className="only-lg">
        <TownArch />
      </div>
    </div>
  );
}

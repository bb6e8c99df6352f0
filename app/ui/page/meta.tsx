import type { ReactNode } from "react";
import { classNames } from "#app/ui/class-names.ts";
import { Icon } from "#app/ui/icon/icon.tsx";
import type { IconName } from "#app/ui/icon/icon-names.ts";

/** A few facts in one row, or with `meta-rows` below each other. */
export function Meta({ className, children }: { className?: string; children: ReactNode }) {
  return <ul className={classNames("meta", className)}>{children}</ul>;
}

export function MetaItem({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <li>
      <Icon name={icon} />
      {children}
    </li>
  );
}

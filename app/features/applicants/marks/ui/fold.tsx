import type { ReactNode } from "react";
import { CountBadge } from "#app/ui/badge.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Icon } from "#app/ui/icon/icon.tsx";
import type { IconName } from "#app/ui/icon/icon-names.ts";

type Props = {
  title: string;
  icon: IconName;
  /** Already written. */
  count?: string | undefined;
  isOpen?: boolean | undefined;
  className?: string | undefined;
  children: ReactNode;
};

/** A row that unfolds, such as on a phone, where the application itself comes first. */
export function Fold({ title, icon, count, isOpen, className, children }: Props) {
  return (
    <details className={classNames("pane-fold", className)} open={isOpen || undefined}>
      <summary>
        <Icon name={icon} />
        <h3 className="text-base">{title}</h3>
        {count !== undefined && <CountBadge count={count} />}
        <Icon name="down" className="turn" />
      </summary>
      <div className="stack gap-3">{children}</div>
    </details>
  );
}

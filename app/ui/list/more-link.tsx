import type { ReactNode } from "react";
import { Icon } from "#app/ui/icon/icon.tsx";

/** "View more", "All jobs": a link onwards beside a heading. */
export function MoreLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <a className="more" href={to}>
      <span>{children}</span>
      <Icon name="chevron" flip />
    </a>
  );
}

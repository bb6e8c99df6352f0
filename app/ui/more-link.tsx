import type { ReactNode } from "react";
import { Link } from "react-router";
import { Icon } from "./icon.tsx";

/** "View more", "All jobs": a link onwards beside a heading. */
export function MoreLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link className="more" to={to}>
      <span>{children}</span>
      <Icon name="chevron" flip />
    </Link>
  );
}

import { Link } from "react-router";
import { CountBadge } from "./badge.tsx";

export type Tab = { to: string; label: string; count?: string; current?: boolean };

/** Tabs are links: each is an address of its own. */
export function Tabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  return (
    <nav className="tabs" aria-label={label}>
      {tabs.map((tab) => (
        <Link
          key={tab.to}
          to={tab.to}
          aria-current={tab.current ? "page" : undefined}
          preventScrollReset
        >
          {tab.label}
          {tab.count !== undefined && <CountBadge count={tab.count} />}
        </Link>
      ))}
    </nav>
  );
}

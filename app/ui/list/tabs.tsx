import { CountBadge } from "#app/ui/badge.tsx";

export type Tab = { to: string; label: string; count?: string; current?: boolean };

/** Tabs are links: each is an address of its own. */
export function Tabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  return (
    <nav className="tabs" aria-label={label}>
      {tabs.map((tab) => (
        <a key={tab.to} href={tab.to} aria-current={tab.current ? "page" : undefined}>
          {tab.label}
          {tab.count !== undefined && <CountBadge count={tab.count} />}
        </a>
      ))}
    </nav>
  );
}

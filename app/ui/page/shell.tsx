import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { useMessages } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { classNames } from "#app/ui/class-names.ts";
import { Icon } from "#app/ui/icon/icon.tsx";
import type { IconName } from "#app/ui/icon/icon-names.ts";

type Row = { to: string; icon: IconName; label: string };
export type Rows = { title: string; rows: Row[] };

type ShellProps = {
  rows: readonly Rows[];
  label: string;
  hub?: boolean | undefined;
  /** Stands at the end of a row by its address; on phones only, as only the hub has them. */
  values?: Readonly<Record<string, string | false>> | undefined;
  children: ReactNode;
};

/** A page of an account beside the list of them; a phone shows the list on the `hub` alone. */
export function Shell({ rows, label, hub, values, children }: ShellProps) {
  const { frame } = useMessages().ui;
  const { pathname, search } = useLocation();
  const tab = new URLSearchParams(search).get("tab");
  return (
    <div className="wrap page shell">
      <div className="shell-main">{children}</div>
      <nav className={classNames("shell-side", !hub && "only-lg")} aria-label={label}>
        {rows.map(({ title, rows }) => (
          <section key={title}>
            <h2>{title}</h2>
            <ul className="shell-rows">
              {rows.map(({ to, icon, label }) => {
                const [path = "", query] = to.split("?");
                const rowTab = new URLSearchParams(query).get("tab");
                // A page below a row's, such as a new alert, or one application below its tab. All lie
                // below My account itself.
                const below = rowTab ? `${path}/${rowTab}/` : `${path}/`;
                const isBelow = below !== `${paths.myAccount()}/` && pathname.startsWith(below);
                const isPage = path === pathname && tab === rowTab;
                const current = isPage ? "page" : isBelow ? "true" : undefined;
                return (
                  <li key={to}>
                    <a href={to} aria-current={current}>
                      <Icon name={icon} />
                      {label}
                      {values?.[to] && <small className="only-sm">{values[to]}</small>}
                      <Icon name="chevron" flip />
                    </a>
                  </li>
                );
              })}
            </ul>
          </section>
        ))}
        <form method="post" action={paths.logout()}>
          <button type="submit">
            <Icon name="exit" />
            {frame.logOut}
          </button>
        </form>
      </nav>
    </div>
  );
}

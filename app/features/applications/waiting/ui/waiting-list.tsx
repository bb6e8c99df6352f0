import { useId } from "react";
import { DetailLine } from "#app/ui/detail-line.tsx";
import { Icon } from "#app/ui/icon/icon.tsx";
import type { WaitingRow } from "./waiting-rows.ts";

type RowsProps = {
  title: string;
  rows: readonly WaitingRow[];
  /** Said where there are no rows; without it there is no section then. */
  nothing?: string;
};

/** The most urgent first; each row is one link. */
export function WaitingList({ title, rows, nothing }: RowsProps) {
  const heading = useId();
  if (rows.length === 0) return nothing ? <p className="waiting muted">{nothing}</p> : null;
  return (
    <section className="waiting" aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      <ul>
        {rows.map(({ to, icon, title, texts, when, act }) => (
          <li key={to}>
            <a href={to}>
              <Icon name={icon} />
              <span>
                <b>{title}</b>
                <DetailLine details={texts} />
              </span>
              {when && <span className="small">{when}</span>}
              <span className="act">
                {act} <Icon name="chevron" flip />
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

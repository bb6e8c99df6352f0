import type { ReactNode } from "react";

type Props = { columns: readonly string[] /** The rows. */; children: ReactNode };

/** A table of figures, which scrolls within itself where the screen is narrower. */
export function FigureTable({ columns, children }: Props) {
  return (
    <div className="overflow-x-auto">
      <table className="fig-table num">
        <thead>
          <tr>
            {columns.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}

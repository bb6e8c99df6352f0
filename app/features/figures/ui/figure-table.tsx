import type { ReactNode } from "react";
import { classNames } from "#app/ui/class-names.ts";

type Props = {
  columns: readonly string[];
  /** On phones each row is a block, its cells named by `data-h`. */
  stacks?: boolean;
  /** The rows. */
  children: ReactNode;
};

/** A table of figures, which scrolls within itself where the screen is narrower. */
export function FigureTable({ columns, stacks = false, children }: Props) {
  return (
    <div className="overflow-x-auto">
      <table className={classNames("fig-table num", stacks && "stacks")}>
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

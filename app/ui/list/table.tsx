import type { ReactNode } from "react";

type TableProps = {
  /** Read out, not shown. */
  caption: string;
  columns: readonly string[];
  /** A last column of buttons, whose name is only read out. */
  actions?: string;
  /** Below 1200 px rows are those of one list, whose cells say what they are by themselves. */
  compact?: boolean;
  children: ReactNode;
};

/** A table; below 1200 px every row is a card, so each cell carries its column's name as `data-h`. */
export function Table({ caption, columns, actions, compact, children }: TableProps) {
  return (
    <table className={compact ? "table compact" : "table"}>
      <caption className="sr">{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
          {actions && (
            <th scope="col">
              <span className="sr">{actions}</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}

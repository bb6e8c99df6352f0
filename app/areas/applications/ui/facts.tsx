import type { ReactNode } from "react";

/** Names and what they are; one without a value is left out. */
export function Facts({
  facts,
  className,
}: {
  facts: readonly (readonly [name: string, value: ReactNode])[];
  className?: string;
}) {
  const given = facts.filter(([, value]) => value !== null && value !== "");
  if (given.length === 0) return null;
  return (
    <dl className={className ?? "facts"}>
      {given.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

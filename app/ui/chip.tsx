import type { ReactNode } from "react";
import { useMessages } from "#app/messages/messages-context.tsx";
import { classNames } from "./class-names.ts";
import { Icon } from "./icon/icon.tsx";

type ChipProps = {
  to: string;
  children: ReactNode;
  /** Already written. */
  count?: string | undefined;
  on?: boolean;
  /** "nofollow" where search engines have no use for it. */
  rel?: string;
};

/** A pill that leads somewhere: a place, a neighbouring search. */
export function Chip({ to, children, count, on, rel }: ChipProps) {
  return (
    <a
      href={to}
      className={classNames("chip", on && "on")}
      aria-current={on ? "true" : undefined}
      rel={rel}
    >
      <bdi>{children}</bdi>
      {count !== undefined && <small className="num">{count}</small>}
    </a>
  );
}

type RemovableChipProps = {
  /** The same list without this chip. */
  to: string;
  /** The kind that it names: "place", "type". */
  kind?: string;
  children: string;
};

/** A recognised part of a search; pressing it removes it. */
export function RemovableChip({ to, kind, children }: RemovableChipProps) {
  const messages = useMessages().ui;
  return (
    <a href={to} className="chip on" rel="nofollow">
      <span className="sr">{messages.remove} </span>
      {kind && <span className="what">{kind}</span>}
      <bdi>{children}</bdi>
      <Icon name="close" />
    </a>
  );
}

/** Chips as a list; they wrap and never scroll out of sight. */
export function Chips({ label, children }: { label?: string; children: ReactNode[] }) {
  return (
    <ul className="chips" aria-label={label}>
      {children.filter(Boolean).map((chip, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: chips hold no state of their own
        <li key={place}>{chip}</li>
      ))}
    </ul>
  );
}

import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

type CardProps = {
  children: ReactNode;
  /** Wide inside from 768 px: a form, a job's page. */
  pad?: boolean;
  stack?: boolean;
  className?: string;
};

export function Card({ children, pad, stack, className }: CardProps) {
  return (
    <div className={classNames("card", pad && "pad", stack && "stack", className)}>{children}</div>
  );
}

/** A card that is one link: the link in its h3 covers it. Other links on it need `above`. */
export function Tile({ children, className }: { children: ReactNode; className?: string }) {
  return <article className={classNames("card tile", className)}>{children}</article>;
}

import type { ReactNode } from "react";
import { ArchDrawing } from "./hero/arch-drawing.tsx";

type EmptyProps = {
  title: string;
  /** Why there is nothing. */
  reason?: ReactNode;
  /** The page's own title (404) or one in it. */
  heading?: "h1" | "h2" | "h3";
  /** Open for an empty list or a missing page, closed for an error or an end. */
  arch?: "open" | "closed";
  /** The next step: a button, chips that lead to neighbours. */
  children?: ReactNode;
};

export function Empty({ title, reason, heading = "h2", arch = "open", children }: EmptyProps) {
  const Heading = heading;
  return (
    <div className="empty">
      <ArchDrawing open={arch === "open"} />
      <Heading>{title}</Heading>
      {reason && <p className="muted">{reason}</p>}
      {children}
    </div>
  );
}

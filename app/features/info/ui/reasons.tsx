import { Icon } from "#app/ui/icon/icon.tsx";
import type { IconName } from "#app/ui/icon/icon-names.ts";

type Reason = { icon: IconName; title: string; text: string };

/** Reasons for the board, each with its icon; `className` sets the columns. */
export function Reasons({ reasons, className }: { reasons: readonly Reason[]; className: string }) {
  return (
    <div className={`grid gap-6 ${className}`}>
      {reasons.map(({ icon, title, text }) => (
        <div key={icon} className="flex items-start gap-4">
          <Icon name={icon} className="mt-1 text-xl text-primary" />
          <div>
            <h3>{title}</h3>
            <p className="muted">{text}</p>
          </div>
        </div>
      ))}
    </div>
  );
}

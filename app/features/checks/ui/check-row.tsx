import type { ReactNode } from "react";
import type { CheckKind, CheckState } from "#app/features/companies/checks/check.ts";
import { useAllMessages } from "#app/messages/messages-context.tsx";
import { Badge, type BadgeTone } from "#app/ui/badge.tsx";
import { Icon } from "#app/ui/icon/icon.tsx";
import type { IconName } from "#app/ui/icon/icon-names.ts";

type ShownState = CheckState | "none" | "failing";

type CheckRowProps = {
  kind: CheckKind;
  state: ShownState;
  /** Its subject and day, or its requirements. */
  line: ReactNode;
  /** The next step. */
  children?: ReactNode;
};

/** One check of a company: its kind, its state, and the next step. */
export function CheckRow({ kind, state, line, children }: CheckRowProps) {
  const { checks } = useAllMessages();
  return (
    <li className="check-row" id={kind}>
      <span className={`check-mark c-${state}`}>
        <Icon name={icons[kind]} />
      </span>
      <div>
        <h2>{checks.kinds[kind]}</h2>
        <div className="small muted wrap-anywhere">{line}</div>
      </div>
      <Badge tone={tones[state]}>{checks.states[state]}</Badge>
      {children && <div className="check-step">{children}</div>}
    </li>
  );
}

const icons: Record<CheckKind, IconName> = {
  email: "mail",
  phone: "phone",
  domain: "globe",
  register: "file",
};

const tones: Record<ShownState, BadgeTone> = {
  none: "plain",
  waiting: "new",
  done: "ok",
  failing: "urgent",
  failed: "urgent",
  expired: "urgent",
  revoked: "plain",
};

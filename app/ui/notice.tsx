import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { Icon } from "./icon/icon.tsx";
import type { IconName } from "./icon/icon-names.ts";

type NoticeKind = "info" | "ok" | "warn" | "err";

type NoticeProps = {
  kind?: NoticeKind;
  /** In bold before the rest. */
  title?: string;
  icon?: IconName;
  children?: ReactNode;
  className?: string;
};

const icons: Record<NoticeKind, IconName> = {
  info: "info",
  ok: "check",
  warn: "info",
  err: "warning",
};
const roles = { info: undefined, ok: "status", warn: undefined, err: "alert" } as const;

/** A message box in the page; it stays. Success is a status, failure an alert. */
export function Notice({ kind = "info", title, icon, children, className }: NoticeProps) {
  const look = kind === "info" ? null : `n-${kind}`;
  return (
    <div className={classNames("notice", look, className)} role={roles[kind]}>
      <Icon name={icon ?? icons[kind]} />
      <div>
        {title && (
          <p>
            <b>{title}</b>
          </p>
        )}
        {typeof children === "string" ? <p>{children}</p> : children}
      </div>
    </div>
  );
}

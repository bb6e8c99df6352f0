import { type ComponentProps, type ReactNode, useId } from "react";
import { classNames } from "./class-names.ts";
import { Icon } from "./icon/icon.tsx";
import type { IconName } from "./icon/icon-names.ts";

export type ButtonVariant = "primary" | "quiet" | "text" | "danger" | "light";

type Shape = {
  children: ReactNode;
  /** One primary a screen. */
  variant?: ButtonVariant;
  /** lg is the page's own act. */
  size?: "lg";
  wide?: boolean;
  icon?: IconName;
  /** An arrow onwards after the words. */
  onwards?: boolean;
  /** Why it cannot be pressed. Disables it, and the words stand beside it. */
  reason?: string | null;
  className?: string;
};

type ButtonProps = Shape & {
  /** The exact words while the act is under way; disables against a second press. */
  busy?: string | false | null;
} & Omit<ComponentProps<"button">, keyof Shape>;

export function Button({ busy, type = "submit", disabled, ...props }: ButtonProps) {
  const { children, variant, size, wide, icon, onwards, reason, className, ...rest } = props;
  const reasonId = useId();
  const button = (
    <button
      {...rest}
      type={type}
      className={buttonClass(props)}
      disabled={disabled || Boolean(busy) || Boolean(reason)}
      aria-busy={busy ? true : undefined}
      aria-describedby={reason ? reasonId : rest["aria-describedby"]}
    >
      {busy || <Face {...props} />}
    </button>
  );
  if (!reason) return button;
  return (
    <Reasoned reason={reason} id={reasonId} wide={wide}>
      {button}
    </Reasoned>
  );
}

type ButtonLinkProps = Shape & { to: string } & Omit<ComponentProps<"a">, keyof Shape | "href">;

/** A link that looks like a button: it goes somewhere, a Button does something. */
export function ButtonLink({ to, ...props }: ButtonLinkProps) {
  const { children, variant, size, wide, icon, onwards, reason, className, ...rest } = props;
  const reasonId = useId();
  if (reason) {
    return (
      <Reasoned reason={reason} id={reasonId} wide={wide}>
        {/* biome-ignore lint/a11y/useValidAnchor: leads nowhere for now, and says so */}
        <a className={buttonClass(props)} role="link" aria-disabled aria-describedby={reasonId}>
          <Face {...props} />
        </a>
      </Reasoned>
    );
  }
  return (
    <a {...rest} href={to} className={buttonClass(props)}>
      <Face {...props} />
    </a>
  );
}

type IconButtonProps = { icon: IconName; label: string } & Omit<
  ComponentProps<"button">,
  "children" | "aria-label"
>;

/** A square button with a drawing only; its label is spoken. */
export function IconButton({ icon, label, className, type = "button", ...rest }: IconButtonProps) {
  return (
    <button {...rest} type={type} className={classNames("icon-btn", className)} aria-label={label}>
      <Icon name={icon} />
    </button>
  );
}

function buttonClass({ variant = "quiet", size, wide, className }: Shape): string {
  return classNames("btn", `btn-${variant}`, size && "btn-lg", wide && "btn-wide", className);
}

function Face({ icon, children, onwards }: Shape) {
  return (
    <>
      {icon && <Icon name={icon} />}
      {children}
      {onwards && <Icon name="chevron" flip />}
    </>
  );
}

type ReasonedProps = { children: ReactNode; reason: string; id: string; wide?: boolean };

function Reasoned({ children, reason, id, wide }: ReasonedProps) {
  return (
    <span className={classNames("reasoned", wide && "reasoned-wide")}>
      {children}
      <span className="hint" id={id}>
        {reason}
      </span>
    </span>
  );
}

import { Icon } from "./icon/icon.tsx";

type Props = { to: string; label: string; className?: string | undefined };

/** The one way back of a page of one's own, above its heading, which says where it is. */
export function WayBack({ to, label, className }: Props) {
  return (
    <p className={className}>
      <a className="way-back" href={to}>
        <Icon name="chevron" back />
        <bdi>{label}</bdi>
      </a>
    </p>
  );
}

import { paths } from "#app/paths.ts";
import { classNames } from "#app/ui/class-names.ts";
import { avatarFace, avatarInitials } from "./avatar-face.ts";

type AvatarProps = {
  /** The company's id, or the short key of it that cards have. */
  id: string;
  name: string;
  /** The logo's id, if the company has one. */
  logo?: string | null | undefined;
  size?: "lg";
};

/** A company's logo or initials in a small arch; stands beside its name, so it is not spoken. */
export function Avatar({ id, name, logo, size }: AvatarProps) {
  const { hue, pattern } = avatarFace(id);
  return (
    <span
      className={classNames("avatar", !logo && `h${hue} p${pattern}`, size && `avatar-${size}`)}
      aria-hidden="true"
    >
      {logo ? <Logo id={logo} pixels={size ? 192 : 96} /> : avatarInitials(name)}
    </span>
  );
}

/** Twice as many pixels as it takes, for dense screens; loaded once it is near. */
function Logo({ id, pixels }: { id: string; pixels: number }) {
  return (
    <picture>
      <source type="image/avif" srcSet={paths.logoFile(id, `${pixels}.avif`)} />
      <img
        src={paths.logoFile(id, `${pixels}.webp`)}
        alt=""
        width={44}
        height={52}
        loading="lazy"
      />
    </picture>
  );
}

import { paths } from "#app/paths.ts";
import { classNames } from "#app/ui/class-names.ts";
import { Icon } from "#app/ui/icon/icon.tsx";
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
      className={classNames(
        "avatar",
        logo ? "has-logo" : `h${hue} p${pattern}`,
        size === "lg" && "avatar-lg",
      )}
      aria-hidden="true"
    >
      {logo ? <Logo id={logo} size={size} /> : avatarInitials(name) || <Icon name="building" />}
    </span>
  );
}

/** Twice as many pixels as it takes, for dense screens; loaded once it is near. */
function Logo({ id, size }: { id: string; size: "lg" | undefined }) {
  const [pixels, width, height] = size === "lg" ? [192, 56, 66] : [96, 44, 52];
  return (
    <picture>
      <source type="image/avif" srcSet={paths.logoFile(id, `${pixels}.avif`)} />
      <img
        src={paths.logoFile(id, `${pixels}.webp`)}
        alt=""
        width={width}
        height={height}
        loading="lazy"
        decoding="async"
      />
    </picture>
  );
}

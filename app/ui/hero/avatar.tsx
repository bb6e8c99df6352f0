import { paths } from "#app/paths.ts";
import { classNames } from "#app/ui/class-names.ts";
import { Icon } from "#app/ui/icon/icon.tsx";
import { avatarInitial, avatarTone } from "./avatar-initial.ts";

type AvatarProps = {
  name: string;
  /** The logo's id, if the company has one. */
  logo?: string | null | undefined;
  size?: "lg";
};

/** A company's logo or letter in a small arch; stands beside its name, so it is not spoken. */
export function Avatar({ name, logo, size }: AvatarProps) {
  const letter = avatarInitial(name);
  return (
    <span
      className={classNames(
        "avatar",
        logo ? "has-logo" : `nt-${avatarTone(name)}`,
        size === "lg" && "avatar-lg",
      )}
      aria-hidden="true"
    >
      {logo ? <Logo id={logo} size={size} /> : letter || <Icon name="building" />}
    </span>
  );
}

/** Twice as many pixels as it takes, for dense screens; loaded once it is near. */
function Logo({ id, size }: { id: string; size: "lg" | undefined }) {
  const [pixels, side] = size === "lg" ? [192, 44] : [96, 34];
  return (
    <picture>
      <source type="image/avif" srcSet={paths.logoFile(id, `${pixels}.avif`)} />
      <img
        src={paths.logoFile(id, `${pixels}.webp`)}
        alt=""
        width={side}
        height={side}
        loading="lazy"
        decoding="async"
      />
    </picture>
  );
}

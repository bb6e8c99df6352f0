import { classNames } from "#app/ui/class-names.ts";
import { Icon } from "#app/ui/icon/icon.tsx";
import { avatarLetter, avatarTone } from "./avatar-letter.ts";

/** A company's letter in a small arch; stands beside its name, so it is not spoken. */
export function Avatar({ name, size }: { name: string; size?: "lg" }) {
  const letter = avatarLetter(name);
  return (
    <span
      className={classNames("avatar", `nt-${avatarTone(name)}`, size === "lg" && "avatar-lg")}
      aria-hidden="true"
    >
      {letter || <Icon name="building" />}
    </span>
  );
}

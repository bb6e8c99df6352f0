import { classNames } from "#app/ui/class-names.ts";
import { avatarInitials } from "#app/ui/hero/avatar-face.ts";

/** A person's initial, in one of eight hues by the first name: companies get no id of an applicant. */
export function PersonFace({ name, className }: { name: string; className?: string }) {
  return (
    <span className={classNames("avatar face", `h${hueOf(name)}`, className)} aria-hidden="true">
      {avatarInitials(name, 1)}
    </span>
  );
}

function hueOf(name: string): number {
  const [first = ""] = name.trim().split(/\s/, 1);
  const letters = Array.from(first, (letter) => letter.codePointAt(0) ?? 0);
  return letters.reduce((sum, letter) => (sum * 31 + letter) % 65_521, 0) % 8;
}

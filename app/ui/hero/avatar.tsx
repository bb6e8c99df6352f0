import { classNames } from "#app/ui/class-names.ts";
import { Icon } from "#app/ui/icon/icon.tsx";
import { nicheLetter, nicheTone } from "./avatar-letter.ts";

/** A company's letter in a small arch; stands beside its name, so it is not spoken. */
export function Niche({ name, size }: { name: string; size?: "lg" }) {
  const letter = nicheLetter(name);
  return (
    <span
      className={classNames("niche", `nt-${nicheTone(name)}`, size === "lg" && "niche-lg")}
      aria-hidden="true"
    >
      {letter || <Icon name="building" />}
    </span>
  );
}

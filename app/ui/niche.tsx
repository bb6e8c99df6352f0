import { classNames } from "./class-names.ts";
import { Icon } from "./icon.tsx";
import { nicheLetter, nicheTone } from "./niche-letter.ts";

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

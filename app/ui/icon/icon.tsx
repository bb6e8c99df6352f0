import { classNames } from "#app/ui/class-names.ts";
import type { IconName } from "./icon-names.ts";

type IconProps = {
  name: IconName;
  /** Points onwards: mirrored in Arabic. */
  flip?: boolean;
  /** Points backwards: mirrored in English. */
  back?: boolean;
  className?: string;
};

/** A drawing of the page's sprite. Always decoration: the words stand beside it or in a label. */
export function Icon({ name, flip, back, className }: IconProps) {
  return (
    <svg className={classNames("i", flip && "flip", back && "back", className)} aria-hidden="true">
      <use href={`#i-${name}`} />
    </svg>
  );
}

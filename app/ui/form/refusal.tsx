import { type ComponentProps, useEffect, useRef } from "react";
import { Notice } from "#app/ui/notice.tsx";

type RefusalProps = Pick<ComponentProps<typeof Notice>, "title" | "children"> & {
  /** The same message after another submit counts as new. */
  answer: unknown;
};

/** Takes the focus when it comes, since the button that was pressed is screens away from it. */
export function Refusal({ answer, ...says }: RefusalProps) {
  const box = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same refusal of another sending counts
  useEffect(() => box.current?.focus(), [answer]);
  return (
    <div tabIndex={-1} ref={box}>
      <Notice kind="err" {...says} />
    </div>
  );
}

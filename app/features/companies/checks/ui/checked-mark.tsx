import type { CheckedBits } from "#app/features/companies/checks/check.ts";
import { useMessages } from "#app/messages/messages-context.tsx";

/**
 * A shield beside a company's name; its words, which say what was checked, come with a press, which focuses it, or the
 * pointer. Drawn by the stylesheet: lists have it on many cards.
 */
export function CheckedMark({ checked }: { checked: CheckedBits }) {
  return (
    <b className="chk" tabIndex={-1}>
      <span className="sr">{useMessages().jobs.checked[checked]}</span>
    </b>
  );
}

import { otherTerms, payParts, payTerms, sharedTerms } from "#app/features/job/pay/pay.ts";
import type { ListedCard } from "#app/features/jobs/highlighted-cards.server.ts";
import { rangeAsPay } from "#app/features/jobs/usual-pay/usual-pay.ts";
import { useMessages } from "#app/messages/messages-context.tsx";
import type { CategoryAround } from "./category-page.server.ts";

type CategoryPayProps = {
  range: NonNullable<CategoryAround["pay"]>;
  /** The cards of the list, in whose pound it is written. */
  beside: readonly ListedCard[];
};

/** The middle half of a category's monthly pays; its pound is named where the list does not name it. */
export function CategoryPay({ range, beside }: CategoryPayProps) {
  const messages = useMessages();
  const { pound } = sharedTerms(beside.map((card) => card.pay));
  const pay = rangeAsPay(range, { pound: pound ?? "old" });
  const { amounts, signAfter } = payParts(pay, messages);
  const terms = payTerms(otherTerms(pay, pound && { pound }), messages);
  return (
    <p className="small">
      {messages.browse.category.usualPay({
        low: amounts[0] ?? "",
        high: `${amounts[1]} ${signAfter}`,
        terms: terms.join(messages.ui.comma),
      })}
    </p>
  );
}

import { Fragment } from "react";
import { Ltr } from "../../../ui/text.tsx";
import { useWords } from "../../../words/context.tsx";
import type { Pay as JobPay } from "../../jobs/job.ts";
import { payParts, payText } from "../../jobs/pay.ts";

/** A job's pay. Each amount runs its own way; the range runs with the reader. */
export function Pay({ pay }: { pay: JobPay }) {
  const words = useWords();
  const { kind, amounts, signAfter } = payParts(pay, words);
  if (kind === "none") return <span className="pay pay-none">{payText(pay, words)}</span>;
  if (kind === "upTo") {
    return (
      <span className="pay">
        <bdi>{payText(pay, words)}</bdi>
      </span>
    );
  }
  return (
    <span className="pay">
      {amounts.map((amount, place) => (
        <Fragment key={amount}>
          {place > 0 && " - "}
          <Ltr nowrap>{amount}</Ltr>
        </Fragment>
      ))}{" "}
      {signAfter && <bdi>{signAfter}</bdi>}
    </span>
  );
}

import { Fragment } from "react";
import type { Pay } from "#app/features/job/job.ts";
import { useMessages } from "#app/messages/messages-context.tsx";
import { Around } from "#app/ui/around.tsx";
import { Ltr } from "#app/ui/text.tsx";
import { otherTerms, type PayParts, type PayTerms, payParts, payTerms } from "./pay.ts";

type JobPayProps = {
  pay: Pay;
  /** Without the period, where space is short and the page states it elsewhere. */
  bare?: boolean;
  /** Beside the pay that counts. */
  plain?: boolean;
  /** Terms that stand above the list are not repeated. */
  shared?: PayTerms | undefined;
};

/** Each amount runs its own way; the range between them runs with the reader. */
export function JobPay({ pay, bare, plain, shared }: JobPayProps) {
  const messages = useMessages();
  const parts = payParts(pay, messages);
  if (parts.kind === "none") return <span className="pay pay-none">{messages.jobs.payNone}</span>;
  const written = <PayAmounts parts={parts} />;
  const terms = bare ? [] : payTerms(otherTerms(pay, shared), messages);
  return (
    <span className={plain ? undefined : "pay"}>
      {parts.kind === "upTo" ? (
        <Around say={(amount) => messages.jobs.payUpTo({ amount })}>{written}</Around>
      ) : (
        written
      )}
      {terms.length > 0 && (
        <>
          {" "}
          <span className="per">{terms.join(messages.ui.comma)}</span>
        </>
      )}
    </span>
  );
}

/** The sign stays on the line of the last amount. */
export function PayAmounts({ parts: { amounts, signAfter } }: { parts: PayParts }) {
  const [last = "", ...lower] = amounts.toReversed();
  const written = <Ltr>{last}</Ltr>;
  return (
    <>
      {lower.map((amount) => (
        <Fragment key="low">
          <Ltr>{amount}</Ltr>
          {" - "}
        </Fragment>
      ))}
      {signAfter ? (
        <span className="nowrap">
          {written} <bdi>{signAfter}</bdi>
        </span>
      ) : (
        written
      )}
    </>
  );
}

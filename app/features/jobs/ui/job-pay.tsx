import { Fragment } from "react";
import type { Pay } from "#app/features/jobs/job.ts";
import { type PayParts, payParts } from "#app/features/jobs/pay.ts";
import { useMessages } from "#app/messages/messages-context.tsx";
import { Around } from "#app/ui/around.tsx";
import { Ltr } from "#app/ui/text.tsx";

type JobPayProps = {
  pay: Pay;
  /** Whether it is said to be that of a month. */
  monthly?: boolean;
};

/** Each amount runs its own way; the range between them runs with the reader. */
export function JobPay({ pay, monthly }: JobPayProps) {
  const messages = useMessages();
  const parts = payParts(pay, messages);
  if (parts.kind === "none") return <span className="pay pay-none">{messages.jobs.payNone}</span>;
  const written = <PayAmounts parts={parts} />;
  return (
    <span className="pay">
      {parts.kind === "upTo" ? (
        <Around say={(amount) => messages.jobs.payUpTo({ amount })}>{written}</Around>
      ) : (
        written
      )}
      {monthly && (
        <>
          {" "}
          <span className="per">{messages.jobs.aMonth}</span>
        </>
      )}
    </span>
  );
}

export function PayAmounts({ parts: { amounts, signAfter } }: { parts: PayParts }) {
  return (
    <>
      {amounts.map((amount, place) => (
        <Fragment key={place === 0 ? "low" : "high"}>
          {place > 0 && " - "}
          <Ltr nowrap>{amount}</Ltr>
        </Fragment>
      ))}
      {signAfter && (
        <>
          {" "}
          <bdi>{signAfter}</bdi>
        </>
      )}
    </>
  );
}

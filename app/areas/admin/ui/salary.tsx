import { Fragment } from "react";
import { Ltr } from "../../../ui/text.tsx";
import { useWords } from "../../../words/context.tsx";
import type { Pay } from "../../jobs/job.ts";
import { payParts } from "../../jobs/pay.ts";

/** 'min - max', 'min+' or just the maximum, with the currency's sign; empty where neither is set. */
export function Salary({ pay }: { pay: Pay }) {
  const { amounts, signAfter } = payParts(pay, useWords());
  return (
    <span className="pay">
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
    </span>
  );
}

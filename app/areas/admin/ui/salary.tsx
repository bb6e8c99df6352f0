import { useWords } from "../../../words/context.tsx";
import type { Pay } from "../../jobs/job.ts";
import { payParts } from "../../jobs/pay.ts";
import { PayAmounts } from "../../jobs/ui/job-pay.tsx";

/** 'min - max', 'min+' or just the maximum, with the currency's sign; empty where neither is set. */
export function Salary({ pay }: { pay: Pay }) {
  return (
    <span className="pay">
      <PayAmounts parts={payParts(pay, useWords())} />
    </span>
  );
}

import type { Pay } from "#app/areas/jobs/job.ts";
import { payParts } from "#app/areas/jobs/pay.ts";
import { PayAmounts } from "#app/areas/jobs/ui/job-pay.tsx";
import { useWords } from "#app/words/context.tsx";

/** 'min - max', 'min+' or just the maximum, with the currency's sign; empty where neither is set. */
export function Salary({ pay }: { pay: Pay }) {
  return (
    <span className="pay">
      <PayAmounts parts={payParts(pay, useWords())} />
    </span>
  );
}

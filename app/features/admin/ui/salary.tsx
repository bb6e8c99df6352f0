import type { Pay } from "#app/features/jobs/job.ts";
import { PayAmounts } from "#app/features/jobs/pay/job-pay.tsx";
import { payParts } from "#app/features/jobs/pay/pay.ts";
import { useMessages } from "#app/messages/messages-context.tsx";

/** 'min - max', 'min+' or just the maximum, with the currency's sign; empty where neither is set. */
export function Salary({ pay }: { pay: Pay }) {
  return (
    <span className="pay">
      <PayAmounts parts={payParts(pay, useMessages())} />
    </span>
  );
}

import type { Pay } from "#app/features/job/job.ts";
import { PayAmounts } from "#app/features/job/pay/job-pay.tsx";
import { payParts } from "#app/features/job/pay/pay.ts";
import { useMessages } from "#app/messages/messages-context.tsx";

/** 'min - max', 'min+' or just the maximum, with the currency's sign; empty where neither is set. */
export function Salary({ pay }: { pay: Pay }) {
  return (
    <span className="pay">
      <PayAmounts parts={payParts(pay, useMessages())} />
    </span>
  );
}

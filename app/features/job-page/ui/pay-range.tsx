import type { Pay } from "#app/features/job/job.ts";
import { rangeAsPay, type UsualRange } from "#app/features/jobs/usual-pay/usual-pay.ts";

type PayRangeProps = { pay: Pay; usual: Pick<UsualRange, "low" | "high"> };

/**
 * A job's range over the usual one, on one scale; nothing where the two are not of the same currency and
 * period. The words beside it state both.
 */
export function PayRange({ pay, usual }: PayRangeProps) {
  const { currency, period, min: low, max: high } = rangeAsPay(usual, pay);
  const { min, max } = pay;
  if (min === null || max === null || low === null || high === null) return null;
  if (pay.currency !== currency || pay.period !== period) return null;
  const [from, to] = [Math.min(min, low), Math.max(max, high)];
  const margin = (to - from) / 4;
  const unit = 100 / (to - from + 2 * margin);
  const place = (amount: number) => Math.round((amount - from + margin) * unit);
  return (
    <svg
      className="pay-range flip"
      viewBox="0 0 100 8"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d="M0 0h100v8H0z" />
      <path className="usual" d={`M${place(low)} 0H${place(high)}v8H${place(low)}z`} />
      <path
        className="own"
        d={`M${place(min)} 2H${Math.max(place(max), place(min) + 1)}v4H${place(min)}z`}
      />
    </svg>
  );
}

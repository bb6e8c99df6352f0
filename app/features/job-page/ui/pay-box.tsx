import type { Pay, ShownJob } from "#app/features/job/job.ts";
import type { OtherPay } from "#app/features/job/pay/exchange-rates.server.ts";
import { JobPay } from "#app/features/job/pay/job-pay.tsx";
import { Closing } from "#app/features/jobs/ui/job-card.tsx";
import type { ExpectedPay } from "#app/features/jobs/usual-pay/expected-pay.server.ts";
import type { UsualPay } from "#app/features/jobs/usual-pay/usual-pay.server.ts";
import {
  hasSameTerms,
  rangeAsPay,
  type UsualRange,
} from "#app/features/jobs/usual-pay/usual-pay.ts";
import {
  ExpectedPayNote,
  MarketLink,
  UsualPayNote,
} from "#app/features/jobs/usual-pay/usual-pay-note.tsx";
import { formatDate } from "#app/i18n/format.ts";
import { useLanguage, useMessages } from "#app/messages/messages-context.tsx";
import { Icon } from "#app/ui/icon/icon.tsx";

type PayBoxProps = {
  job: ShownJob;
  otherPays?: readonly OtherPay[];
  /** Null where too few jobs state one. */
  usualPay?: UsualPay | null;
  expectedPay?: ExpectedPay | null;
};

/** A job's pay, its range over the usual one, and the last day. */
export function PayBox({ job, otherPays = [], usualPay, expectedPay }: PayBoxProps) {
  const { jobs } = useMessages();
  const { pay, closesInDays, isUrgent, state } = job;
  const isNear = closesInDays !== null && closesInDays <= farOff;
  return (
    <div className="pay-box">
      <span className="pay-chief">
        <span className="sr">{`${jobs.pay}: `}</span>
        <JobPay pay={pay} />
      </span>
      {isNear && state === "open" && <Closing days={closesInDays} isUrgent={isUrgent} />}
      {usualPay && (
        <div>
          <PayRange pay={pay} usual={usualPay} />
          <UsualPayNote usual={usualPay} beside={pay} />
        </div>
      )}
      {expectedPay && <ExpectedPayNote expected={expectedPay} beside={pay} />}
      <OtherPays pays={otherPays} />
      {usualPay === null && <MarketLink />}
    </div>
  );
}

/** Days; a date says more then. */
export const farOff = 30;

/** The pay in other currencies and pounds, one press away. */
function OtherPays({ pays }: { pays: readonly OtherPay[] }) {
  const { jobs } = useMessages();
  const rateDay = pays.find((each) => each.rateDay)?.rateDay;
  const language = useLanguage();
  const [first, ...others] = pays;
  if (!first) return null;
  return (
    <details className="disc">
      <summary>
        {others.length === 0 && first.pay.pound ? jobs.inPounds[first.pay.pound] : jobs.otherPays}
        <Icon name="down" className="turn" />
      </summary>
      <ul>
        {pays.map(({ pay, rateDay: day }) => (
          <li key={`${pay.currency} ${pay.pound}`}>
            {day && "≈ "}
            <JobPay pay={pay} plain />
          </li>
        ))}
      </ul>
      <p className="hint">
        {jobs.poundsRule}
        {rateDay && ` ${jobs.rateOf({ day: formatDate(rateDay, language) })}`}
      </p>
    </details>
  );
}

type PayRangeProps = { pay: Pay; usual: Pick<UsualRange, "low" | "high"> };

/**
 * A job's range over the usual one, on one scale; nothing where the two are not of the same currency and
 * period. The words beside it state both.
 */
function PayRange({ pay, usual }: PayRangeProps) {
  const shown = rangeAsPay(usual, pay);
  const { min: low, max: high } = shown;
  const { min, max } = pay;
  if (min === null || max === null || low === null || high === null) return null;
  if (!hasSameTerms(pay, shown)) return null;
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

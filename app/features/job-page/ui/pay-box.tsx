import type { ShownJob } from "#app/features/job/job.ts";
import type { OtherPay } from "#app/features/job/pay/exchange-rates.server.ts";
import { JobPay } from "#app/features/job/pay/job-pay.tsx";
import { Closing } from "#app/features/jobs/ui/job-card.tsx";
import type { ExpectedPay } from "#app/features/jobs/usual-pay/expected-pay.server.ts";
import type { UsualPay } from "#app/features/jobs/usual-pay/usual-pay.server.ts";
import {
  ExpectedPayNote,
  MarketLink,
  UsualPayNote,
} from "#app/features/jobs/usual-pay/usual-pay-note.tsx";
import { formatDate } from "#app/i18n/format.ts";
import { useLanguage, useMessages } from "#app/messages/messages-context.tsx";
import { Icon } from "#app/ui/icon/icon.tsx";
import { PayRange } from "./pay-range.tsx";

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
        <span className="sr">{jobs.pay}: </span>
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

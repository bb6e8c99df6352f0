import type { ReactNode } from "react";
import type { Pay } from "#app/features/job/job.ts";
import { JobPay } from "#app/features/job/pay/job-pay.tsx";
import { amountText, payTerms } from "#app/features/job/pay/pay.ts";
import { formatDate, formatNumber } from "#app/i18n/format.ts";
import { useLanguage, useMessages } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { Icon } from "#app/ui/icon/icon.tsx";
import type { ExpectedPay } from "./expected-pay.server.ts";
import type { UsualPay } from "./usual-pay.server.ts";
import { hasSameTerms, rangeAsPay, type UsualRange } from "./usual-pay.ts";

/** The usual pay for role and place, with its number of jobs and its date. */
export function UsualPayNote({ usual, beside }: { usual: UsualPay; beside: Pay }) {
  const { jobs } = useMessages();
  const language = useLanguage();
  const counted = jobs.usualPayCounted({
    jobs: formatNumber(usual.jobs),
    companies: formatNumber(usual.companies),
    day: formatDate(usual.countedAt, language),
  });
  return (
    <RangeNote says={jobs.usualPay(usual)} pay={rangeAsPay(usual, beside)} counted={counted}>
      <MarketLink of={{ role: usual.role, province: usual.place }} />
    </RangeNote>
  );
}

type CategoryPayProps = { of: Pick<UsualRange, "low" | "high">; category: string; beside: Pay };

/** The middle half of a category's monthly pays; its name links to the page of pay and demand. */
export function CategoryPay({ of, category, beside }: CategoryPayProps) {
  const { jobs } = useMessages();
  const pay = rangeAsPay(of, beside);
  const isStated = (beside.min ?? beside.max) !== null;
  return (
    <p className="category-pay">
      <a href={paths.market()}>{jobs.categoryPay({ category })}</a>{" "}
      <JobPay pay={pay} plain bare={isStated && hasSameTerms(pay, beside)} />
    </p>
  );
}

/** Leads to pay and demand, of a role in a place where its usual pay is known. */
export function MarketLink({ of }: { of?: { role: string; province: string } }) {
  const { jobs } = useMessages();
  return (
    <a className="tap" href={paths.market(of)}>
      {jobs.market}
    </a>
  );
}

/** The expected pay for role and place, with its number of applicants and its date. */
export function ExpectedPayNote({ expected, beside }: { expected: ExpectedPay; beside: Pay }) {
  const { jobs } = useMessages();
  const language = useLanguage();
  const counted = jobs.expectedPayCounted({
    people: formatNumber(expected.people),
    day: formatDate(expected.countedAt, language),
  });
  return (
    <RangeNote
      says={jobs.expectedPay(expected)}
      pay={rangeAsPay(expected, beside)}
      counted={counted}
    />
  );
}

type RangeNoteProps = { says: string; pay: Pay; counted: string; children?: ReactNode };

function RangeNote({ says, pay, counted, children }: RangeNoteProps) {
  const messages = useMessages();
  return (
    <details className="disc small">
      <summary className="font-normal text-ink-2">
        <span>
          {says}{" "}
          {pay.min !== null && pay.min === pay.max ? (
            <>
              <span className="nowrap">{amountText(pay.min, pay.currency, messages)}</span>{" "}
              <span className="per">{payTerms(pay, messages).join(messages.ui.comma)}</span>
            </>
          ) : (
            <JobPay pay={pay} plain />
          )}
        </span>
        <Icon name="down" className="turn" />
      </summary>
      <p className="hint">
        {counted} {children}
      </p>
    </details>
  );
}

import type { Pay } from "#app/features/jobs/job.ts";
import { formatDate, formatNumber } from "#app/i18n/format.ts";
import { useLanguage, useMessages } from "#app/messages/messages-context.tsx";
import { JobPay } from "./job-pay.tsx";
import { amountText, payTerms } from "./pay.ts";
import type { UsualPay } from "./usual-pay.server.ts";
import { usualAsPay } from "./usual-pay.ts";

/** What is usual for the role and place, how many jobs say so, and when they were counted. */
export function UsualPayNote({ usual, beside }: { usual: UsualPay; beside: Pay }) {
  const messages = useMessages();
  const { jobs } = messages;
  const language = useLanguage();
  const pay = usualAsPay(usual, beside);
  return (
    <div className="usual-pay">
      <p>
        {jobs.usualPay(usual)}{" "}
        {pay.min !== null && pay.min === pay.max ? (
          <>
            <span className="nowrap">{amountText(pay.min, pay.currency, messages)}</span>{" "}
            <span className="per">{payTerms(pay, messages).join(messages.ui.comma)}</span>
          </>
        ) : (
          <JobPay pay={pay} plain />
        )}
      </p>
      <p className="hint">
        {jobs.usualPayCounted({
          jobs: formatNumber(usual.jobs),
          companies: formatNumber(usual.companies),
          day: formatDate(usual.countedAt, language),
        })}
      </p>
    </div>
  );
}

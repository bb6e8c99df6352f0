import { JobPay } from "#app/features/job/pay/job-pay.tsx";
import type { ShownPreview } from "#app/features/jobs/feeds-in/sources/preview-source.server.ts";
import { reasonText } from "#app/features/jobs/feeds-in/stop-text.ts";
import { Closing, JobLine } from "#app/features/jobs/ui/job-card.tsx";
import { formatNumber } from "#app/i18n/format.ts";
import { useAllMessages } from "#app/messages/messages-context.tsx";
import { Avatar } from "#app/ui/hero/avatar.tsx";
import { Notice } from "#app/ui/notice.tsx";

type Row = ShownPreview["rows"][number];
type Card = NonNullable<Row["card"]>;

/** The first jobs of a feed as lists would show them; they lead nowhere. */
export function PreviewRows({ preview: { rows, rejected } }: { preview: ShownPreview }) {
  return (
    <div className="jobs jobs-list">
      {rows.map((row) =>
        row.card ? (
          <PreviewCard key={row.number} card={row.card} />
        ) : (
          <RejectedRow key={row.number} number={row.number} reason={row.rejected} />
        ),
      )}
      {rejected.map(({ number, rejected: reason, excerpt }) => (
        <RejectedRow
          key={`${number} ${excerpt}`}
          number={number}
          reason={reason}
          excerpt={excerpt}
        />
      ))}
    </div>
  );
}

type RejectedProps = { number: number; reason: string; excerpt?: string };

function RejectedRow({ number, reason, excerpt }: RejectedProps) {
  const messages = useAllMessages();
  const title = messages.feeds.mapping.rejectedRow({ n: formatNumber(number) });
  return (
    <Notice kind="warn" title={title}>
      <p>{reasonText(reason, messages)}</p>
      {excerpt && (
        <p className="small wrap-anywhere">
          <bdi>{excerpt}</bdi>
        </p>
      )}
    </Notice>
  );
}

function PreviewCard({ card }: { card: Card }) {
  return (
    <article className="card job">
      <Avatar id={card.companyKey} name={card.company} logo={null} />
      <div className="job-head">
        <h3 className="text-base">
          <bdi>{card.title}</bdi>
        </h3>
        <p className="job-co">
          <bdi>{card.company}</bdi>
        </p>
        <JobLine place={card.place} employmentType={card.employmentType} posted={card} />
      </div>
      {card.excerpt && (
        <p className="job-desc clamp" dir="auto">
          {card.excerpt}
        </p>
      )}
      <div className="job-foot">
        <JobPay pay={card.pay} />
        <Closing days={card.closesInDays} isUrgent={card.isUrgent} />
      </div>
    </article>
  );
}

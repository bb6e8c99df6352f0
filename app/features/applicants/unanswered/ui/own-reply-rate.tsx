import {
  type ReplyFigures,
  replyAdvice,
  replyRate,
} from "#app/features/companies/reply-figures/reply-rate.ts";
import { ReplyRateLine } from "#app/features/companies/ui/reply-rate.tsx";
import { useAllMessages } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";

/** The company's reply rate as applicants see it, and how to raise it. */
export function OwnReplyRate({ figures }: { figures: ReplyFigures }) {
  const { unanswered } = useAllMessages();
  const rate = replyRate(figures);
  // Only the first sentence; the linked page explains how the rate is counted.
  const [advice] = replyAdvice(figures);
  return (
    <section className="own-rate" aria-labelledby="reply-rate">
      <h2 id="reply-rate" className="text-sm">
        {unanswered.ownRate}
      </h2>
      {rate && <ReplyRateLine rate={rate} />}
      <p className="small muted">
        {advice ? unanswered.advice[advice.kind](advice.count) : unanswered.well}{" "}
        {!rate && <a href={paths.replyRate()}>{unanswered.how}</a>}
      </p>
    </section>
  );
}

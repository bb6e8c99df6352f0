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
  const advice = replyAdvice(figures).map(({ kind, count }) => unanswered.advice[kind](count));
  return (
    <section className="card pad stack gap-3 mt-4" aria-labelledby="reply-rate">
      <h2 id="reply-rate" className="text-lg">
        {unanswered.ownRate}
      </h2>
      {rate && <ReplyRateLine rate={rate} />}
      {advice.length < 2 ? (
        <p>{advice[0] ?? unanswered.well}</p>
      ) : (
        <ul className="stack gap-1 ps-5 list-disc">
          {advice.map((each) => (
            <li key={each}>{each}</li>
          ))}
        </ul>
      )}
      <p className="small muted">
        {unanswered.counted} {!rate && <a href={paths.replyRate()}>{unanswered.how}</a>}
      </p>
    </section>
  );
}

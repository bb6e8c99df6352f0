import type { ReplyRate } from "#app/features/companies/reply-figures/reply-rate.ts";
import { useMessages } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";

/** How many applications a company answers and how soon, with the way to how that is counted. */
export function ReplyRateBox({ rate: { ofTen, days } }: { rate: ReplyRate }) {
  const { replyRate } = useMessages().jobs;
  return (
    <div className="reply-rate">
      <b className="num" dir="ltr">
        {ofTen}/10
      </b>
      <span>
        <b className="block">{replyRate.answered}</b>
        {days !== null && <span className="small"> {replyRate.usually(days)}</span>}{" "}
        <a className="small" href={paths.replyRate()}>
          {replyRate.how}
        </a>
      </span>
    </div>
  );
}

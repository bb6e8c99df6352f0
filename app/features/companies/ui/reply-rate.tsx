import type { ReplyRate } from "#app/features/companies/reply-figures/reply-rate.ts";
import { useMessages } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";

/** How many applications a company answers and how soon, with the way to how that is counted. */
export function ReplyRateLine({ rate: { ofTen, days } }: { rate: ReplyRate }) {
  const { jobs, ui } = useMessages();
  const { answers, usually, how } = jobs.replyRate;
  const texts = [answers({ count: ofTen }), days !== null && usually(days)].filter(Boolean);
  return (
    <p className="reply-rate">
      <progress value={ofTen} max="10" aria-hidden="true" />
      <span>
        {texts.join(ui.comma)} <a href={paths.replyRate()}>{how}</a>
      </span>
    </p>
  );
}

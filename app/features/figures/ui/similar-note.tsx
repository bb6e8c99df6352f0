import type { Similar } from "#app/features/figures/similar-jobs.server.ts";
import { formatNumber } from "#app/i18n/format.ts";
import { useAllMessages } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { FigureCard } from "./figure-parts.tsx";

/** The job beside similar ones, and what would help where that is known. */
export function SimilarNote({ jobId, similar }: { jobId: string; similar: Similar }) {
  const { figures } = useAllMessages();
  const { from, viewsADay, sentADay, payWouldHelp } = similar;
  const text = ({ own, middle }: { own: number; middle: number }) => ({
    own: oneDecimal(own),
    middle: oneDecimal(middle),
  });
  return (
    <FigureCard title={figures.similar}>
      {from ? (
        <>
          {viewsADay && <p className="mt-2">{figures.viewsADay(text(viewsADay))}</p>}
          {sentADay && <p>{figures.sentADay(text(sentADay))}</p>}
          <p className="small muted mt-2">
            {figures.similarFrom({
              jobs: formatNumber(from.jobs),
              companies: formatNumber(from.companies),
            })}
          </p>
        </>
      ) : (
        <p className="muted mt-2">{figures.similarFew}</p>
      )}
      {payWouldHelp !== null && (
        <p className="mt-2">
          {figures.payWouldHelp({ ratio: String(payWouldHelp) })}{" "}
          <a href={paths.editJob(jobId)}>{figures.addPay}</a>
        </p>
      )}
    </FigureCard>
  );
}

function oneDecimal(n: number): string {
  return formatNumber(Math.round(n * 10) / 10);
}

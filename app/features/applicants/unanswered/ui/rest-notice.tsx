import type { Rest } from "#app/features/applicants/unanswered/rest.ts";
import { formatDate } from "#app/i18n/format.ts";
import { useAllMessages, useLanguage } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { ButtonLink } from "#app/ui/button.tsx";

type Props = { jobId: string; rest: Rest; mayAnswer: boolean };

/** Asks a company to answer those who still wait when the job has ended. */
export function RestNotice({ jobId, rest: { waiting, until }, mayAnswer }: Props) {
  const { unanswered } = useAllMessages();
  const language = useLanguage();
  return (
    <section className="card pad row spread gap-3 my-4" aria-labelledby="rest">
      <div>
        <h2 id="rest" className="text-lg">
          {unanswered.waiting(waiting)}
        </h2>
        <p>
          {until ? unanswered.until({ date: formatDate(until, language) }) : unanswered.untilLater}
        </p>
      </div>
      {mayAnswer && (
        <ButtonLink
          to={paths.answerApplicants(jobId, { action: "decline", rest: "1" })}
          variant="primary"
        >
          {unanswered.answerRest}
        </ButtonLink>
      )}
    </section>
  );
}

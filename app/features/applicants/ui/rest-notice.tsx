import type { Rest } from "#app/features/applicants/unanswered/rest.ts";
import { formatDate } from "#app/i18n/format.ts";
import { useAllMessages, useLanguage } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";

type Props = { jobId: string; rest: Rest; mayAnswer: boolean };

/** Asks a company to answer those who still wait when the job has ended. */
export function RestNotice({ jobId, rest: { waiting, until }, mayAnswer }: Props) {
  const { unanswered } = useAllMessages();
  const language = useLanguage();
  return (
    <Notice kind="warn" icon="clock" title={unanswered.waiting(waiting)} className="mt-4">
      <p>
        {until ? unanswered.until({ date: formatDate(until, language) }) : unanswered.untilLater}
      </p>
      {mayAnswer && (
        <p className="mt-2">
          <ButtonLink
            to={paths.answerApplicants(jobId, { action: "decline", rest: "1" })}
            variant="primary"
          >
            {unanswered.answerRest}
          </ButtonLink>
        </p>
      )}
    </Notice>
  );
}

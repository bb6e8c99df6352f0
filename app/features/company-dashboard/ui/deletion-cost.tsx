import { useAllMessages } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";

type Props = { job: { id: string; title: string; applications: number; undecided: number } };

/** The cost of deleting a job: its applications, and applicants left without an answer. */
export function DeletionCost({ job: { id, title, applications, undecided } }: Props) {
  const { posting, jobs, unanswered } = useAllMessages();
  return (
    <>
      <p>
        <b>
          <bdi>{title || jobs.noTitle}</bdi>
        </b>
      </p>
      <p>
        {applications > 0 ? posting.deleteApplications(applications) : posting.deleteNoApplications}
      </p>
      {undecided > 0 && (
        <p>
          {unanswered.ifDeleted(undecided)}{" "}
          <a href={paths.answerApplicants(id, { action: "decline", rest: "1" })}>
            {unanswered.answerFirst}
          </a>
        </p>
      )}
    </>
  );
}

import { useAllMessages } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Empty } from "#app/ui/empty.tsx";

/** In place of the lists of a company that has no jobs. */
export function NoJobs({ mayPost }: { mayPost: boolean }) {
  const { dashboard } = useAllMessages().applications;
  return (
    <Empty title={dashboard.noJobs} reason={dashboard.noJobsMore}>
      {mayPost && (
        <ButtonLink to={paths.postJob()} variant="primary" icon="plus">
          {dashboard.postJob}
        </ButtonLink>
      )}
    </Empty>
  );
}

import { StatusSteps } from "#app/features/applications/own/ui/status-steps.tsx";
import type { Progress } from "#app/features/applications/own-status.ts";
import { useMessages } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { Around } from "#app/ui/around.tsx";
import { Icon } from "#app/ui/icon/icon.tsx";
import { MoreLink } from "#app/ui/list/more-link.tsx";
import { Day } from "./job-detail-list.tsx";

/** When the reader applied for a job, and how far that has come; `id` names the application on My account. */
type OwnApplicationNote = { id: string; appliedAt: string } & Progress;

type AppliedNoteProps = { applied: OwnApplicationNote };

/** In place of the Apply button, once the reader has applied. */
export function AppliedNote({ applied: { id, appliedAt, state, steps } }: AppliedNoteProps) {
  const messages = useMessages().jobs;
  return (
    <div className="applied">
      <p>
        <Icon name="check" />
        <span>
          <Around say={(date) => messages.appliedOn({ date })}>
            <Day day={appliedAt} style="short" />
          </Around>
        </span>
      </p>
      <MoreLink to={`${paths.myAccount({ tab: "applications", at: id })}#application-${id}`}>
        {messages.yourApplication}
      </MoreLink>
      {state && <p>{state}</p>}
      {steps && <StatusSteps {...steps} />}
    </div>
  );
}

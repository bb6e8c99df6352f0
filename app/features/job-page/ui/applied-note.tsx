import { useMessages } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { Around } from "#app/ui/around.tsx";
import { Icon } from "#app/ui/icon/icon.tsx";
import { MoreLink } from "#app/ui/list/more-link.tsx";
import { Day } from "./job-detail-list.tsx";

/** When the reader applied for a job; `id` names the application on My account. */
type OwnApplicationNote = { id: string; appliedAt: string };

/** One row in place of the Apply button, once the reader has applied. */
export function AppliedNote({ applied: { id, appliedAt } }: { applied: OwnApplicationNote }) {
  const messages = useMessages().jobs;
  return (
    <div className="applied">
      <p>
        <Icon name="check" />
        <Around say={(date) => messages.appliedOn({ date })}>
          <Day day={appliedAt} style="short" />
        </Around>
      </p>
      <MoreLink to={`${paths.myAccount({ tab: "applications", at: id })}#application-${id}`}>
        {messages.yourApplication}
      </MoreLink>
    </div>
  );
}

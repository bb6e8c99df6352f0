import { useMessages } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { Around } from "#app/ui/around.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon/icon.tsx";
import { Day } from "./job-detail-list.tsx";

/** When the reader applied for a job; `id` names the application on My account. */
export type OwnApplicationNote = { id: string; appliedAt: string };

/** Replaces the Apply button once the reader has applied. */
export function AppliedNote({ applied: { id, appliedAt } }: { applied: OwnApplicationNote }) {
  const messages = useMessages().jobs;
  return (
    <div className="applied row spread">
      <p>
        <Icon name="check" />{" "}
        <Around say={(date) => messages.appliedOn({ date })}>
          <Day day={appliedAt} style="short" />
        </Around>
      </p>
      <ButtonLink to={`${paths.myAccount({ tab: "applications" })}#application-${id}`}>
        {messages.yourApplication}
      </ButtonLink>
    </div>
  );
}

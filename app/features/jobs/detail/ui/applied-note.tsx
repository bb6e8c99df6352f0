import type { OwnApplicationNote } from "#app/features/jobs/own-application.ts";
import { useWords } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { Around } from "#app/ui/around.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon/icon.tsx";
import { Day } from "./job-facts.tsx";

/** Stands where Apply stood, once the reader has applied. */
export function AppliedNote({ applied: { id, appliedAt } }: { applied: OwnApplicationNote }) {
  const words = useWords().jobs;
  return (
    <div className="applied row spread">
      <p>
        <Icon name="check" />{" "}
        <Around say={(date) => words.appliedOn({ date })}>
          <Day day={appliedAt} style="short" />
        </Around>
      </p>
      <ButtonLink to={`${paths.myAccount({ tab: "applications" })}#application-${id}`}>
        {words.yourApplication}
      </ButtonLink>
    </div>
  );
}

import { paths } from "../../../paths.ts";
import { Around } from "../../../ui/around.tsx";
import { ButtonLink } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { useWords } from "../../../words/context.tsx";
import type { OwnApplicationNote } from "../own-application.ts";
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

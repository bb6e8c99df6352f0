import type { ReactNode } from "react";
import type { CaseJob } from "#app/features/moderation/case.server.ts";
import { useAllMessages } from "#app/messages/messages-context.tsx";
import { Icon } from "#app/ui/icon/icon.tsx";
import { OwnDirection } from "#app/ui/own-direction.tsx";
import { Ltr, Ticks, UserText } from "#app/ui/text.tsx";

type Texts = Pick<
  CaseJob,
  "description" | "requirements" | "benefits" | "questions" | "contactEmail" | "website"
>;

type Props = {
  job: Texts;
  /** Words that are marked in it. */
  marked?: readonly string[];
};

/** The whole text of a job, which a phone folds between a report and its decision. */
export function CaseText(props: Props) {
  return (
    <details className="disc unfolded-lg">
      <summary>
        {useAllMessages().moderation.text} <Icon name="down" className="turn" />
      </summary>
      <JobText {...props} />
    </details>
  );
}

/** In a frame, since a text of the other direction begins at the far edge. */
export function JobText({ job, marked = [] }: Props) {
  const show = (line: string) => <Marked line={line} marked={marked} />;
  const { moderation, posting } = useAllMessages();
  const items = [...job.requirements, ...job.benefits];
  const contact = [job.contactEmail, job.website].filter((line) => line !== null && line !== "");
  return (
    <div className="job-text stack gap-3">
      <OwnDirection text={job.description}>
        <UserText text={job.description} show={show} />
      </OwnDirection>
      {items.length > 0 && (
        <OwnDirection text={items.join(" ")}>
          <Ticks items={items} show={show} />
        </OwnDirection>
      )}
      {job.questions.length > 0 && (
        <div>
          <p className="small">{posting.questions}</p>
          <Ticks items={job.questions} show={show} />
        </div>
      )}
      {contact.length > 0 && (
        <p className="small wrap-anywhere">
          {moderation.contact}:{" "}
          {contact.map((line, at) => (
            <span key={line}>
              {at > 0 && " · "}
              <Ltr>{line}</Ltr>
            </span>
          ))}
        </p>
      )}
    </div>
  );
}

function Marked({ line, marked }: { line: string; marked: readonly string[] }): ReactNode {
  const match = marked
    .map((words) => ({ words, at: line.indexOf(words) }))
    .filter(({ at }) => at >= 0)
    .sort((one, other) => one.at - other.at || other.words.length - one.words.length)[0];
  if (!match) return line;
  const end = match.at + match.words.length;
  return (
    <>
      {line.slice(0, match.at)}
      <mark>{match.words}</mark>
      <Marked line={line.slice(end)} marked={marked} />
    </>
  );
}

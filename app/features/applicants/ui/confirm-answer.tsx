import type { Selection } from "#app/features/applicants/bulk.server.ts";
import type { FormAnswer } from "#app/features/applicants/form-answer.ts";
import type { Template } from "#app/features/applicants/templates/template.ts";
import type { CompanyAction } from "#app/features/applications/application-status.ts";
import { useAllMessages } from "#app/messages/messages-context.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { WayBack } from "#app/ui/way-back.tsx";
import { AnswerForm } from "./answer-form.tsx";
import { Missed, TooLate } from "./missed.tsx";

type Props = {
  selection: Selection;
  action: CompanyAction;
  templates: readonly Template[];
  list: string;
  to: string;
  /** The last event that the answer is written in knowledge of. */
  lastEvent: number;
  answer: FormAnswer | undefined;
};

/** The confirmation before several applications are answered: how many, and with which message. */
export function ConfirmAnswer(props: Props) {
  const { selection, action, templates, list, to, lastEvent, answer } = props;
  const { applicants, applications, jobs } = useAllMessages();
  const { ids, total, names, job } = selection;
  const title = job.title || jobs.noTitle;
  const count = applicants.count(total);
  const missed = answer?.missed;
  return (
    <>
      <WayBack to={list} label={applicants.title({ job: title })} />
      <div className="card pad">
        {total === 0 ? (
          <div className="stack">
            <h1>{applicants.asking[action]}</h1>
            {missed && <TooLate missed={missed} values={answer.values} />}
            <p>{applicants.confirm.none}</p>
            <p>
              <ButtonLink to={list}>{applicants.back}</ButtonLink>
            </p>
          </div>
        ) : (
          <AnswerForm
            action={action}
            to={to}
            back={list}
            language={null}
            heading="h1"
            fields={ids.length > 0 ? { ids: ids.join(",") } : {}}
            lastEvent={String(missed?.at(-1)?.id ?? lastEvent)}
            templates={templates}
            sample={{ name: names[0] || applications.card.nobody, job: title }}
            answer={answer}
            doubts={selection.doubts}
            reached={total}
          >
            {missed && <Missed missed={missed} />}
            <p>
              <b>{count}</b> · <bdi>{title}</bdi>
            </p>
            <p className="small">
              {names.map((name, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two may have one name
                <span key={place}>
                  {place > 0 && " · "}
                  <bdi>{name || applications.card.nobody}</bdi>
                </span>
              ))}
              {total > names.length && ` · ${applicants.confirm.more(total - names.length)}`}
            </p>
            <Left selection={selection} />
          </AnswerForm>
        )}
      </div>
    </>
  );
}

/** Which of the selected the answer does not reach, and how it is given to many. */
function Left({ selection: { skipped, isQueued } }: Pick<Props, "selection">) {
  const { confirm } = useAllMessages().applicants;
  if (skipped === 0 && !isQueued) return null;
  return (
    <p className="small muted">
      {skipped > 0 && confirm.skipped(skipped)} {isQueued && confirm.queued}
    </p>
  );
}

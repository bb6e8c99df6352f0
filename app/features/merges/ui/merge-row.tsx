import { Form } from "react-router";
import { deskPaths } from "#app/desk-paths.ts";
import type { ListedMerge } from "#app/features/merges/list-merges.server.ts";
import type { FormRefusal } from "#app/http/form.ts";
import { formatNumber, formatTimestamp } from "#app/i18n/format.ts";
import { useAllMessages, useLanguage } from "#app/messages/messages-context.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { Ltr } from "#app/ui/text.tsx";
import { MergeRefusal, ReasonField } from "./reason-field.tsx";

type Props = { merge: ListedMerge; answer: FormRefusal | undefined };

/** A merge or a move, how far it is, and its undo. */
export function MergeRow({ merge, answer }: Props) {
  const { jobs, merges } = useAllMessages();
  const language = useLanguage();
  const { from, into, fromEmail, intoEmail, job, state, by, reason } = merge;
  const { date, time } = formatTimestamp(merge.at, language);
  const names = { from: isolated(from), into: isolated(into) };
  const isRunning = state === "moving" || state === "undoing";
  const what =
    job === null
      ? merges.merged(names)
      : merges.moved({ ...names, job: isolated(job.trim() || jobs.noTitle) });
  return (
    <tr>
      <td data-h={merges.table.what} className="wide">
        <p className="wrap-anywhere">{what}</p>
        {(fromEmail || intoEmail) && (
          <p className="small muted wrap-anywhere">
            <Ltr>{fromEmail ?? "—"}</Ltr> · <Ltr>{intoEmail ?? "—"}</Ltr>
          </p>
        )}
        {reason && (
          <p className="small muted">
            <bdi>{reason}</bdi>
          </p>
        )}
      </td>
      <td data-h={merges.table.when}>
        <time className="num" dateTime={merge.at}>
          {date} {time}
        </time>
      </td>
      <td data-h={merges.table.by}>
        <bdi>{by ?? "—"}</bdi>
      </td>
      <td data-h={merges.table.state}>
        <Badge tone={isRunning ? "urgent" : "plain"}>{merges.states[state]}</Badge>
        {isRunning && job === null && (
          <p className="small muted num">
            {merges.progress({ n: formatNumber(merge.position), total: formatNumber(merge.total) })}
          </p>
        )}
      </td>
      <td className="act">{merge.undoUntil && <Undo merge={merge} answer={answer} />}</td>
    </tr>
  );
}

/** Opens without a script; one that was refused is open. */
function Undo({ merge: { id, undoUntil }, answer }: Props) {
  const { merges } = useAllMessages();
  const language = useLanguage();
  const until = undoUntil ? formatTimestamp(undoUntil, language) : undefined;
  return (
    <details className="disc" open={answer !== undefined}>
      <summary>{merges.undo}</summary>
      <Form method="post" action={deskPaths.deskMerges()} className="stack gap-3 md:min-w-72">
        <MergeRefusal answer={answer} />
        <input type="hidden" name="merge" value={id} />
        <ReasonField
          answer={answer}
          id={`reason-${id}`}
          label={merges.undoReason}
          hint={merges.undoHint}
        />
        <p className="row">
          <Button variant="danger">{merges.undoAct}</Button>
          {until && (
            <span className="small muted">
              {merges.until({ when: `${until.date} ${until.time}` })}
            </span>
          )}
        </p>
      </Form>
    </details>
  );
}

/** First strong isolate and its end: a name runs its own way. */
function isolated(name: string): string {
  return `\u2068${name}\u2069`;
}

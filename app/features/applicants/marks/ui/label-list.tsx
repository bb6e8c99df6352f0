import { Form } from "react-router";
import type { FormAnswer } from "#app/features/applicants/form-answer.ts";
import type { Label } from "#app/features/applicants/marks/mark.ts";
import { maxLabelLength } from "#app/limits.ts";
import { messageAt } from "#app/messages/message-key.ts";
import { useAllMessages } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { Button } from "#app/ui/button.tsx";
import { ConfirmButton, type Question } from "#app/ui/form/confirm.tsx";
import { TextField } from "#app/ui/form/text-field.tsx";
import { Icon } from "#app/ui/icon/icon.tsx";

/** The question before a label is removed. */
export function useLabelRemoval(): (label: Label) => Question {
  const { labelsPage } = useAllMessages().applicants;
  const { removeTitle, removeCost: cost, removeAct: act, removeKeep: keep } = labelsPage;
  return ({ id, name }) => ({
    title: removeTitle({ name }),
    cost,
    act,
    keep,
    action: paths.labels(),
    fields: { intent: "remove", label: id },
  });
}

/** The name of a new label, with the input and the error of one that was refused. */
export function NewLabelField({ refused }: { refused: FormAnswer | undefined }) {
  const messages = useAllMessages();
  const { marks } = messages.applicants;
  const error = refused?.errors?.newLabel;
  return (
    <TextField
      label={marks.newLabel}
      name="newLabel"
      hint={marks.newLabelHint}
      error={error && messageAt(messages, error)}
      defaultValue={refused?.values.newLabel ?? ""}
      maxLength={maxLabelLength}
    />
  );
}

/** A new label in words of one's own, or one of those that teams often need. */
export function NewLabel({ labels, answer }: Props) {
  const messages = useAllMessages();
  const { marks, labelsPage } = messages.applicants;
  const refused = answer?.values.intent === "add" ? answer : undefined;
  const isThere = (name: string) =>
    labels.some((label) => label.name.toLowerCase() === name.toLowerCase());
  const suggested = Object.values(labelsPage.suggested).filter((name) => !isThere(name));
  return (
    <div className="card pad stack gap-4 mb-5">
      {labels.length === 0 && <p className="muted">{labelsPage.none}</p>}
      <Form method="post" action={paths.labels()} className="new-label" key={labels.length}>
        <input type="hidden" name="intent" value="add" />
        <NewLabelField refused={refused} />
        <Button icon="plus" variant="primary">
          {marks.add}
        </Button>
      </Form>
      {suggested.length > 0 && (
        <Form method="post" action={paths.labels()} className="row gap-2">
          <input type="hidden" name="intent" value="add" />
          <p className="small muted w-full">{labelsPage.suggestions}</p>
          {suggested.map((name) => (
            <button
              key={name}
              type="submit"
              name="newLabel"
              value={name}
              className="mark"
              aria-label={marks.addLabel({ name })}
            >
              {name} <Icon name="plus" />
            </button>
          ))}
        </Form>
      )}
    </div>
  );
}

type Props = { labels: readonly Label[]; answer: FormAnswer | undefined };

/** The labels of a company, each to be renamed or removed. */
export function LabelList({ labels, answer }: Props) {
  if (labels.length === 0) return null;
  return (
    <ul className="card divide-y divide-line p-0">
      {labels.map((label) => (
        <li key={`${label.id} ${label.name}`} className="label-row">
          <Row label={label} answer={answer?.values.label === label.id ? answer : undefined} />
        </li>
      ))}
    </ul>
  );
}

function Row({ label, answer }: { label: Label; answer: FormAnswer | undefined }) {
  const messages = useAllMessages();
  const { labelsPage } = messages.applicants;
  const { id, name } = label;
  const error = answer?.errors?.name;
  const questionOf = useLabelRemoval();
  return (
    <>
      <Form method="post" action={paths.labels()} preventScrollReset className="new-label">
        <input type="hidden" name="label" value={id} />
        <TextField
          label={labelsPage.name({ name })}
          hideLabel
          name="name"
          id={`name-${id}`}
          defaultValue={answer?.values.name ?? name}
          error={error && messageAt(messages, error)}
          maxLength={maxLabelLength}
        />
        <Button aria-label={labelsPage.renameOf({ name })}>{labelsPage.rename}</Button>
      </Form>
      <ConfirmButton question={questionOf(label)} to={paths.labels({ remove: id })}>
        <span className="sr">{labelsPage.removeOf({ name })}</span>
        <span aria-hidden="true">{labelsPage.remove}</span>
      </ConfirmButton>
    </>
  );
}

import { Form } from "react-router";
import type { ApplicantNote } from "#app/features/applicants/applicant.ts";
import { answerTo, type FormAnswer } from "#app/features/applicants/form-answer.ts";
import { Fold } from "#app/features/applicants/marks/ui/fold.tsx";
import { formatNumber, formatTimestamp } from "#app/i18n/format.ts";
import { maxReplyLength } from "#app/limits.ts";
import { messageAt } from "#app/messages/message-key.ts";
import { useAllMessages, useLanguage } from "#app/messages/messages-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { TextAreaField } from "#app/ui/form/text-field.tsx";
import { Icon } from "#app/ui/icon/icon.tsx";
import { UserText } from "#app/ui/text.tsx";

type Props = {
  notes: readonly ApplicantNote[];
  mayAnswer: boolean;
  to: string;
  answer: FormAnswer | undefined;
};

/** The company's internal notes about an applicant. */
export function ApplicantNotes({ notes, mayAnswer, to, answer }: Props) {
  const messages = useAllMessages();
  const { applicants } = messages;
  const refused = answerTo("note", answer);
  const error = refused?.errors?.body;
  if (notes.length === 0 && !mayAnswer) return null;
  return (
    <Fold
      title={applicants.notes}
      icon="edit"
      count={notes.length > 0 ? formatNumber(notes.length) : undefined}
      isOpen={refused !== undefined}
      className={classNames("fold-notes", notes.length > 0 ? "unfolded-lg" : "no-print")}
    >
      {notes.length > 0 && (
        <ul className="notes">
          {notes.map((note) => (
            <li key={note.id}>
              <Note note={note} mayAnswer={mayAnswer} to={to} />
            </li>
          ))}
        </ul>
      )}
      {mayAnswer && (
        <Form
          method="post"
          action={to}
          preventScrollReset
          className="stack gap-2"
          key={notes.length}
        >
          <input type="hidden" name="intent" value="note" />
          <TextAreaField
            label={applicants.note}
            hideLabel
            name="body"
            hint={applicants.notesHint}
            error={error && messageAt(messages, error)}
            defaultValue={refused?.values.body ?? ""}
            maxLength={maxReplyLength}
            rows={2}
          />
          <Button icon="plus" className="justify-self-start">
            {applicants.addNote}
          </Button>
        </Form>
      )}
    </Fold>
  );
}

function Note({ note, mayAnswer, to }: Pick<Props, "mayAnswer" | "to"> & { note: ApplicantNote }) {
  const { id, by, isOwn, body, createdAt } = note;
  const { applicants } = useAllMessages();
  const language = useLanguage();
  return (
    <>
      <div>
        <p>
          <b>
            <bdi>{by || applicants.someone}</bdi>
          </b>{" "}
          <time className="small muted" dateTime={createdAt}>
            {applicants.at(formatTimestamp(createdAt, language))}
          </time>
        </p>
        <UserText text={body} />
      </div>
      {isOwn && mayAnswer && (
        <Form method="post" action={to} preventScrollReset>
          <input type="hidden" name="intent" value="delete-note" />
          <input type="hidden" name="note" value={id} />
          <button type="submit" className="icon-btn" aria-label={applicants.deleteNote}>
            <Icon name="trash" />
          </button>
        </Form>
      )}
    </>
  );
}

import { useEffect, useRef, useState } from "react";
import { Form, useNavigation } from "react-router";
import { cvInputAccept } from "#app/features/applications/cv/cv-file.ts";
import type { SentDocument } from "#app/features/applications/lifecycle/history.server.ts";
import { QueuedHere } from "#app/features/applications/outbox/ui/queued-here.tsx";
import type { MessageAnswer } from "#app/features/applications/thread/message-answer.ts";
import {
  documentFields,
  filesField,
  messageKey,
} from "#app/features/applications/thread/message-form.ts";
import { FileName } from "#app/features/applications/ui/file-name.tsx";
import { maxMessageDocuments, maxMessageLength } from "#app/limits.ts";
import { messageAt } from "#app/messages/message-key.ts";
import { useAllMessages } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { Button } from "#app/ui/button.tsx";
import { Check } from "#app/ui/form/check-field.tsx";
import { FileField } from "#app/ui/form/file-field.tsx";
import { FormErrorSummary } from "#app/ui/form/form-errors.tsx";
import { Refusal } from "#app/ui/form/refusal.tsx";
import { TextAreaField } from "#app/ui/form/text-field.tsx";
import { useQueuedMessage, type WritingMessage } from "./use-queued-message.ts";

type Props = {
  writing: WritingMessage;
  /** By which the same form sent again is known. */
  submissionKey: string;
  answer: MessageAnswer | undefined;
};

/** An applicant's answer to a company, with documents. Unsent text stays when the page is read again. */
export function MessageForm({ writing, submissionKey, answer }: Props) {
  const messages = useAllMessages();
  const { thread } = messages;
  const form = useRef<HTMLFormElement>(null);
  const files = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<string[]>([]);
  const received = useReceived(answer);
  const isQueued = useQueuedMessage(form, writing, answer, received.length > 0);
  const [key, setKey] = useState(submissionKey);
  const action = paths.ownApplication(writing.applicationId);
  const { state, formAction, formMethod } = useNavigation();
  const isSending = state !== "idle" && formAction === action && formMethod === "POST";
  // Those that were accepted are listed by name, and would go twice.
  useEffect(() => {
    if (!answer?.documents || !files.current) return;
    files.current.value = "";
    setChosen([]);
  }, [answer]);
  const wasSending = useRef(false);
  const wasQueued = useRef(false);
  // After each message, sent or left to the device, the next one is begun under a key of its own.
  useEffect(() => {
    const isSent = wasSending.current && !isSending && !answer;
    if (isSent || (isQueued && !wasQueued.current)) {
      form.current?.reset();
      setChosen([]);
      setKey(isSent ? submissionKey : crypto.randomUUID());
    }
    wasSending.current = isSending;
    wasQueued.current = isQueued;
  });
  const error = (field: string) => messageAt(messages, answer?.errors?.[field]);
  return (
    <Form
      ref={form}
      method="post"
      action={action}
      encType="multipart/form-data"
      className="form"
      preventScrollReset
      data-js=""
    >
      {isQueued && <QueuedHere answer={answer} text={thread.queued} />}
      {!isQueued && answer?.refused && (
        <Refusal answer={answer} title={messageAt(messages, answer.refused)} />
      )}
      {answer?.errors && (
        <FormErrorSummary
          title={thread.notSent}
          errors={renamed(answer.errors)}
          order={["text", filesField]}
          attempt={answer}
        />
      )}
      <input
        type="hidden"
        name={messageKey}
        value={(!isQueued && answer?.values[messageKey]) || key}
      />
      <TextAreaField
        label={thread.answer}
        name="text"
        defaultValue={isQueued ? "" : (answer?.values.text ?? "")}
        error={error("text")}
        maxLength={maxMessageLength}
        rows={4}
        dir="auto"
      />
      {received.length > 0 && (
        <fieldset className="field">
          <legend className="hint">{thread.attached}</legend>
          {received.map(({ id, name }, at) => (
            <Check key={id} type="checkbox" name={documentFields[at]} value={id} defaultChecked>
              <FileName name={name} />
            </Check>
          ))}
        </fieldset>
      )}
      <FileField
        label={thread.documents}
        name={filesField}
        button={thread.choose}
        hint={thread.documentsHint}
        error={error("documents")}
        accept={cvInputAccept}
        multiple
        optional
        ref={files}
        hidden={received.length >= maxMessageDocuments}
        onChange={() => setChosen(Array.from(files.current?.files ?? [], ({ name }) => name))}
      >
        {chosen.length === 0 &&
          answer?.refusedFiles?.map(({ name, reason }) => (
            <p key={`${reason} ${name}`}>
              <FileName name={name} /> {messageAt(messages, reason)}
            </p>
          ))}
        {chosen.map((name) => (
          <p key={name}>
            <FileName name={name} />
          </p>
        ))}
      </FileField>
      <p>
        <Button variant="primary" busy={isSending && thread.sending}>
          {thread.send}
        </Button>
      </p>
    </Form>
  );
}

/** The summary leads to the field of the files. */
function renamed({ documents, ...errors }: NonNullable<MessageAnswer["errors"]>) {
  return documents ? { ...errors, [filesField]: documents } : errors;
}

/** The documents that have arrived; a lost connection leaves them as they were. */
function useReceived(answer: MessageAnswer | undefined): SentDocument[] {
  const last = useRef<SentDocument[]>([]);
  if (answer?.documents) last.current = answer.documents;
  return answer ? last.current : [];
}

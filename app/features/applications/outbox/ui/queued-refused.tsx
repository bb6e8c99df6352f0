import { useEffect, useState } from "react";
import { inputFields } from "#app/features/applications/apply-response.ts";
import { findQueued, type ListedApplication } from "#app/features/applications/outbox/outbox.ts";
import { dropAll } from "#app/features/applications/outbox/outbox-store.ts";
import { FileName } from "#app/features/applications/ui/file-name.tsx";
import { messageOrText } from "#app/messages/message-key.ts";
import { useAllMessages } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { Around } from "#app/ui/around.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { UserText } from "#app/ui/text.tsx";

/** Jobs that can be applied for no more: there is no form to go back to. */
const final = ["jobs.missing", "jobs.over", "applications.alreadyApplied"];

/** Why an application that was stored was not taken, and all that was written. */
export function QueuedRefused({ application }: { application: ListedApplication }) {
  const messages = useAllMessages();
  const { queued } = messages;
  const { id, jobId, applicationId, title, fields, file, refusal, errors = {} } = application;
  const texts = applicationId ? { ...queued, ...queued.message } : queued;
  const { yes, no, levels } = messages.screening;
  const answerWords: Record<string, string> = { yes, no, ...levels };
  const { questions = {} } = application;
  const reasons = new Set(
    Object.entries({ "": refusal, ...errors }).flatMap(([field, key]) => {
      const error = messageOrText(messages, key ?? "");
      const question = questions[field];
      if (!key) return [];
      return question ? messages.applications.apply.fieldError({ field: question, error }) : error;
    }),
  );
  const answers = Object.entries(questions).filter(([field]) => fields[field]);
  return (
    <Notice kind="err">
      <p>
        <b>
          <Around say={(title) => texts.refused({ title })}>
            <bdi>{title}</bdi>
          </Around>
        </b>
      </p>
      {[...reasons].map((reason) => (
        <p key={reason}>{reason}</p>
      ))}
      <details className="disc">
        <summary className="tap">{texts.written}</summary>
        {applicationId && fields.text && <UserText text={fields.text} />}
        <dl className="stack">
          {inputFields.map((field) =>
            fields[field] ? (
              <div key={field}>
                <dt className="small">{messages.applications.apply[field]}</dt>
                <dd>
                  {field === "coverLetter" ? (
                    <UserText text={fields[field]} />
                  ) : (
                    <bdi>{fields[field]}</bdi>
                  )}
                </dd>
              </div>
            ) : null,
          )}
          {answers.map(([field, question]) => (
            <div key={field}>
              <dt className="small">
                <bdi>{question}</bdi>
              </dt>
              <dd>
                <bdi>{answerWords[fields[field] ?? ""] ?? fields[field]}</bdi>
              </dd>
            </div>
          ))}
          {file && (
            <div>
              <dt className="small">{texts.cv}</dt>
              <dd>
                <QueuedFile id={id} name={file.name} />
              </dd>
            </div>
          )}
        </dl>
      </details>
      <div className="row mt-2">
        {applicationId ? (
          <ButtonLink to={paths.ownApplication(applicationId)}>{queued.message.open}</ButtonLink>
        ) : (
          !final.includes(refusal ?? "") && (
            <ButtonLink to={paths.apply(jobId)}>{texts.edit}</ButtonLink>
          )
        )}
        <Button
          type="button"
          variant="text"
          aria-label={texts.dropNamed({ title })}
          onClick={() => void dropAll([id])}
        >
          {texts.drop}
        </Button>
      </div>
    </Notice>
  );
}

function QueuedFile({ id, name }: { id: string; name: string }) {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    let objectUrl: string | undefined;
    let isOver = false;
    void findQueued(id).then((queued) => {
      if (!queued?.file || isOver) return;
      objectUrl = URL.createObjectURL(queued.file);
      setUrl(objectUrl);
    });
    return () => {
      isOver = true;
      if (objectUrl) URL.revokeObjectURL(objectUrl);
    };
  }, [id]);
  return (
    <a href={url} download={name} className="tap">
      <FileName name={name} />
    </a>
  );
}

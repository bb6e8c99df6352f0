import { useEffect, useState } from "react";
import { inputFields } from "#app/features/applications/apply-response.ts";
import { findQueued, type ListedApplication } from "#app/features/applications/outbox/outbox.ts";
import { dropAll } from "#app/features/applications/outbox/outbox-store.ts";
import { FileName } from "#app/features/applications/ui/file-name.tsx";
import { useAllMessages } from "#app/messages/messages-context.tsx";
import { messageOrText } from "#app/messages/translation.ts";
import { paths } from "#app/paths.ts";
import { Around } from "#app/ui/around.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { UserText } from "#app/ui/text.tsx";

/** Jobs that can be applied for no more: there is no form to go back to. */
const final = ["jobs.missing", "jobs.over", "applications.alreadyApplied"];

/** Why an application that was kept was not taken, and all that was written. */
export function QueuedRefused({ application }: { application: ListedApplication }) {
  const messages = useAllMessages();
  const { kept } = messages.offline;
  const { id, jobId, title, fields, file, refusal, errors = {} } = application;
  const reasons = [refusal, ...Object.values(errors)].filter((key) => key);
  return (
    <Notice kind="err">
      <p>
        <b>
          <Around say={(title) => kept.refused({ title })}>
            <bdi>{title}</bdi>
          </Around>
        </b>
      </p>
      {reasons.map((key) => (
        <p key={key}>{messageOrText(messages, key ?? "")}</p>
      ))}
      <details className="disc">
        <summary className="tap">{kept.written}</summary>
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
          {file && (
            <div>
              <dt className="small">{kept.cv}</dt>
              <dd>
                <KeptFile id={id} name={file.name} />
              </dd>
            </div>
          )}
        </dl>
      </details>
      <div className="row mt-2">
        {!final.includes(refusal ?? "") && (
          <ButtonLink to={paths.apply(jobId)}>{kept.edit}</ButtonLink>
        )}
        <Button
          type="button"
          variant="text"
          aria-label={kept.dropNamed({ title })}
          onClick={() => void dropAll([id])}
        >
          {kept.drop}
        </Button>
      </div>
    </Notice>
  );
}

function KeptFile({ id, name }: { id: string; name: string }) {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    let made: string | undefined;
    let isOver = false;
    void findQueued(id).then((kept) => {
      if (!kept?.file || isOver) return;
      made = URL.createObjectURL(kept.file);
      setUrl(made);
    });
    return () => {
      isOver = true;
      if (made) URL.revokeObjectURL(made);
    };
  }, [id]);
  return (
    <a href={url} download={name} className="tap">
      <FileName name={name} />
    </a>
  );
}

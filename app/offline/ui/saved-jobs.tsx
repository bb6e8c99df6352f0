import { useCallback, useEffect, useState } from "react";
import { lineOf } from "#app/i18n/language.ts";
import { useLanguage, useMessages } from "#app/messages/messages-context.tsx";
import { agoOf } from "#app/offline/age.ts";
import { installWorker } from "#app/offline/follow-pages.ts";
import { listSaved, removeJob, saveJob } from "#app/offline/saved.ts";
import { canSave, readSavedIds, useSavedIds } from "#app/offline/saved-ids.ts";
import { paths } from "#app/paths.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Empty } from "#app/ui/empty.tsx";
import { Notice } from "#app/ui/notice.tsx";

type Saved = Awaited<ReturnType<typeof listSaved>>;

/** The jobs saved on this device; `wanted` is a job to be saved first. */
export function SavedJobs({ wanted }: { wanted: string | null }) {
  const messages = useMessages().offline.saved;
  const language = useLanguage();
  const [saved, setSaved] = useState<Saved>();
  const [failed, setFailed] = useState(false);
  const look = useCallback(() => listSaved(language).then(setSaved), [language]);
  // A copy that a page left unfinished may still come.
  const known = useSavedIds();

  useEffect(() => {
    if (!canSave()) return;
    if (wanted) void installWorker();
    const first = wanted ? saveJob(wanted, language) : Promise.resolve();
    first.catch(() => setFailed(true)).then(look);
  }, [wanted, language, look]);

  useEffect(() => {
    if (known) void look();
  }, [known, look]);

  if (!canSave()) return <Notice kind="warn">{messages.needs}</Notice>;
  if (!saved) return null;
  return (
    <>
      {failed && <Notice kind="err">{messages.notSaved}</Notice>}
      {saved.length === 0 ? (
        <Empty title={messages.none} heading="h2" reason={messages.noneMore}>
          <ButtonLink to={paths.jobs()} variant="primary">
            {messages.browse}
          </ButtonLink>
        </Empty>
      ) : (
        <>
          <p role="status">{messages.count(saved.length)}</p>
          <ul className="card divide-y divide-line p-0">
            {saved.map((job) => (
              <Job key={job.id} job={job} onRemove={() => removeJob(job.id).then(readSavedIds)} />
            ))}
          </ul>
        </>
      )}
    </>
  );
}

function Job({ job, onRemove }: { job: Saved[number]; onRemove: () => void }) {
  const messages = useMessages().offline.saved;
  const language = useLanguage();
  const { locale = "", formats } = lineOf(language) ?? {};
  const addedAgo = formats && { locale, ago: formats.ago };
  const [title = "", company] = job.title.split(" · ");
  return (
    <li className="row spread flex-nowrap p-4">
      <div className="min-w-0">
        <h2 className="text-lg">
          <a href={paths.job(job.id)} className="tap wrap-anywhere">
            <bdi>{title || job.address}</bdi>
          </a>
        </h2>
        {company && (
          <p className="wrap-anywhere">
            <bdi>{company}</bdi>
          </p>
        )}
        <p className="small muted">
          {messages.savedAt({ when: agoOf(job.savedAt, language, addedAgo) })}
        </p>
      </div>
      <Button type="button" aria-label={messages.removeNamed({ title })} onClick={onRemove}>
        {messages.remove}
      </Button>
    </li>
  );
}

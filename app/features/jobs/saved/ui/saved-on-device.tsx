import { useCallback, useEffect, useRef, useState } from "react";
import { savedCard } from "#app/features/jobs/saved/saved-card.ts";
import { JobCards } from "#app/features/jobs/ui/job-cards.tsx";
import { useLanguage, useMessages } from "#app/messages/messages-context.tsx";
import { installWorker } from "#app/offline/follow-pages.ts";
import { listSaved, removeJob, type SavedPage, saveJob } from "#app/offline/saved.ts";
import { canSave, readSavedIds, useSavedIds } from "#app/offline/saved-ids.ts";
import { paths } from "#app/paths.ts";
import { Button } from "#app/ui/button.tsx";
import { Empty } from "#app/ui/empty.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { MemoryLine, WaysOn } from "./memory-section.tsx";

/** The jobs saved on this device; `wanted` is a job to be saved first. */
export function SavedOnDevice({ wanted }: { wanted: string | null }) {
  const messages = useMessages().offline.saved;
  const language = useLanguage();
  const [saved, setSaved] = useState<SavedPage[]>();
  const [failed, setFailed] = useState(false);
  const look = useCallback(() => listSaved(language).then(setSaved), [language]);
  // A copy that a page left unfinished may still come.
  const known = useSavedIds();
  const list = useFocusOfRemoved(saved?.length);

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
      <section ref={list} tabIndex={-1}>
        {saved.length === 0 ? (
          <Empty title={messages.none} heading="h2" reason={messages.noneMore}>
            <WaysOn />
          </Empty>
        ) : (
          <SavedPages pages={saved} />
        )}
      </section>
    </>
  );
}

function SavedPages({ pages }: { pages: readonly SavedPage[] }) {
  const messages = useMessages().offline.saved;
  const cards = pages.flatMap(({ html }) => savedCard(html) ?? []);
  const others = pages.filter(({ id }) => cards.every((card) => card.id !== id));
  return (
    <>
      <h2 className="mb-2 text-xl">
        <span role="status">{messages.count(pages.length)}</span>
      </h2>
      <JobCards jobs={cards} view="list" isOfSaved />
      {others.length > 0 && (
        <ul className="card mt-2 divide-y divide-line py-0">
          {others.map(({ id, title, address }) => {
            const [name = address, company] = title.split(" · ");
            return (
              <MemoryLine key={id} to={paths.job(id)} name={name} more={company}>
                <Button
                  type="button"
                  aria-label={messages.removeNamed({ title: name })}
                  onClick={() => removeJob(id).then(readSavedIds)}
                >
                  {messages.remove}
                </Button>
              </MemoryLine>
            );
          })}
        </ul>
      )}
    </>
  );
}

/** Focuses the list when the button of a removed entry took the focus along. */
function useFocusOfRemoved(count = 0) {
  const list = useRef<HTMLElement>(null);
  const before = useRef(count);
  useEffect(() => {
    if (count < before.current && document.activeElement === document.body) list.current?.focus();
    before.current = count;
  }, [count]);
  return list;
}

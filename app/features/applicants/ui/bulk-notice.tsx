import { useEffect } from "react";
import { useRevalidator } from "react-router";
import type { BulkProgress } from "#app/features/applications/bulk/bulk-progress.ts";
import { formatNumber } from "#app/i18n/format.ts";
import { useAllMessages } from "#app/messages/messages-context.tsx";
import { Bar } from "#app/ui/form/progress.tsx";
import { Notice } from "#app/ui/notice.tsx";

type Props = {
  bulk: BulkProgress;
  /** The page itself, to be loaded again without script. */
  list: string;
};

/** How far an answer to many applications is, and afterwards how it has gone. */
export function BulkNotice({ bulk, list }: Props) {
  const isRunning = bulk.state === "running";
  useReload(isRunning);
  return (
    <>
      {isRunning ? <Running bulk={bulk} list={list} /> : <Ended bulk={bulk} />}
      <Spoken bulk={bulk} />
    </>
  );
}

function Running({ bulk, list }: Props) {
  const { asking, bulkTask } = useAllMessages().applicants;
  return (
    <section className="card pad stack gap-2 my-4" aria-labelledby="bulk">
      <h2 id="bulk" className="text-lg">
        {asking[bulk.action]}
      </h2>
      <Bar label={asking[bulk.action]} value={bulk.position} of={bulk.total} />
      <p className="row spread gap-x-3 gap-y-0">
        <span className="num">{bulkTask.progress(counted(bulk))}</span>
        <a className="tap" href={list}>
          {bulkTask.refresh}
        </a>
      </p>
      <p className="small muted">
        {bulk.by && <bdi>{`${bulkTask.by({ name: bulk.by })}.`}</bdi>} {bulkTask.goesOn}
      </p>
    </section>
  );
}

function Ended({ bulk }: Pick<Props, "bulk">) {
  const { asking, bulkTask, done } = useAllMessages().applicants;
  const { action, state, repeated, skipped } = bulk;
  const { mailed, unconfirmed, off } = bulk.reach;
  const isWhole = unconfirmed + off + repeated + skipped === 0 && state === "done";
  return (
    <Notice kind={isWhole ? "ok" : "warn"} title={asking[action]} className="my-4">
      <p>{state === "stopped" ? bulkTask.stopped(counted(bulk)) : done.head}</p>
      {mailed > 0 && <p>{done.mailed(mailed)}</p>}
      {unconfirmed > 0 && <p>{done.unconfirmed(unconfirmed)}</p>}
      {off > 0 && <p>{done.off(off)}</p>}
      {repeated > 0 && <p>{done.repeated(repeated)}</p>}
      {skipped > 0 && <p>{done.skipped(skipped)}</p>}
    </Notice>
  );
}

function counted({ position, total }: BulkProgress) {
  return { done: formatNumber(position), total: formatNumber(total) };
}

/** For screen readers: each quarter, not each reload. */
function Spoken({ bulk: { position, total } }: Pick<Props, "bulk">) {
  const { bulkTask } = useAllMessages().applicants;
  const percent = Math.floor((position / total) * 4) * 25;
  return (
    <p role="status" className="sr">
      {percent > 0 && bulkTask.percent({ percent: String(percent) })}
    </p>
  );
}

const betweenMs = 3000;

/** Loads the page's data again every few seconds while it is looked at. */
function useReload(isRunning: boolean): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => {
      if (document.visibilityState === "visible") void revalidate();
    }, betweenMs);
    return () => clearInterval(timer);
  }, [isRunning, revalidate]);
}

import { type FormEvent, useEffect } from "react";
import { memoryKey } from "#app/features/job/memory-key.ts";
import { rememberDeviceSeen } from "#app/features/jobs/memory/device-memory.ts";
import { hideJob } from "#app/features/jobs/memory/hide-job.ts";
import { sendOwnAct, useDeviceMemory, useOwnAct } from "#app/features/jobs/memory/use-memory.ts";
import { useMessages } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { Icon } from "#app/ui/icon/icon.tsx";
import { useRootData } from "#app/ui/page/use-root-data.ts";

type HideJobButtonProps = { jobId: string; title: string; onDone: (isStored: boolean) => void };

/** On a job's page, in a menu that closes by it: hides the job in lists, or shows it again. */
export function HideJobButton({ jobId, title, onDone }: HideJobButtonProps) {
  const messages = useMessages().memory;
  const root = useRootData();
  const own = root?.memory ?? null;
  const act = useOwnAct("hidden", jobId);
  const device = useDeviceMemory();
  const isHidden = own
    ? (act ?? own.hidden.includes(memoryKey(jobId)))
    : (device?.hidden.some(({ id }) => id === jobId) ?? false);

  async function toggle(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const menu = event.currentTarget.closest("details");
    if (menu) menu.open = false;
    menu?.querySelector("summary")?.focus();
    const by = { own: own !== null, isShared: root?.isSharedDevice ?? false };
    onDone(await hideJob({ id: jobId, title }, !isHidden, by));
  }

  return (
    <form method="post" action={paths.memory()} onSubmit={toggle} className="no-print">
      <input type="hidden" name="next" value={paths.job(jobId)} />
      <input type="hidden" name={isHidden ? "show" : "hide"} value={jobId} />
      <button type="submit" className="btn btn-text" data-js="">
        <Icon name={isHidden ? "eye" : "eye-off"} />
        {isHidden ? messages.showJob : messages.hide}
      </button>
    </form>
  );
}

/** Records that the job's page was opened, on a visitor's device, or where the board could not know it. */
export function RecordSeen({ jobId, isStored }: { jobId: string; isStored: boolean }) {
  const root = useRootData();
  const isOwn = Boolean(root?.memory);
  const isShared = root?.isSharedDevice ?? false;
  useEffect(() => {
    if (isOwn) {
      if (!isStored) void sendOwnAct("seen", jobId);
    } else if (!isShared) rememberDeviceSeen(jobId);
  }, [jobId, isStored, isOwn, isShared]);
  return null;
}

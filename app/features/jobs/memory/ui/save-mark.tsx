import { type MouseEvent, useState } from "react";
import { useLocation } from "react-router";
import type { CardMemory } from "#app/features/jobs/memory/card-memory.ts";
import { hideJob } from "#app/features/jobs/memory/hide-job.ts";
import { copyForm, copyInStep } from "#app/features/jobs/memory/offline-copy.ts";
import { sendOwnAct, useOwnAct } from "#app/features/jobs/memory/use-memory.ts";
import { useLanguage, useMessages } from "#app/messages/messages-context.tsx";
import { canSave, useSavedIds } from "#app/offline/saved-ids.ts";
import { paths } from "#app/paths.ts";
import { classNames } from "#app/ui/class-names.ts";
import { Icon } from "#app/ui/icon/icon.tsx";
import { useRootData } from "#app/ui/page/use-root-data.ts";
import { useHydrated } from "#app/ui/use-hydrated.ts";

const formId = "save-job";

/**
 * The form of a list's save and hide buttons without scripts. An account's posts to the board; a
 * visitor's leads to the page about saving.
 */
export function SaveForm() {
  const root = useRootData();
  const { pathname, search } = useLocation();
  // Anyone who may apply can do so offline, if the form is there.
  const withForm = root?.account?.userType === "customer_employee";
  const marks = {
    "data-apply": withForm ? "" : undefined,
    "data-shared": root?.isSharedDevice ? "" : undefined,
  };
  if (!root?.memory) return <form id={formId} action={paths.savedJobs()} hidden {...marks} />;
  return (
    <form id={formId} method="post" action={paths.memory()} hidden {...marks}>
      <input type="hidden" name="next" value={pathname + search} />
    </form>
  );
}

type SaveMarkProps = {
  jobId: string;
  /** The account's memory; undefined for a visitor. */
  own: CardMemory | undefined;
};

/** Saves a job, in the account or on a visitor's device, or removes it; `SaveForm` stands on the same page. */
export function SaveMark({ jobId, own }: SaveMarkProps) {
  const messages = useMessages().offline.saved;
  const language = useLanguage();
  const onDevice = useSavedIds()?.has(jobId);
  const act = useOwnAct("saved", jobId);
  const isSaved = own ? (act ?? own.saved ?? false) : onDevice;
  const [state, setState] = useState<"idle" | "saving" | "failed">("idle");
  // An account's is marked at the press; a device has it only once its copy is there.
  const [meant, setMeant] = useState<boolean>();
  const saved = meant ?? isSaved;

  async function toggle(event: MouseEvent<HTMLButtonElement>) {
    if (!own && !canSave()) return;
    event.preventDefault();
    if (state === "saving") return;
    const withForm = event.currentTarget.form?.dataset.apply !== undefined;
    setState("saving");
    if (own) setMeant(!saved);
    const copied = copyInStep(jobId, !saved, language);
    const done = own
      ? await sendOwnAct(saved ? "unsave" : "save", jobId, { kind: "saved", is: !saved })
      : await copied;
    setState(done ? "idle" : "failed");
    setMeant(undefined);
    if (done && (await copied) && withForm && !saved) await copyForm(jobId);
  }

  return (
    <>
      <button
        type="submit"
        form={formId}
        name={own ? (saved ? "unsave" : "save") : "job"}
        value={jobId}
        className={classNames("icon-btn save above", saved && "on")}
        aria-label={messages.saveMark}
        aria-pressed={saved}
        aria-busy={(state === "saving" && !own) || undefined}
        onClick={toggle}
        data-js=""
      >
        <Icon name="bookmark" />
      </button>
      {state === "failed" && (
        <p className="hint col-span-full" role="alert">
          {messages.notSaved}
        </p>
      )}
    </>
  );
}

type HideMarkProps = { jobId: string; title: string; own: boolean };

/** Hides a job in a list: a form's button for an account, a script's, and there with it, for a visitor. */
export function HideMark({ jobId, title, own }: HideMarkProps) {
  const messages = useMessages().memory;
  const [failed, setFailed] = useState(false);
  const hydrated = useHydrated();

  async function hide(event: MouseEvent<HTMLButtonElement>) {
    event.preventDefault();
    const isShared = document.getElementById(formId)?.dataset.shared !== undefined;
    setFailed(!(await hideJob({ id: jobId, title }, true, { own, isShared })));
  }

  if (!own && !hydrated) return null;
  return (
    <>
      <button
        type={own ? "submit" : "button"}
        form={own ? formId : undefined}
        name={own ? "hide" : undefined}
        value={own ? jobId : undefined}
        className="icon-btn save hide above"
        aria-label={messages.hide}
        onClick={hide}
        data-js={own ? "" : undefined}
      >
        <Icon name="eye-off" />
      </button>
      {failed && (
        <p className="hint col-span-full" role="alert">
          {messages.notStored}
        </p>
      )}
    </>
  );
}

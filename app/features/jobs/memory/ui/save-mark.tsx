import { type MouseEvent, useState } from "react";
import { useLocation } from "react-router";
import type { CardMemory } from "#app/features/jobs/memory/card-memory.ts";
import { hideJob } from "#app/features/jobs/memory/hide-job.ts";
import { useSaving } from "#app/features/jobs/memory/use-saving.ts";
import { useMessages } from "#app/messages/messages-context.tsx";
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
  const { isSaved, hasFailed, toggle } = useSaving(jobId, own && (own.saved ?? false));

  return (
    <>
      <button
        type="submit"
        form={formId}
        name={own ? (isSaved ? "unsave" : "save") : "job"}
        value={jobId}
        className={classNames("icon-btn save above", isSaved && "on")}
        aria-label={messages.saveMark}
        aria-pressed={isSaved}
        onClick={(event) => toggle(event, event.currentTarget.form?.dataset.apply !== undefined)}
        data-js=""
      >
        <Icon name="bookmark" />
      </button>
      {hasFailed && (
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

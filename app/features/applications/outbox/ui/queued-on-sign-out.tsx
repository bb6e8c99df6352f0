import { useEffect, useRef, useState } from "react";
import type { ListedApplication } from "#app/features/applications/outbox/outbox.ts";
import {
  dropAll,
  outboxStore,
  sendOutbox,
} from "#app/features/applications/outbox/outbox-store.ts";
import { useAllMessages } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { Notice } from "#app/ui/notice.tsx";

/** The choice at sign-out about unsent applications: sent now, left encrypted, or deleted. */
export function QueuedOnSignOut({ own }: { own: readonly ListedApplication[] }) {
  const { queued: texts } = useAllMessages();
  const dialog = useRef<HTMLDialogElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const cancel = useRef<HTMLButtonElement>(null);
  const [sending, setSending] = useState<"no" | "now" | "failed">("no");
  const unsent = own.filter(({ state }) => state !== "sent");
  const { leavingUnsent } = unsent.every(({ applicationId }) => applicationId)
    ? texts.message
    : texts;

  useEffect(() => {
    if (own.length === 0) return;
    const stop = (event: SubmitEvent) => {
      const leaving = event.target as HTMLFormElement;
      if (new URL(leaving.action).pathname !== paths.logout()) return;
      event.preventDefault();
      form.current = leaving;
      if (own.every(({ state }) => state === "sent")) return void leave(leaving, own);
      setSending("no");
      dialog.current?.showModal();
      // The browser would begin with the first button, which is an act.
      cancel.current?.focus();
    };
    document.addEventListener("submit", stop, true);
    return () => document.removeEventListener("submit", stop, true);
  }, [own]);

  if (unsent.length === 0) return null;
  const leaveWithout = (dropped: readonly ListedApplication[]) =>
    form.current && void leave(form.current, dropped);
  const sendFirst = async () => {
    setSending("now");
    await sendOutbox(unsent[0]?.owner ?? null);
    const left = outboxStore.queued().own.filter(({ state }) => state !== "sent");
    if (left.length > 0) return setSending("failed");
    leaveWithout(own);
  };
  return (
    <Dialog ref={dialog} title={texts.leaving} alert>
      <p>{leavingUnsent(unsent.length)}</p>
      {sending === "failed" && <Notice kind="err">{texts.notSentNow}</Notice>}
      <div className="stack">
        <Button
          type="button"
          variant="primary"
          wide
          busy={sending === "now" && texts.sendingNow}
          onClick={() => void sendFirst()}
        >
          {texts.sendAndLeave}
        </Button>
        <Button type="button" wide onClick={() => leaveWithout([])}>
          {texts.keepAndLeave}
        </Button>
        <p className="hint">{texts.keepExplained}</p>
        <Button type="button" variant="danger" wide onClick={() => leaveWithout(own)}>
          {texts.dropAndLeave}
        </Button>
        <Button
          type="button"
          variant="text"
          wide
          ref={cancel}
          onClick={() => dialog.current?.close()}
        >
          {texts.cancel}
        </Button>
      </div>
    </Dialog>
  );
}

async function leave(form: HTMLFormElement, dropped: readonly ListedApplication[]): Promise<void> {
  await dropAll(dropped.map(({ id }) => id));
  // Past the listener above: submit() raises no event.
  form.submit();
}

import { useEffect, useRef } from "react";
import { paths } from "../../../paths.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { useWords } from "../../../words/context.tsx";
import type { KeptApplication } from "../outbox/outbox.ts";
import { dropAll } from "../outbox/outbox-store.ts";

/** Signing out deletes what the person kept here; whatever was not sent yet is asked about first. */
export function KeptLeaving({ own }: { own: readonly KeptApplication[] }) {
  const { kept: words } = useWords().offline;
  const dialog = useRef<HTMLDialogElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const unsent = own.filter(({ state }) => state !== "sent");

  useEffect(() => {
    if (own.length === 0) return;
    const stop = (event: SubmitEvent) => {
      const leaving = event.target as HTMLFormElement;
      if (new URL(leaving.action).pathname !== paths.logout()) return;
      event.preventDefault();
      form.current = leaving;
      if (own.some(({ state }) => state !== "sent")) dialog.current?.showModal();
      else void leave(leaving, own);
    };
    document.addEventListener("submit", stop, true);
    return () => document.removeEventListener("submit", stop, true);
  }, [own]);

  if (unsent.length === 0) return null;
  return (
    <Dialog ref={dialog} title={words.leaving} alert>
      <p>{words.leavingCost(unsent.length)}</p>
      <div className="row">
        <Button type="button" onClick={() => dialog.current?.close()}>
          {words.stay}
        </Button>
        <Button
          type="button"
          variant="danger"
          onClick={() => form.current && void leave(form.current, own)}
        >
          {words.leave}
        </Button>
      </div>
    </Dialog>
  );
}

async function leave(form: HTMLFormElement, own: readonly KeptApplication[]): Promise<void> {
  await dropAll(own.map(({ id }) => id));
  // Past the listener above: submit() raises no event.
  form.submit();
}

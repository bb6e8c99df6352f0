import { useEffect, useMemo, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import { paths } from "../../../paths.ts";
import { Around } from "../../../ui/around.tsx";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { deviceStore, writeDraft } from "../../../ui/draft-store.ts";
import { Notice } from "../../../ui/notice.tsx";
import { useWords } from "../../../words/context.tsx";
import type { KeptApplication } from "../outbox/outbox.ts";
import { dropAll, sendOutbox } from "../outbox/outbox-store.ts";
import { KeptLeaving } from "./kept-leaving.tsx";
import { KeptRefused } from "./kept-refused.tsx";
import { useOutbox } from "./use-outbox.ts";

/** On top of every page: what became of the applications that were written off the line. */
export function KeptNotes({ person }: { person: string | null }) {
  const { kept, isSending } = useOutbox(person);
  const { pathname } = useLocation();
  const own = useMemo(() => kept.filter(({ owner }) => owner === person), [kept, person]);
  useArrived(own);
  useToldOnce(own);
  // On its own page a form says itself that it waits.
  const said = own.filter(
    ({ state, jobId }) => state !== "waiting" || pathname !== paths.apply(jobId),
  );
  const others = person === null && kept.some(({ state }) => state === "signIn");
  return (
    <>
      {(said.length > 0 || others) && (
        <div className="wrap stack kept-notes">
          {others && <SignInAnybody />}
          {said.map((application) => (
            <Note key={application.id} application={application} isSending={isSending} />
          ))}
        </div>
      )}
      <KeptLeaving own={own} />
    </>
  );
}

type NoteProps = { application: KeptApplication; isSending: boolean };
type Say = (p: { title: string }) => string;

/** A sentence around the job's title, which may be in the other script. */
function Sentence({ say, title }: { say: Say; title: string }) {
  return (
    <p>
      <Around say={(title) => say({ title })}>
        <bdi>{title}</bdi>
      </Around>
    </p>
  );
}

function Note({ application, isSending }: NoteProps) {
  const { kept: words } = useWords().offline;
  const { pathname, search } = useLocation();
  const { state, title } = application;
  if (state === "refused") return <KeptRefused application={application} />;
  if (state === "sent") {
    return (
      <Notice kind="ok">
        <Sentence say={words.sent} title={title} />
      </Notice>
    );
  }
  if (isSending) {
    return (
      <Notice>
        <Sentence say={words.sending} title={title} />
      </Notice>
    );
  }
  if (state === "signIn") {
    return (
      <Notice kind="warn">
        <Sentence say={words.signIn} title={title} />
        <p className="row">
          <ButtonLink to={paths.login({ next: pathname + search })}>{words.logIn}</ButtonLink>
        </p>
      </Notice>
    );
  }
  return (
    <Notice icon="offline">
      <Sentence say={words.waiting} title={title} />
      <p className="row">
        <Button type="button" onClick={() => void sendOutbox(application.owner)}>
          {words.sendNow}
        </Button>
      </p>
    </Notice>
  );
}

/** Whose it is, and for which job, is nobody else's business on a device that is shared. */
function SignInAnybody() {
  const { kept: words } = useWords().offline;
  const { pathname, search } = useLocation();
  if (pathname === paths.login()) return <Notice kind="warn">{words.signInAnybody}</Notice>;
  return (
    <Notice kind="warn">
      <p>{words.signInAnybody}</p>
      <p className="row">
        <ButtonLink to={paths.login({ next: pathname + search })}>{words.logIn}</ButtonLink>
      </p>
    </Notice>
  );
}

/** The form of an application that has just arrived gives way to the news of it. */
function useArrived(own: readonly KeptApplication[]): void {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const gone = useRef<string>(undefined);
  useEffect(() => {
    for (const { id, jobId, state } of own) {
      if (state !== "sent") continue;
      writeDraft(deviceStore(), id, {});
      if (pathname !== paths.apply(jobId) || gone.current === id) continue;
      // Once: the move may take as long as the line does.
      gone.current = id;
      navigate(paths.apply(jobId, { done: 1 }), { replace: true });
    }
  }, [own, pathname, navigate]);
}

/** What was said on one page need not be said on the next; whoever has not seen it yet still will. */
function useToldOnce(own: readonly KeptApplication[]): void {
  const { key } = useLocation();
  const told = useRef<{ key: string; ids: string[] }>({ key, ids: [] });
  useEffect(() => {
    if (told.current.key !== key) {
      const { ids } = told.current;
      told.current = { key, ids: [] };
      if (ids.length > 0) return void dropAll(ids);
    }
    if (document.visibilityState !== "visible") return;
    told.current.ids = own.filter(({ state }) => state === "sent").map(({ id }) => id);
  }, [own, key]);
}

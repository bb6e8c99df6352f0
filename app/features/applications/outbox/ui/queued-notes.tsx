import { Fragment, useEffect, useMemo, useRef } from "react";
import { useLocation, useNavigate, useRevalidator } from "react-router";
import { deviceStore, writeDraft } from "#app/device-storage/draft-store.ts";
import type { ListedApplication } from "#app/features/applications/outbox/outbox.ts";
import { dropAll, sendOutbox } from "#app/features/applications/outbox/outbox-store.ts";
import { useAllMessages } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import styles from "#app/styles/outbox.css?url";
import { Around } from "#app/ui/around.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { QueuedOnSignOut } from "./queued-on-sign-out.tsx";
import { QueuedRefused } from "./queued-refused.tsx";
import { useOutbox } from "./use-outbox.ts";

/** Notes above every page about applications, and messages about them, written offline. */
export function QueuedNotes({ person }: { person: string | null }) {
  const { queued, isSending } = useOutbox(person);
  const { pathname } = useLocation();
  const own = useMemo(() => queued.own.filter(({ owner }) => owner === person), [queued, person]);
  useArrived(own);
  useFlaggedOnce(own);
  // On its own page a form says itself that it waits.
  const shown = own.filter(
    ({ state, jobId, applicationId }) =>
      state !== "waiting" || applicationId || pathname !== paths.apply(jobId),
  );
  const others = person === null && queued.others > 0;
  return (
    <>
      <link rel="stylesheet" href={styles} precedence="late" />
      {(shown.length > 0 || others) && (
        <div className="wrap stack queued-notes">
          {others && <SignInAnybody />}
          {(["refused", "signIn", "waiting", "sent"] as const).map((state) => (
            <Fragment key={state}>
              <Notes
                state={state}
                applications={shown.filter((each) => each.state === state && !each.applicationId)}
                isSending={isSending}
              />
              {shown
                .filter((each) => each.state === state && each.applicationId)
                .map((message) => (
                  <Notes
                    key={message.id}
                    state={state}
                    applications={[message]}
                    isSending={isSending}
                  />
                ))}
            </Fragment>
          ))}
        </div>
      )}
      <QueuedOnSignOut own={own} />
    </>
  );
}

type NotesProps = {
  state: ListedApplication["state"];
  applications: readonly ListedApplication[];
  isSending: boolean;
};

/** One note for each kind; only refused ones get one each. */
function Notes({ state, applications, isSending }: NotesProps) {
  const { queued } = useAllMessages();
  const next = useHere();
  const [first] = applications;
  if (!first) return null;
  const { title, owner } = first;
  const texts = first.applicationId ? { ...queued, ...queued.message } : queued;
  const many = applications.length > 1 ? applications.length : 0;
  switch (state) {
    case "refused":
      return applications.map((one) => <QueuedRefused key={one.id} application={one} />);
    case "sent":
      return (
        <Notice kind="ok">
          {many ? texts.sentMany(many) : <Sentence say={texts.sent} title={title} />}
        </Notice>
      );
    case "signIn":
      return (
        <Notice kind="warn">
          <Sentence say={texts.signIn} title={title} />
          <LogIn next={next} />
        </Notice>
      );
    case "waiting":
      return (
        <Notice icon={isSending ? "upload" : "offline"}>
          {many ? (
            <p>{texts.waitingMany(many)}</p>
          ) : (
            <Sentence say={isSending ? texts.sending : texts.waiting} title={title} />
          )}
          {!isSending && navigator.onLine !== false && (
            <p className="row mt-2">
              <Button type="button" onClick={() => void sendOutbox(owner)}>
                {texts.sendNow}
              </Button>
            </p>
          )}
        </Notice>
      );
  }
}

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

/** On a shared device the note names neither writer nor job. */
function SignInAnybody() {
  const { queued: texts } = useAllMessages();
  const { pathname } = useLocation();
  const next = useHere();
  return (
    <Notice kind="warn">
      <p>{texts.signInAnybody}</p>
      {pathname !== paths.login() && <LogIn next={next} />}
    </Notice>
  );
}

function LogIn({ next }: { next: string }) {
  const { queued: texts } = useAllMessages();
  return (
    <p className="row mt-2">
      <ButtonLink to={paths.login({ next })}>{texts.logIn}</ButtonLink>
    </p>
  );
}

function useHere(): string {
  const { pathname, search } = useLocation();
  return pathname + search;
}

/** The form of an application that has just arrived gives way to the news of it. */
function useArrived(own: readonly ListedApplication[]): void {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const { pathname } = useLocation();
  const gone = useRef<string>(undefined);
  useEffect(() => {
    for (const { id, jobId, applicationId, state } of own) {
      if (state !== "sent") continue;
      writeDraft(deviceStore(), id, {});
      const form = applicationId ? paths.ownApplication(applicationId) : paths.apply(jobId);
      if (pathname !== form || gone.current === id) continue;
      // Once: the navigation may take as long as the network does.
      gone.current = id;
      // A message joins the others of its page, below the news of it.
      if (applicationId) void revalidate();
      else navigate(paths.apply(jobId, { done: 1 }), { replace: true });
    }
  }, [own, pathname, navigate, revalidate]);
}

/** Flags a note shown on one page as seen; others are still shown. */
function useFlaggedOnce(own: readonly ListedApplication[]): void {
  const { key } = useLocation();
  const seen = useRef<{ key: string; ids: string[] }>({ key, ids: [] });
  useEffect(() => {
    if (seen.current.key !== key) {
      const { ids } = seen.current;
      seen.current = { key, ids: [] };
      if (ids.length > 0) return void dropAll(ids);
    }
    if (document.visibilityState !== "visible") return;
    seen.current.ids = own.filter(({ state }) => state === "sent").map(({ id }) => id);
  }, [own, key]);
}

import { useEffect } from "react";
import { useRevalidator } from "react-router";
import { useAllMessages } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";

const betweenLooksMs = 5000;

type Props = {
  /** The start link, on the page that answers the press alone. */
  link: string | null;
  /** Whether a start link waits to be opened. */
  isAwaited: boolean;
};

/** How to connect a chat, in three steps; works without scripts. */
export function ChatLink({ link, isAwaited }: Props) {
  const { telegram: texts } = useAllMessages();
  const { steps } = texts;
  const to = paths.ownTelegram();
  useLooks(isAwaited);
  return (
    <section className="card pad stack" aria-labelledby="connect">
      <h2 id="connect" className="text-lg">
        {texts.before}
      </h2>
      <ol className="stack gap-2 list-decimal ps-5">
        <li>{steps.link}</li>
        <li>{steps.open}</li>
        <li>{steps.back}</li>
      </ol>
      {(link || isAwaited) && (
        <p role="status">
          <b>{texts.waiting}.</b> {texts.waitingHint}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-3">
        {link && (
          <ButtonLink to={link} variant="primary" icon="telegram" rel="noreferrer">
            {texts.open}
          </ButtonLink>
        )}
        {(link || isAwaited) && <ButtonLink to={to}>{texts.reload}</ButtonLink>}
        <form method="post" action={to}>
          <Button variant={link || isAwaited ? "quiet" : "primary"} name="intent" value="connect">
            {link || isAwaited ? texts.again : texts.connect}
          </Button>
        </form>
      </div>
      <p className="small muted">{texts.life}</p>
    </section>
  );
}

/** Reads the page anew while a press in the chat is awaited, and when its reader comes back from there. */
function useLooks(isAwaited: boolean): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isAwaited) return;
    const look = () => {
      if (document.visibilityState === "visible") void revalidate();
    };
    const timer = setInterval(look, betweenLooksMs);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, [isAwaited, revalidate]);
}

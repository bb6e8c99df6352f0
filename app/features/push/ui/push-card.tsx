import { useEffect, useState } from "react";
import { useRevalidator } from "react-router";
import { type MessageKey, messageAt } from "#app/messages/message-key.ts";
import { useAllMessages } from "#app/messages/messages-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import {
  findEndpointHash,
  isDenied,
  pushSupport,
  turnOffPush,
  turnOnPush,
} from "./browser-push.ts";
import { PushDevices, type ShownDevice } from "./push-devices.tsx";

type Props = {
  publicKey: string;
  devices: ShownDevice[];
  ticket: string;
  /** A shared device gets no messages. */
  isShared: boolean;
  /** Whether the page has a primary button of its own: this card's is quiet then. */
  isAside?: boolean;
  /** The page that it is on. */
  next: string;
};

/** The state of this browser; before scripts run, that it can probably be turned on. */
type Here = "unknown" | "unsupported" | "install" | "denied" | "ready";

/** Turns notifications on this device on and off, and lists the devices that get them. */
export function PushCard({ publicKey, devices, ticket, isShared, isAside, next }: Props) {
  const messages = useAllMessages();
  const { push } = messages;
  const { revalidate } = useRevalidator();
  const [here, setHere] = useState<Here>("unknown");
  const [hash, setHash] = useState<string>();
  const [isPending, setPending] = useState(false);
  const [problem, setProblem] = useState<MessageKey | null>(null);
  useEffect(() => {
    const support = pushSupport();
    if (support !== "yes") return setHere(support === "no" ? "unsupported" : support);
    setHere(isDenied() ? "denied" : "ready");
    findEndpointHash().then(setHash, () => {});
  }, []);
  const own = devices.find(({ endpointHash }) => endpointHash === hash);

  async function press(): Promise<void> {
    setProblem(null);
    setPending(true);
    const failed = own ? await turnOffPush(own.id, ticket) : await turnOnPush(publicKey, ticket);
    setPending(false);
    if (failed && "denied" in failed) return setHere("denied");
    setProblem(failed?.refused ?? null);
    setHash(await findEndpointHash());
    await revalidate();
  }

  return (
    <section className="card pad stack mb-5" aria-labelledby="push">
      <h2 id="push" className="text-xl">
        {push.heading}
      </h2>
      <p className="muted">{push.explained}</p>
      {isShared ? (
        <p>{push.shared}</p>
      ) : (
        <>
          <p className="lacks-scripting">{push.needsScripts}</p>
          <div className="needs-scripting" aria-live="polite">
            {here === "unsupported" || here === "install" || here === "denied" ? (
              <p className="row min-h-11">{push[here]}</p>
            ) : (
              <p className="row min-h-11">
                <Button
                  type="button"
                  variant={own || isAside ? "quiet" : "primary"}
                  data-js=""
                  busy={isPending && push.busy}
                  onClick={() => void press()}
                >
                  {own ? push.turnOff : push.turnOn}
                </Button>
              </p>
            )}
          </div>
        </>
      )}
      {problem && <Notice kind="err">{messageAt(messages, problem)}</Notice>}
      <PushDevices devices={devices} own={own?.id} ticket={ticket} next={next} />
    </section>
  );
}

import cluster from "node:cluster";
import { createDailyMemory } from "#app/features/job/views/daily-memory.server.ts";
import {
  createViewCounter,
  readerOf,
  type ViewCounter,
  type ViewEvent,
} from "#app/features/job/views/view-counter.server.ts";

type Message = { views: ViewEvent[] };

const storedEveryMs = 5000;
const sentEveryMs = 1000;
const minute = 60_000;
/** Events of one message, and readers that a worker remembers to have sent. */
const limits = { events: 500, readers: 100_000 };

/**
 * The counter of this process. Processes that serve on one port send what they see to the one that
 * started them, which alone knows whether a reader is new. Returns also the function to end with.
 */
export function openViews(): { count: ViewCounter["count"]; close: () => Promise<void> } {
  if (cluster.isWorker) return openForwarding((views) => sendToPrimary({ views }));
  const counter = createViewCounter();
  const timer = setInterval(() => void counter.store(), storedEveryMs).unref();
  cluster.on("message", (_, message) => {
    if (isViews(message)) for (const event of message.views) counter.count(event);
  });
  const close = () => {
    clearInterval(timer);
    return counter.store();
  };
  return { count: counter.count, close };
}

/** Sends the events of a process on, each once a day: what names a source at once, the rest in batches. */
export function openForwarding(
  send: (events: ViewEvent[]) => Promise<void> | void,
  { now = Date.now }: { now?: () => number } = {},
) {
  const sent = createDailyMemory<true>({ max: limits.readers, now });
  let events: ViewEvent[] = [];
  const sendAll = async () => {
    const all = events;
    events = [];
    if (all.length > 0) await send(all);
  };
  const timer = setInterval(sendAll, sentEveryMs).unref();
  return {
    count(event: ViewEvent) {
      // The hint to a shown page may come through another process, and later.
      const turn = event.kind === "shown" ? Math.floor(now() / minute) : "";
      const key = sent.keyOf(`${event.kind}${turn} ${readerOf(event)}`);
      if (sent.get(key)) return;
      sent.set(key, true);
      events.push(event);
      // The page that it names a source of is often answered by another process, and within a second.
      const isAhead = event.kind === "link" || event.kind === "hint";
      if (isAhead || events.length >= limits.events) void sendAll();
    },
    async close() {
      clearInterval(timer);
      await sendAll();
    },
  };
}

function sendToPrimary(message: Message): Promise<void> {
  return new Promise((resolve) => {
    if (!process.send || !process.connected) return resolve();
    process.send(message, undefined, undefined, () => resolve());
  });
}

function isViews(message: unknown): message is Message {
  return typeof message === "object" && message !== null && "views" in message;
}

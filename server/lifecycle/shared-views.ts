import cluster from "node:cluster";
import { createDailyMemory } from "#app/features/job/views/daily-memory.server.ts";
import {
  createViewCounter,
  readerOf,
  type ViewEvent,
} from "#app/features/job/views/view-counter.server.ts";
import {
  createSearchCounter,
  type SearchEvent,
} from "#app/features/jobs/searched/search-counter.server.ts";

/** What people open and search for, as far as it is counted. */
export type CountedEvent = ViewEvent | SearchEvent;
type Message = { views: CountedEvent[] };

const storedEveryMs = 5000;
const sentEveryMs = 1000;
const minute = 60_000;
/** Events of one message, and readers that a worker remembers to have sent. */
const limits = { events: 500, readers: 100_000 };

/**
 * The counter of this process. Processes that serve on one port send what they see to the one that
 * started them, which alone knows whether a reader is new. Returns also the function to end with.
 */
export function openViews(): { count: (event: CountedEvent) => void; close: () => Promise<void> } {
  if (cluster.isWorker) return openForwarding<CountedEvent>((views) => sendToPrimary({ views }));
  const views = createViewCounter();
  const searches = createSearchCounter();
  const count = (event: CountedEvent) =>
    event.kind === "search" ? searches.count(event) : views.count(event);
  const store = async () => {
    await Promise.all([views.store(), searches.store()]);
  };
  const timer = setInterval(store, storedEveryMs).unref();
  cluster.on("message", (_, message) => {
    if (isViews(message)) message.views.forEach(count);
  });
  const close = () => {
    clearInterval(timer);
    return store();
  };
  return { count, close };
}

/** Sends the events of a process on, each once a day: what names a source at once, the rest in batches. */
export function openForwarding<Event extends CountedEvent>(
  send: (events: Event[]) => Promise<void> | void,
  { now = Date.now }: { now?: () => number } = {},
) {
  const sent = createDailyMemory<true>({ max: limits.readers, now });
  let events: Event[] = [];
  const sendAll = async () => {
    const all = events;
    events = [];
    if (all.length > 0) await send(all);
  };
  const timer = setInterval(sendAll, sentEveryMs).unref();
  return {
    count(event: Event) {
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

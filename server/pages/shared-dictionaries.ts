import cluster from "node:cluster";
import {
  createPageDictionaries,
  type PageDictionaries,
} from "#app/http/page-cache/page-dictionaries.server.ts";

type Message = { pageDictionary: string };

/** The dictionaries of this process, and of the others that serve on its port: a browser meets any of them. */
export function openPageDictionaries(maxBytes: number): PageDictionaries {
  const dictionaries = createPageDictionaries(maxBytes);
  if (!cluster.isWorker) return dictionaries;
  process.on("message", (message) => {
    if (isDictionary(message)) dictionaries.add(Buffer.from(message.pageDictionary));
  });
  return {
    ...dictionaries,
    add(body) {
      const isNew = dictionaries.add(body);
      if (isNew) process.send?.({ pageDictionary: body.toString() } satisfies Message);
      return isNew;
    },
  };
}

/** Has the process that started the others pass each one's dictionaries on to the rest. */
export function passDictionariesOn(): void {
  cluster.on("message", (sender, message) => {
    if (!isDictionary(message)) return;
    for (const worker of Object.values(cluster.workers ?? {})) {
      if (worker !== sender && worker?.isConnected()) worker.send(message);
    }
  });
}

function isDictionary(message: unknown): message is Message {
  return typeof message === "object" && message !== null && "pageDictionary" in message;
}

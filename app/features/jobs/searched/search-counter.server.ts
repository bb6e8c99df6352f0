import { createHmac } from "node:crypto";
import { createDailyMemory } from "#app/features/job/views/daily-memory.server.ts";
import { createNetworkSums } from "#app/features/job/views/network-sums.server.ts";
import { readerOf } from "#app/features/job/views/view-counter.server.ts";
import { addToDay } from "#app/platform/day-counts/day-counts.server.ts";
import { logError } from "#app/platform/log/log.server.ts";
import { purposeKey } from "#app/platform/settings/app-secret.server.ts";
import { type SearchedSum, writeSearched } from "./searched-words.server.ts";

/** Somebody searched for words, which are folded. */
export type SearchEvent = {
  kind: "search";
  words: string;
  isEmpty: boolean;
  network: string;
  browser: string;
};

const limits = {
  /** Searches of readers that a day remembers. */
  searchers: 300_000,
  /** More searches of one network on one day are not counted. */
  searchesOfNetwork: 2000,
  /** More searches of one network that found nothing count without their words. */
  wordsOfNetwork: 100,
  /** Different words of a day; more count without their words. */
  words: 1000,
};

/** Counts each reader's search once a day, for all processes of one machine. See docs/decisions/0073. */
export function createSearchCounter({ now = Date.now }: { now?: () => number } = {}) {
  const searchers = createDailyMemory<true>({ max: limits.searchers, now });
  const networks = createNetworkSums();
  const namedOf = createNetworkSums();
  let day = "";
  let hashes = new Set<string>();
  let sums = new Map<string, SearchedSum>();

  return {
    count(event: SearchEvent): void {
      const { words, isEmpty, network } = event;
      const reader = readerOf(event);
      const key = searchers.keyOf(reader);
      if (searchers.get(key)) return;
      if (networks.add(searchers.today(), network) > limits.searchesOfNetwork) return;
      searchers.set(key, true);
      addToDay("searches", searchers.today());
      if (!isEmpty) return;
      addToDay("emptySearches", searchers.today());
      if (mayBeNamed(words) && namedOf.add(searchers.today(), network) <= limits.wordsOfNetwork) {
        addWords(words, reader);
      }
    },
    async store(): Promise<void> {
      const all = [...sums.values()];
      sums = new Map();
      await writeSearched(all).catch((error: unknown) => logError(error, { task: "searches" }));
    },
  };

  function addWords(words: string, reader: string): void {
    if (day !== searchers.today()) hashes = new Set();
    day = searchers.today();
    const hash = keyed(words).toString("hex", 0, 8);
    if (!hashes.has(hash) && hashes.size >= limits.words) return;
    hashes.add(hash);
    const sum = sums.get(`${day} ${hash}`);
    const readers = (sum?.readers ?? 0) | (1 << ((keyed(reader)[0] ?? 0) & 31));
    sums.set(`${day} ${hash}`, { hash, day, words, readers, searches: (sum?.searches ?? 0) + 1 });
  }
}

/** By a key that is not in the database. */
function keyed(text: string): Buffer {
  return createHmac("sha256", purposeKey("searched words")).update(text).digest();
}

/** Words that are no address, no number of a person and no text somebody pasted. */
function mayBeNamed(words: string): boolean {
  return words.length <= 60 && !/@|:\/\/|\bwww\b|[^\s.]\.[a-z]{2}|(?:\d[\s()+-]*){5}/.test(words);
}

import { useEffect, useRef, useState } from "react";
import { maxInputLength, type Suggestion } from "#app/features/search/suggest/suggest.ts";
import { useLanguage } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";

type SuggestList = typeof import("./suggest-list.tsx").SuggestList;
type Suggestions = {
  /** Those of the last answer; none after `drop`. */
  suggestions: readonly Suggestion[];
  /** The list's component; loaded beside the first answer. */
  List: SuggestList | undefined;
  /** Asks once the typing pauses; an older question's answer is not waited for. */
  ask: (input: string) => void;
  drop: () => void;
};

const pause = 130;
const maxCached = 40;

/** Asks for suggestions, quietly: without a line, and where data is to be saved, there are none. */
export function useSuggestions(): Suggestions {
  const language = useLanguage();
  const [suggestions, setSuggestions] = useState<readonly Suggestion[]>([]);
  const list = useRef<SuggestList>(undefined);
  const pending = useRef<AbortController>(undefined);
  const cache = useRef(new Map<string, readonly Suggestion[]>());

  const drop = () => {
    pending.current?.abort();
    setSuggestions([]);
  };
  const ask = async (input: string) => {
    pending.current?.abort();
    const text = input.trim().slice(0, maxInputLength);
    if (text.length < 2) return setSuggestions([]);
    const known = cache.current.get(text);
    if (known) return setSuggestions(known);
    const request = new AbortController();
    pending.current = request;
    const { signal } = request;
    await new Promise((done) => setTimeout(done, pause));
    if (signal.aborted || !mayAsk()) return;
    const [answer, part] = await Promise.all([
      answerOf(paths.suggest({ q: text, language }), signal),
      list.current ?? loadList(),
    ]);
    list.current = part;
    if (signal.aborted || !part) return;
    if (answer) remember(cache.current, text, answer);
    setSuggestions(answer ?? []);
  };
  useEffect(() => () => pending.current?.abort(), []);
  return { suggestions, List: list.current, ask: (input) => void ask(input), drop };
}

/** Undefined without a line; the next input asks again. */
function loadList(): Promise<SuggestList | undefined> {
  return import("./suggest-list.tsx").then(
    (part) => part.SuggestList,
    () => undefined,
  );
}

function mayAsk(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return navigator.onLine && !connection?.saveData;
}

async function answerOf(address: string, signal: AbortSignal) {
  try {
    const response = await fetch(address, { signal });
    return response.ok ? ((await response.json()) as Suggestion[]) : undefined;
  } catch {
    // Offline or aborted: the search can still be submitted.
    return undefined;
  }
}

function remember<T>(cache: Map<string, T>, text: string, answer: T): void {
  const [oldest] = cache.keys();
  if (cache.size >= maxCached && oldest !== undefined) cache.delete(oldest);
  cache.set(text, answer);
}

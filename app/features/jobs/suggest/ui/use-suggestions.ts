import { useEffect, useRef, useState } from "react";
import { maxInputLength, type Suggestion } from "#app/features/jobs/suggest/suggest.ts";
import { useLanguage } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";

type Suggestions = {
  /** Those of the last answer; none after `drop`. */
  found: readonly Suggestion[];
  /** Asks once the typing pauses; an older question's answer is not waited for. */
  ask: (typed: string) => void;
  drop: () => void;
};

const pause = 130;
const mostKept = 40;

/** Asks for suggestions, quietly: without a line, and where data is to be saved, there are none. */
export function useSuggestions(): Suggestions {
  const language = useLanguage();
  const [found, setFound] = useState<readonly Suggestion[]>([]);
  const asked = useRef<AbortController>(undefined);
  const kept = useRef(new Map<string, readonly Suggestion[]>());

  const drop = () => {
    asked.current?.abort();
    setFound([]);
  };
  const ask = async (typed: string) => {
    asked.current?.abort();
    const text = typed.trim().slice(0, maxInputLength);
    if (text.length < 2) return setFound([]);
    const known = kept.current.get(text);
    if (known) return setFound(known);
    const asking = new AbortController();
    asked.current = asking;
    const { signal } = asking;
    await new Promise((done) => setTimeout(done, pause));
    if (signal.aborted || !mayAsk()) return;
    const answer = await answerOf(paths.suggest({ q: text, language }), signal);
    if (signal.aborted) return;
    if (answer) keep(kept.current, text, answer);
    setFound(answer ?? []);
  };
  useEffect(() => () => asked.current?.abort(), []);
  return { found, ask: (typed) => void ask(typed), drop };
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
    // No line, or asked anew: what is typed can be searched for all the same.
    return undefined;
  }
}

function keep<T>(kept: Map<string, T>, text: string, answer: T): void {
  const [oldest] = kept.keys();
  if (kept.size >= mostKept && oldest !== undefined) kept.delete(oldest);
  kept.set(text, answer);
}

import {
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";
import { type Offered, recentSearches } from "#app/features/search/suggest/recent-searches.ts";
import { maxInputLength, type Suggestion } from "#app/features/search/suggest/suggest.ts";
import { useLanguage, useMessages } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { optionId } from "./option-id.ts";

type SuggestList = typeof import("./suggest-list.tsx").SuggestList;
/** An empty field offers the latest searches. */
type Suggestions = {
  /** Those of the last answer; none after `drop`. */
  suggestions: readonly Offered[];
  /** The list's component; loaded beside the first answer. */
  List: SuggestList | undefined;
  /** Asks once the typing pauses; an older question's answer is not waited for. */
  ask: (input: string) => void;
  drop: () => void;
};

const pause = 130;
const maxCached = 40;

/** Asks for suggestions, quietly: without a line, and where data is to be saved, there are none. */
function useSuggestions(): Suggestions {
  const language = useLanguage();
  const [suggestions, setSuggestions] = useState<readonly Offered[]>([]);
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
    const known = text.length < 2 ? [] : cache.current.get(text);
    const recent = text ? [] : recentSearches();
    if (known && recent.length === 0) return setSuggestions(known);
    const request = new AbortController();
    pending.current = request;
    const { signal } = request;
    if (recent.length > 0) {
      list.current ??= await loadList();
      if (!signal.aborted && list.current) setSuggestions(recent);
      return;
    }
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

/** Attributes that turn a text field into a combobox; hardly any without scripts. */
type Combobox = ReturnType<typeof useCombobox>["field"];

/** Suggestions under a search field, which `children` draws; without scripts it is like any other. */
export function SuggestBox({ children }: { children: (field: Combobox) => ReactNode }) {
  const messages = useMessages().suggest;
  const hydrated = useHydrated();
  const { box, field, list, suggestions, List, active, choose } = useCombobox(hydrated);
  return (
    <div className="suggest" ref={box}>
      {children(field)}
      {suggestions.length > 0 && List && (
        <List id={list} suggestions={suggestions} active={active} onChoose={choose} />
      )}
      {hydrated && (
        <span className="sr" aria-live="polite">
          {suggestions.length > 0 && messages.count(suggestions.length)}
        </span>
      )}
    </div>
  );
}

/** Keys and roles of an editable combobox whose list completes the input. */
function useCombobox(hydrated: boolean) {
  const list = useId();
  const box = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [active, setActive] = useState(-1);
  const { suggestions, List, ask, drop } = useSuggestions();
  const open = suggestions.length > 0;

  const close = () => {
    drop();
    setActive(-1);
  };
  const complete = () => {
    setActive(-1);
    ask(input.current?.value ?? "");
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as the scripts begin
  useEffect(() => {
    const { current: field } = input;
    // Letters typed before the scripts ran, or the field pressed.
    if (field === document.activeElement && (!field?.value || field.value !== field.defaultValue))
      complete();
  }, []);
  const onInput = ({ nativeEvent }: FormEvent) => {
    // Pasted input is complete: a list would only cover the form.
    if (isWhole(nativeEvent as InputEvent)) close();
    else complete();
  };
  const onFocus = () => {
    if (!input.current?.value) complete();
  };
  const choose = (at: number) => {
    const to = suggestions[at]?.to;
    close();
    if (!input.current || !box.current || to === undefined) return;
    // The page comes with its own text; where the field stays, it asks for that again.
    input.current.value = input.current.defaultValue;
    input.current.blur();
    follow(to, box.current);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Tab" || (event.key === "Enter" && active < 0)) return close();
    const act = open ? actOf(event.key, active, suggestions.length) : undefined;
    if (!open && event.key === "ArrowDown") complete();
    if (act === undefined) return;
    event.preventDefault();
    if (act === "close") close();
    else if (act === "choose") choose(active);
    else setActive(act);
  };

  const roles = {
    role: "combobox",
    autoComplete: "off",
    "aria-autocomplete": "list",
    "aria-expanded": open,
    "aria-controls": open ? list : undefined,
    "aria-activedescendant": active >= 0 ? optionId(list, active) : undefined,
  } as const;
  const field = {
    ref: input,
    "data-js": "",
    onFocus,
    onInput,
    onKeyDown,
    onBlur: close,
    ...(hydrated && roles),
  };
  return { box, field, list, suggestions, List, active, choose };
}

/** The action of a key while the list is open: the option it leads to, -1 for the field itself. */
export function actOf(
  key: string,
  active: number,
  count: number,
): number | "close" | "choose" | undefined {
  if (key === "ArrowDown") return active + 1 < count ? active + 1 : -1;
  if (key === "ArrowUp") return active < 0 ? count - 1 : active - 1;
  if (key === "Escape") return "close";
  if (active < 0) return undefined;
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  return key === "Enter" ? "choose" : undefined;
}

/** Whether an input put a text in at once: pasted, dictated or filled in, not typed. */
export function isWhole(input: { inputType?: string; data?: string | null }): boolean {
  const { inputType, data } = input;
  return inputType === "insertFromPaste" || (inputType === "insertText" && (data?.length ?? 0) > 2);
}

/** Navigates like a link of the page, so handlers of links apply to it. */
function follow(to: string, from: HTMLElement): void {
  const link = document.createElement("a");
  link.href = to;
  from.append(link);
  link.click();
  link.remove();
}

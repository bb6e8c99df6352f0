import { useEffect, useRef } from "react";
import type { Offered, RecentSearch } from "#app/features/search/suggest/recent-searches.ts";
import type { Suggestion, SuggestionKind } from "#app/features/search/suggest/suggest.ts";
import { formatNumber } from "#app/i18n/format.ts";
import { useMessages } from "#app/messages/messages-context.tsx";
import { Icon } from "#app/ui/icon/icon.tsx";
import type { IconName } from "#app/ui/icon/icon-names.ts";
import { optionId } from "./option-id.ts";

type SuggestListProps = {
  id: string;
  suggestions: readonly Offered[];
  /** The option that keys have led to, -1 for none. */
  active: number;
  onChoose: (at: number) => void;
};

export function SuggestList({ id, suggestions, active, onChoose }: SuggestListProps) {
  const messages = useMessages().suggest;
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: "nearest" });
  }, [active]);
  const isRecent = suggestions[0]?.kind === "recent";
  return (
    <div
      className={isRecent ? "suggest-list recent" : "suggest-list"}
      style={unstyled}
      role="listbox"
      id={id}
      aria-label={isRecent ? messages.recent : messages.list}
      ref={list}
      // The field keeps the focus, and the keys.
      onMouseDown={(event) => event.preventDefault()}
    >
      {suggestions.map((suggestion, at) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the field has them
        // biome-ignore lint/a11y/useFocusableInteractive: the field has it
        <div
          key={suggestion.to}
          role="option"
          id={optionId(id, at)}
          aria-selected={at === active}
          onClick={() => onChoose(at)}
        >
          {suggestion.kind === "recent" ? (
            <Recent search={suggestion} />
          ) : (
            <Option suggestion={suggestion} />
          )}
        </div>
      ))}
    </div>
  );
}

/** Its styles come later than the page's: without them it takes no room and is not seen. */
const unstyled = { position: "absolute", visibility: "hidden" } as const;

const icons: Record<SuggestionKind, IconName> = {
  title: "briefcase",
  skill: "wrench",
  work: "clock",
  search: "search",
  company: "building",
  place: "pin",
};

function Recent({ search }: { search: RecentSearch }) {
  return (
    <>
      <Icon name="clock" />
      <bdi className="suggest-name">{search.label}</bdi>
    </>
  );
}

function Option({ suggestion }: { suggestion: Suggestion }) {
  const messages = useMessages();
  const { kind, label, note, highlights, count, countAtLeast } = suggestion;
  const comma = <span className="sr">{messages.ui.comma}</span>;
  return (
    <>
      <Icon name={icons[kind]} />
      <span className="suggest-name">
        <bdi>
          <Marked text={label} highlights={highlights} />
        </bdi>
        {note && (
          <>
            {comma}
            <bdi className="suggest-note">{note}</bdi>
          </>
        )}
      </span>
      <span className="sr">{`${messages.ui.comma}${messages.suggest.kinds[kind]}${messages.ui.comma}`}</span>
      <span className="suggest-count num">
        {countAtLeast
          ? messages.suggest.jobsAtLeast({ count: formatNumber(count) })
          : messages.suggest.jobs(count)}
      </span>
    </>
  );
}

function Marked({ text, highlights }: { text: string; highlights: Suggestion["highlights"] }) {
  const ends = [0, ...highlights.map(([, to]) => to)];
  return (
    <>
      {highlights.map(([from, to], at) => (
        <span key={from}>
          {text.slice(ends[at], from)}
          <b>{text.slice(from, to)}</b>
        </span>
      ))}
      {text.slice(ends.at(-1))}
    </>
  );
}

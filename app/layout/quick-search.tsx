import type { ComponentType, ReactNode } from "react";
import { useMessages } from "#app/messages/messages-context.tsx";
import { Icon } from "#app/ui/icon/icon.tsx";

type QuickSearchProps = {
  action: string;
  /** Renders the field with the given attributes, and suggestions under it. */
  Suggest?: ComponentType<{ children: (field: object) => ReactNode }>;
};

/** The phone's search under the header. Blank text is not sent. */
export function QuickSearch({ action, Suggest = NoSuggestions }: QuickSearchProps) {
  const messages = useMessages().ui.frame;
  return (
    // biome-ignore lint/a11y/useSemanticElements: old phones do not know <search>
    <form className="quick only-sm" action={action} role="search" aria-label={messages.quickSearch}>
      <Suggest>
        {(field) => (
          <div className="join">
            <label className="sr" htmlFor="quick-search">
              {messages.quickSearch}
            </label>
            <input
              {...field}
              className="input"
              id="quick-search"
              name="keyword"
              type="search"
              enterKeyHint="search"
              required
              pattern=".*\S.*"
              placeholder={messages.quickSearchSample}
            />
            <button type="submit" className="btn btn-primary" aria-label={messages.search}>
              <Icon name="search" />
            </button>
          </div>
        )}
      </Suggest>
    </form>
  );
}

function NoSuggestions({ children }: { children: (field: object) => ReactNode }) {
  return children({});
}

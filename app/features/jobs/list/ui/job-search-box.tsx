import { type JobQuery, longestKeyword } from "#app/features/job/job-query.ts";
import { SuggestBox } from "#app/features/search/suggest/ui/suggest-box.tsx";
import { useMessages } from "#app/messages/messages-context.tsx";
import { Icon } from "#app/ui/icon/icon.tsx";
import { HiddenFields } from "./filter-field.tsx";
import { useListAddress } from "./pinned-filter-context.ts";

/** The search on top of the list, with the query in it. */
export function JobSearchBox({ query }: { query: JobQuery }) {
  const messages = useMessages().jobs;
  const { path } = useListAddress();
  return (
    // biome-ignore lint/a11y/useSemanticElements: old phones do not know <search>
    <form action={path} role="search" className="mt-2 mb-2">
      <HiddenFields query={query} except={["keyword"]} />
      <SuggestBox>
        {(field) => (
          <div className="join">
            <label className="sr" htmlFor="keyword">
              {messages.search}
            </label>
            <input
              {...field}
              key={query.keyword}
              className="input"
              id="keyword"
              name="keyword"
              type="search"
              enterKeyHint="search"
              maxLength={longestKeyword}
              defaultValue={query.keyword}
              placeholder={messages.searchSample}
            />
            <button type="submit" className="btn btn-primary">
              <Icon name="search" />
              <span className="only-lg">{messages.searchAct}</span>
              <span className="sr only-sm">{messages.searchAct}</span>
            </button>
          </div>
        )}
      </SuggestBox>
    </form>
  );
}

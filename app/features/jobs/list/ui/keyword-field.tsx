import { longestKeyword } from "#app/features/job/job-query.ts";
import { SuggestBox } from "#app/features/search/suggest/ui/suggest-box.tsx";
import { useMessages } from "#app/messages/messages-context.tsx";
import { TextField } from "#app/ui/form/text-field.tsx";

/** The keyword field of a search band. */
export function KeywordField() {
  const { browse } = useMessages();
  return (
    <SuggestBox>
      {(field) => (
        <TextField
          {...field}
          label={browse.keyword}
          hideLabel
          name="keyword"
          type="search"
          enterKeyHint="search"
          maxLength={longestKeyword}
          placeholder={browse.keywordSample}
        />
      )}
    </SuggestBox>
  );
}

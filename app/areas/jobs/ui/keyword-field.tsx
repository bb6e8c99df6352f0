import { TextField } from "#app/ui/text-field.tsx";
import { useWords } from "#app/words/context.tsx";
import { SuggestBox } from "./suggest-box.tsx";

/** What a search in a band begins with. */
export function KeywordField() {
  const { browse } = useWords();
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
          maxLength={200}
          placeholder={browse.keywordSample}
        />
      )}
    </SuggestBox>
  );
}

import { TextField } from "../../../ui/text-field.tsx";
import { useWords } from "../../../words/context.tsx";

/** What a search in a band begins with. */
export function KeywordField() {
  const { browse } = useWords();
  return (
    <TextField
      label={browse.keyword}
      hideLabel
      name="keyword"
      type="search"
      enterKeyHint="search"
      maxLength={200}
      placeholder={browse.keywordSample}
    />
  );
}

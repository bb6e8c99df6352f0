import { formatDate } from "#app/platform/format.ts";
import { useAllWords, useLanguage } from "#app/words/context.tsx";

/** Stands where CV and texts stood, once they are removed. */
export function Cleared({ at }: { at: string | null }) {
  const { cleared } = useAllWords().ownData.application;
  const language = useLanguage();
  return <p className="small muted">{at && cleared({ date: formatDate(at, language) })}</p>;
}

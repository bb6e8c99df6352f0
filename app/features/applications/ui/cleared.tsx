import { formatDate } from "#app/i18n/format.ts";
import { useAllMessages, useLanguage } from "#app/messages/messages-context.tsx";

/** Stands where CV and texts stood, once they are removed. */
export function Cleared({ at }: { at: string | null }) {
  const { cleared } = useAllMessages().ownData.application;
  const language = useLanguage();
  return <p className="small muted">{at && cleared({ date: formatDate(at, language) })}</p>;
}

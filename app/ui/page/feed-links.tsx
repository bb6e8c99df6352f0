import { defaultLanguage, type Language } from "#app/i18n/language.ts";
import { useLanguage, useMessages } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";

const formats = {
  rss: "application/rss+xml",
  atom: "application/atom+xml",
  json: "application/feed+json",
};

type Query = Record<string, string | string[]>;

/** Where feed readers find the newest jobs of the list that a page shows. */
export function FeedLinks({ query }: { query: Query }) {
  const { jobs } = useMessages();
  const language = useLanguage();
  return Object.entries(formats).map(([format, type]) => (
    <link
      key={format}
      rel="alternate"
      type={type}
      title={jobs.title}
      href={paths.feed(format, { ...query, lang: langOf(language) })}
    />
  ));
}

function langOf(language: Language): Language | null {
  return language === defaultLanguage ? null : language;
}

import { defaultLanguage, type Language } from "#app/i18n/language.ts";
import { useLanguage, useMessages } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";

const formats = {
  rss: "application/rss+xml",
  atom: "application/atom+xml",
  json: "application/feed+json",
};

type Query = Record<string, string | string[]>;

/** What somebody with a feed reader looks for, in a text that the page's server sends. */
export function FeedLink({ query, text }: { query: Query; text: string }) {
  const language = useLanguage();
  return (
    <a className="tap small" href={paths.feed("rss", { ...query, lang: langOf(language) })}>
      {text}
    </a>
  );
}

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

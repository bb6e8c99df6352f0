import { useLanguage } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { useRootData } from "./use-root-data.ts";

/** What a page states as search engines read it (schema.org). Nothing in it can end the script that holds it. */
export function StructuredData({ data }: { data: object }) {
  const json = JSON.stringify(data).replace(/</g, "\\u003c");
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped above; React would escape JSON wrongly
      dangerouslySetInnerHTML={{ __html: json }}
    />
  );
}

/** Where other sites learn how to show the page: see features/sharing/embed. Its addresses are short when packed. */
export function OembedLink({ path }: { path: string }) {
  const origin = useRootData()?.origin ?? "";
  const href = `${origin}${paths.oembed()}?url=${origin}${path}`;
  return <link rel="alternate" type="application/json+oembed" href={href} />;
}

type ShareImageProps = { kind: "job" | "company" | "category" | "place"; name: string };

/** The page's own picture beside a shared link; a page without this one has the board's. */
export function ShareImage({ kind, name }: ShareImageProps) {
  const origin = useRootData()?.origin ?? "";
  return <meta property="og:image" content={origin + paths.picture(kind, name, useLanguage())} />;
}

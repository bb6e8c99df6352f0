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

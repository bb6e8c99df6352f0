import { safetyArticle as arabic } from "#app/content/ar/safety.ts";
import { safetyArticle as english } from "#app/content/en/safety.ts";
import { Blocks } from "#app/features/pages/ui/info-policy.tsx";
import { languageContext } from "#app/http/language.server.ts";
import { useAllMessages } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import type { Route } from "./+types/safety.ts";

export { infoSheet as links } from "#app/styles/sheets.ts";

/** The text comes as data, so that a browser fetches one language and no script for it. */
export function loader({ context }: Route.LoaderArgs) {
  return context.get(languageContext) === "ar" ? arabic : english;
}

export default function Safety({ loaderData: article }: Route.ComponentProps) {
  const { frame } = useAllMessages().ui;
  return (
    <div className="wrap narrow page">
      <title>{`${article.title} | ${frame.site}`}</title>
      <meta name="description" content={article.description} />
      <Breadcrumbs links={[{ to: paths.home(), label: frame.home }]} here={article.title} />
      <h1>{article.title}</h1>
      <article className="prose mt-4">
        <Blocks blocks={article.lead} />
        {article.sections.map(({ id, title, paragraphs }) => (
          <section key={id} id={id} className="prose" aria-labelledby={`${id}-title`}>
            <h2 id={`${id}-title`}>{title}</h2>
            <Blocks blocks={paragraphs} />
          </section>
        ))}
      </article>
    </div>
  );
}

import { Fragment } from "react";
import { type Policy, type PolicyBlock, policyMonth } from "#app/content/policy.ts";
import { useAllMessages } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import { Icon } from "#app/ui/icon/icon.tsx";
import { MoreLink } from "#app/ui/list/more-link.tsx";
import { Ltr } from "#app/ui/text.tsx";

type PolicyPageProps = { policy: Policy; other: { to: string; label: string } };

/** No section of a policy has it. */
const contentsId = "contents";

/**
 * A policy to be read and printed: its date, its contents, its sections with their numbers. On a phone each section
 * leads back to the contents.
 */
export function PolicyPage({ policy, other }: PolicyPageProps) {
  const messages = useAllMessages();
  const { lastUpdated, month, contents, numbered } = messages.info.policy;
  const list = <Contents policy={policy} />;
  return (
    <div className="wrap page">
      <title>{`${policy.title} | ${messages.ui.frame.site}`}</title>
      <meta name="description" content={policy.description} />
      <h1>{policy.title}</h1>
      <p className="muted mt-2">
        {lastUpdated} <time dateTime={policyMonth}>{month}</time>
      </p>
      <div className="with-side mt-6">
        <nav className="no-print only-lg lg:sticky lg:top-4" aria-label={contents}>
          {list}
        </nav>
        <article className="prose">
          <Blocks blocks={policy.lead} />
          <details className="disc no-print only-sm" id={contentsId}>
            <summary>
              {contents}
              <Icon name="down" className="turn" />
            </summary>
            {list}
          </details>
          {policy.sections.map(({ id, title, paragraphs }, place) => (
            <section key={id} id={id} className="prose" aria-labelledby={`${id}-title`}>
              <div className="flex items-end gap-2">
                <h2 id={`${id}-title`} className="grow min-w-0 wrap-anywhere">
                  {numbered({ number: place + 1, title })}
                </h2>
                <a
                  className="icon-btn no-print only-sm"
                  href={`#${contentsId}`}
                  aria-label={contents}
                >
                  <Icon name="down" className="rotate-180" />
                </a>
              </div>
              <Blocks blocks={paragraphs} />
            </section>
          ))}
          <p className="mt-4">
            <MoreLink to={other.to}>{other.label}</MoreLink>
          </p>
          <p className="mt-2">
            <MoreLink to={paths.safety()}>{messages.reports.safety.more}</MoreLink>
          </p>
        </article>
      </div>
    </div>
  );
}

/** A short text of ours without a date: how a feature works, or a warning. */
export function ArticlePage({ article }: { article: Policy }) {
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

function Contents({ policy }: { policy: Policy }) {
  const messages = useAllMessages().info.policy;
  return (
    <ol className="toc">
      {policy.sections.map(({ id, title }, place) => (
        <li key={id}>
          <a className="tap" href={`#${id}`}>
            {messages.numbered({ number: place + 1, title })}
          </a>
        </li>
      ))}
    </ol>
  );
}

/** Paragraphs and lists. */
function Blocks({ blocks }: { blocks: readonly PolicyBlock[] }) {
  return blocks.map((block) =>
    typeof block === "string" ? (
      <p key={block}>
        <Linked text={block} />
      </p>
    ) : (
      <ul key={block[0]} className="grid gap-2 ps-5 list-disc marker:text-line-strong">
        {block.map((item) => (
          <li key={item}>
            <Linked text={item} />
          </li>
        ))}
      </ul>
    ),
  );
}

const address = /[\w.]+@[\w.]*\w/;
/** Mail addresses and the names of cookies. */
const names = /([\w.]+@[\w.]*\w|furas_\w+)/;

/** A text whose mail addresses can be pressed. */
function Linked({ text }: { text: string }) {
  return text.split(names).map((part) => {
    if (!names.test(part)) return <Fragment key={part}>{part}</Fragment>;
    const name = <Ltr key={part}>{part}</Ltr>;
    if (!address.test(part)) return name;
    return (
      <a key={part} href={`mailto:${part}`}>
        {name}
      </a>
    );
  });
}

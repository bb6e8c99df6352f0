import { Fragment, type ReactNode } from "react";
import { type Policy, type PolicyBlock, policyMonth } from "#app/content/policy.ts";
import { useAllMessages } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { Icon } from "#app/ui/icon/icon.tsx";
import { MoreLink } from "#app/ui/list/more-link.tsx";
import { Ltr } from "#app/ui/text.tsx";

type PolicyPageProps = { policy: Policy; other: { to: string; label: string } };

/** A policy to be read and printed: its date, and its sections with their numbers. */
export function PolicyPage({ policy, other }: PolicyPageProps) {
  const messages = useAllMessages();
  const { lastUpdated, month, numbered } = messages.info.policy;
  const sections = policy.sections.map((section, place) => ({
    ...section,
    title: numbered({ number: place + 1, title: section.title }),
  }));
  return (
    <TextPage
      text={{ ...policy, sections }}
      date={
        <p className="muted mt-2">
          {lastUpdated} <time dateTime={policyMonth}>{month}</time>
        </p>
      }
      others={[other, { to: paths.safety(), label: messages.reports.safety.more }]}
    />
  );
}

/** A short text of ours without a date: how a feature works, or a warning. */
export function ArticlePage({ article }: { article: Policy }) {
  const messages = useAllMessages().info.policy;
  return (
    <TextPage
      text={article}
      others={[
        { to: paths.terms(), label: messages.seeTerms },
        { to: paths.privacy(), label: messages.seePrivacy },
      ]}
    />
  );
}

type TextPageProps = {
  text: Policy;
  date?: ReactNode;
  /** Texts to read next. */
  others: readonly { to: string; label: string }[];
};

/** A text with its contents beside it; on a phone the sections of a dated one fold, and are its contents. */
function TextPage({ text, date, others }: TextPageProps) {
  const messages = useAllMessages();
  const { contents } = messages.info.policy;
  return (
    <div className="wrap page">
      <title>{`${text.title} | ${messages.ui.frame.site}`}</title>
      <meta name="description" content={text.description} />
      <h1>{text.title}</h1>
      {date}
      <div className="with-side mt-6">
        <nav className="no-print only-lg lg:sticky lg:top-4" aria-label={contents}>
          <Contents text={text} />
        </nav>
        <article className="prose">
          <Blocks blocks={text.lead} />
          {text.sections.map(({ id, title, paragraphs }) => (
            <section key={id} id={id} className="prose" aria-labelledby={`${id}-title`}>
              <Section isFolded={date !== undefined} heading={<h2 id={`${id}-title`}>{title}</h2>}>
                <Blocks blocks={paragraphs} />
              </Section>
            </section>
          ))}
          <ul className="grid gap-2 mt-4 no-print">
            {others.map(({ to, label }) => (
              <li key={to}>
                <MoreLink to={to}>{label}</MoreLink>
              </li>
            ))}
          </ul>
        </article>
      </div>
    </div>
  );
}

type SectionProps = { isFolded: boolean; heading: ReactNode; children: ReactNode };

function Section({ isFolded, heading, children }: SectionProps) {
  if (!isFolded) {
    return (
      <>
        {heading}
        {children}
      </>
    );
  }
  return (
    <details className="disc fold-sm">
      <summary>
        {heading}
        <Icon name="down" className="turn" />
      </summary>
      <div className="prose">{children}</div>
    </details>
  );
}

function Contents({ text }: { text: Policy }) {
  return (
    <ol className="toc">
      {text.sections.map(({ id, title }) => (
        <li key={id}>
          <a className="tap" href={`#${id}`}>
            {title}
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

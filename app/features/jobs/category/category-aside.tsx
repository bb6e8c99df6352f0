import type { ReactNode } from "react";
import type { Category } from "#app/features/job/job.ts";
import { formatNumber } from "#app/i18n/format.ts";
import { useMessages } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { Card } from "#app/ui/card.tsx";
import type { CategoryAround } from "./category-page.server.ts";

type CategoryAsideProps = { category: Category; around: CategoryAround };

/** Ways on from a category: to others, and to parts of this one. */
export function CategoryAside({ category, around }: CategoryAsideProps) {
  const { browse, labels, jobs } = useMessages();
  const texts = browse.category;
  return (
    <aside className="stack">
      <Ways title={texts.others}>
        {around.others.map((other) => (
          <Way
            key={other.category}
            to={paths.category(other.category)}
            count={other.count}
            label={labels.category[other.category]}
          />
        ))}
      </Ways>
      <Ways title={texts.topCompanies}>
        {around.companies.map(({ id, name, count }) => (
          <Way
            key={id}
            to={paths.category(category, { company: id })}
            count={count}
            label={name || jobs.noCompany}
          />
        ))}
      </Ways>
      <Ways title={texts.locations}>
        {around.locations.map(({ location, name, count }) => (
          <Way
            key={location}
            to={paths.category(category, { location })}
            count={count}
            label={name}
          />
        ))}
      </Ways>
    </aside>
  );
}

function Ways({ title, children }: { title: string; children: ReactNode[] }) {
  const messages = useMessages().browse.category;
  return (
    <Card>
      <h2 className="text-lg">{title}</h2>
      {children.length === 0 ? <p className="muted">{messages.nothingYet}</p> : <ul>{children}</ul>}
    </Card>
  );
}

function Way({ to, label, count }: { to: string; label: string; count: number }) {
  const messages = useMessages().browse;
  return (
    <li className="flex items-center justify-between gap-3">
      <a className="tap wrap-anywhere" href={to}>
        <bdi>{label}</bdi>
      </a>
      <span className="num muted small">
        {formatNumber(count)}
        <span className="sr"> {messages.jobsUnder(count)}</span>
      </span>
    </li>
  );
}

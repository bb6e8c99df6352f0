import type { ReactNode } from "react";
import type { Category } from "#app/features/job/job.ts";
import { formatNumber } from "#app/i18n/format.ts";
import { useMessages } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { Chip, Chips } from "#app/ui/chip.tsx";
import { Avatar } from "#app/ui/hero/avatar.tsx";
import type { CategoryAround } from "./category-page.server.ts";

type CategoryAsideProps = { category: Category; around: CategoryAround };

/** Ways on from a category: to parts of it by place and by company, and to other categories. */
export function CategoryAside({ category, around }: CategoryAsideProps) {
  const { browse, labels, jobs } = useMessages();
  const { others, topCompanies, locations } = browse.category;
  const fullest = around.locations[0]?.count ?? 0;
  return (
    <aside className="ways">
      <Ways title={locations}>
        {around.locations.map(({ location, name, count }) => (
          <Way key={location} to={paths.category(category, { location })} count={count}>
            <bdi>{name}</bdi>
            <svg className="flip" aria-hidden="true">
              <line x2={`${Math.round((count / fullest) * 100)}%`} />
            </svg>
          </Way>
        ))}
      </Ways>
      <Ways title={topCompanies}>
        {around.companies.map(({ id, name, logo, count }) => (
          <Way key={id} to={paths.category(category, { company: id })} count={count}>
            <Avatar id={id} name={name || jobs.noCompany} logo={logo} />
            <bdi>{name || jobs.noCompany}</bdi>
          </Way>
        ))}
      </Ways>
      <section>
        <h2 className="text-lg">{others}</h2>
        <Chips>
          {around.others.map((other) => (
            <Chip
              key={other.category}
              to={paths.category(other.category)}
              count={formatNumber(other.count)}
            >
              {labels.category[other.category]}
            </Chip>
          ))}
        </Chips>
      </section>
    </aside>
  );
}

function Ways({ title, children }: { title: string; children: ReactNode[] }) {
  const messages = useMessages().browse.category;
  return (
    <section>
      <h2 className="text-lg">{title}</h2>
      {children.length === 0 ? (
        <p className="muted">{messages.nothingYet}</p>
      ) : (
        <ul className="way">{children}</ul>
      )}
    </section>
  );
}

function Way({ to, count, children }: { to: string; count: number; children: ReactNode }) {
  return (
    <li>
      <a href={to}>
        {children}
        <span className="num">{formatNumber(count)}</span>
      </a>
    </li>
  );
}

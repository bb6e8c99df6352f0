import { useId } from "react";
import { adminPath } from "#app/features/admin/admin-query.ts";
import type { Newest, NewestRow } from "#app/features/admin/newest.server.ts";
import { formatDate } from "#app/i18n/format.ts";
import { useAllMessages, useLanguage } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { Avatar } from "#app/ui/hero/avatar.tsx";

/** The newest companies and jobs, each with the way to all of them. */
export function NewestRecords({ newest }: { newest: Newest }) {
  const { admin, jobs } = useAllMessages();
  return (
    <div className="grid md2 mt-4">
      <Records
        title={admin.newest.companies}
        all={adminPath({ tab: "companies" })}
        rows={newest.companies}
        linesOf={({ company, text }) => [company.name || jobs.noCompany, text]}
      />
      <Records
        title={admin.newest.jobs}
        all={adminPath({ tab: "jobs" })}
        rows={newest.jobs}
        linesOf={({ company, text }) => [text || jobs.noTitle, company.name || jobs.noCompany]}
      />
    </div>
  );
}

type RecordsProps = {
  title: string;
  all: string;
  rows: readonly NewestRow[];
  linesOf: (row: NewestRow) => [name: string, below: string];
};

function Records({ title, all, rows, linesOf }: RecordsProps) {
  const { admin } = useAllMessages();
  const language = useLanguage();
  const heading = useId();
  if (rows.length === 0) return null;
  return (
    <section className="card" aria-labelledby={heading}>
      <div className="head mb-2 items-center">
        <h2 className="text-lg" id={heading}>
          {title}
        </h2>
        <a className="more" href={all}>
          {admin.newest.all}
          <span className="sr">: {title}</span>
        </a>
      </div>
      <ul className="lights">
        {rows.map((row) => {
          const [name, below] = linesOf(row);
          return (
            <li key={row.id}>
              <Avatar id={row.company.id} name={row.company.name} logo={row.company.logo} />
              <span>
                {row.isPublic ? (
                  <a href={paths.job(row.id)}>
                    <bdi>{name}</bdi>
                  </a>
                ) : (
                  <bdi>{name}</bdi>
                )}
                {below && (
                  <span className="small muted">
                    <bdi>{below}</bdi>
                  </span>
                )}
              </span>
              <time className="small muted" dateTime={row.createdAt}>
                {formatDate(row.createdAt, language, "short")}
              </time>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

import type { ReactNode } from "react";
import { usePageMessages } from "#app/features/jobs/saved/use-page-messages.ts";
import { formatNumber } from "#app/i18n/format.ts";
import { paths } from "#app/paths.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Avatar } from "#app/ui/hero/avatar.tsx";

type MemorySectionProps = { id: string; title: string; children: ReactNode };

/** One kind of memory, each entry a line of a list. */
export function MemorySection({ id, title, children }: MemorySectionProps) {
  return (
    <section aria-labelledby={id}>
      <h2 className="mb-2 text-xl" id={id}>
        {title}
      </h2>
      <ul className="card divide-y divide-line py-0">{children}</ul>
    </section>
  );
}

type MemoryLineProps = {
  /** Where it is a company. */
  face?: { id: string; logo?: string | null };
  to?: string | undefined;
  name: string;
  more?: string | undefined;
  children?: ReactNode;
};

/** A name, a link if there is a target, and the button that removes it. */
export function MemoryLine({ face, to, name, more, children }: MemoryLineProps) {
  return (
    <li className="row spread flex-nowrap py-2">
      <div className="row min-w-0 flex-nowrap">
        {face && <Avatar id={face.id} name={name} logo={face.logo} />}
        <div className="min-w-0 wrap-anywhere">
          {to ? (
            <a className="tap" href={to}>
              <bdi>{name}</bdi>
            </a>
          ) : (
            <bdi>{name}</bdi>
          )}
          {more && <p className="small muted">{more}</p>}
        </div>
      </div>
      <div className="row shrink-0 flex-nowrap">{children}</div>
    </li>
  );
}

/** At the head of the page: the list of followed companies stands below all saved jobs. */
export function ToFollowed({ count }: { count: number }) {
  const texts = usePageMessages();
  if (count === 0) return null;
  return (
    <p>
      <a className="tap" href="#followed">
        {`${texts.followed} (${formatNumber(count)})`}
      </a>
    </p>
  );
}

/** Leads to alerts of a followed company's new jobs. */
export function FollowedAlerts({ company, name }: { company: string; name: string }) {
  const texts = usePageMessages();
  return (
    <ButtonLink to={paths.newAlert({ company })} aria-label={texts.alertsNamed({ name })}>
      {texts.alerts}
    </ButtonLink>
  );
}

/** The list that a remembered search leads to. */
export function searchPath(query: string): string {
  return `${paths.jobs()}?${query}`;
}

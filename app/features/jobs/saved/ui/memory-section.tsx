import type { FormEvent, ReactNode } from "react";
import type { MemoryPart } from "#app/features/jobs/memory/memory.server.ts";
import { usePageMessages } from "#app/features/jobs/saved/use-page-messages.ts";
import { formatNumber } from "#app/i18n/format.ts";
import { useMessages } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Check } from "#app/ui/form/check-field.tsx";
import { Avatar } from "#app/ui/hero/avatar.tsx";
import { Icon } from "#app/ui/icon/icon.tsx";

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
    <li className="row spread gap-2 py-3">
      <div className="row min-w-0 grow basis-48 flex-nowrap">
        {face && <Avatar id={face.id} name={name} logo={face.logo} />}
        <div className="min-w-0 wrap-anywhere">
          {to ? (
            <a className="tap -my-2 font-strong" href={to}>
              <span>
                <bdi>{name}</bdi>
              </span>
            </a>
          ) : (
            <bdi className="font-strong">{name}</bdi>
          )}
          {more && <p className="small muted">{more}</p>}
        </div>
      </div>
      <div className="row shrink-0 flex-nowrap">{children}</div>
    </li>
  );
}

/** The latest searches, each leading to its list. */
export function Searches({ searches }: { searches: readonly { query: string; label: string }[] }) {
  const texts = usePageMessages();
  if (searches.length === 0) return null;
  return (
    <section aria-labelledby="searches">
      <h2 className="mb-2 text-xl" id="searches">
        {texts.searches}
      </h2>
      <ul className="chips plain">
        {searches.map(({ query, label }) => (
          <li key={query} className="min-w-0">
            <a className="chip" href={`${paths.jobs()}?${query}`}>
              <Icon name="search" />
              <bdi>{label}</bdi>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** At the head of the page: the list of followed companies stands below all saved jobs. */
export function ToFollowed({ count }: { count: number }) {
  const texts = usePageMessages();
  if (count === 0) return null;
  return (
    <p className="-my-3">
      <a className="tap" href="#followed">
        {`${texts.followed} (${formatNumber(count)})`}
      </a>
    </p>
  );
}

/** From an empty list to what can be saved and followed. */
export function WaysOn() {
  const { offline, ui } = useMessages();
  return (
    <div className="row justify-center">
      <ButtonLink to={paths.jobs()} variant="primary">
        {offline.saved.browse}
      </ButtonLink>
      <ButtonLink to={paths.companies()}>{ui.frame.companies}</ButtonLink>
    </div>
  );
}

/** Leads to alerts of a followed company's new jobs. */
export function FollowedAlerts({ company, name }: { company: string; name: string }) {
  const texts = usePageMessages();
  return (
    <ButtonLink
      variant="text"
      to={paths.newAlert({ company })}
      aria-label={texts.alertsNamed({ name })}
    >
      {texts.alerts}
    </ButtonLink>
  );
}

type ForgetProps = {
  /** How many jobs were seen, searches stored, and other things remembered. */
  counts: { seen: number; searches: number; others: number };
  /** Deletes from the device; the account's are deleted by the form. */
  onForget?: (part: MemoryPart) => void;
};

/** Deletes a part of the memory. Only parts that hold something can be chosen. */
export function Forget({ counts: { seen, searches, others }, onForget }: ForgetProps) {
  const texts = usePageMessages();
  const parts: [part: MemoryPart, count: number][] = [];
  if (seen > 0) parts.push(["seen", seen]);
  if (searches > 0) parts.push(["searches", searches]);
  if (others > 0 || parts.length > 1) parts.push(["all", 0]);
  const [first] = parts;
  if (!first) return null;
  const forget = (event: FormEvent<HTMLFormElement>) => {
    if (!onForget) return;
    event.preventDefault();
    onForget(new FormData(event.currentTarget).get("forget") as MemoryPart);
  };
  return (
    <details className="disc">
      <summary>
        {texts.forget} <Icon name="down" className="turn" />
      </summary>
      <form method="post" action={paths.memory()} className="stack gap-2 py-2" onSubmit={forget}>
        <input type="hidden" name="next" value={paths.savedJobs()} />
        <fieldset>
          <legend className="hint">{texts.forgetMore}</legend>
          {parts.map(([part, count]) => (
            <Check
              key={part}
              type="radio"
              name="forget"
              value={part}
              defaultChecked={part === first[0]}
            >
              {texts.forgetParts[part === "all" && !onForget ? "withSaved" : part]}
              {count > 0 && ` (${formatNumber(count)})`}
            </Check>
          ))}
        </fieldset>
        <p>
          <Button variant="danger">{texts.forgetAct}</Button>
        </p>
      </form>
    </details>
  );
}

import { Form } from "react-router";
import type { Double } from "#app/features/merges/preview-merge.server.ts";
import { formatDate, formatNumber } from "#app/i18n/format.ts";
import { useAllMessages, useLanguage } from "#app/messages/messages-context.tsx";
import { Tile } from "#app/ui/card.tsx";
import { Avatar } from "#app/ui/hero/avatar.tsx";
import { Icon } from "#app/ui/icon/icon.tsx";
import { Ltr } from "#app/ui/text.tsx";

const longestSearch = 100;

type Props = {
  heading: string;
  doubles: readonly Double[];
  search: string;
  /** Says that there are none. */
  none: string;
  /** Of this page. */
  action: string;
  /** Where a company leads. */
  to: (id: string) => string;
};

/** A search for a company, and the companies to choose from. */
export function Doubles({ heading, doubles, search, none, action, to }: Props) {
  const { merges } = useAllMessages();
  return (
    <section className="stack gap-4 max-w-3xl">
      <Form action={action} role="search" className="join">
        <label className="sr" htmlFor="q">
          {merges.merge.search}
        </label>
        <input
          key={search}
          className="input"
          id="q"
          name="q"
          type="search"
          enterKeyHint="search"
          maxLength={longestSearch}
          defaultValue={search}
          placeholder={merges.merge.search}
        />
        <button type="submit" className="btn btn-primary" aria-label={merges.merge.searchAct}>
          <Icon name="search" />
        </button>
      </Form>
      <h2 className="text-lg">{heading}</h2>
      {doubles.length === 0 && <p className="muted">{none}</p>}
      {doubles.map((each) => (
        <DoubleTile key={each.id} double={each} to={to(each.id)} />
      ))}
    </section>
  );
}

function DoubleTile({ double, to }: { double: Double; to: string }) {
  const { merges } = useAllMessages();
  const language = useLanguage();
  const { id, name, logo, place, email, joinedAt, openJobs } = double;
  return (
    <Tile className="row flex-nowrap gap-3">
      <Avatar id={id} name={name} logo={logo} />
      <div className="min-w-0">
        <h3>
          <a href={to}>
            <bdi>{name}</bdi>
          </a>
        </h3>
        <p className="small muted">
          {place && <>{place} · </>}
          {merges.side.joined} {formatDate(joinedAt, language)} · {merges.side.open}{" "}
          <span className="num">{formatNumber(openJobs)}</span>
        </p>
        {email && (
          <p className="small muted wrap-anywhere">
            <Ltr>{email}</Ltr>
          </p>
        )}
      </div>
    </Tile>
  );
}

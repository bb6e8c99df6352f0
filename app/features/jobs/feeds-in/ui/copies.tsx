import { feedPaths } from "#app/features/jobs/feeds-in/feed-paths.ts";
import type { FeedOwner } from "#app/features/jobs/feeds-in/source-states.ts";
import { formatNumber } from "#app/i18n/format.ts";
import { useAllMessages } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { Button } from "#app/ui/button.tsx";
import type { SourcePage } from "./feed-types.ts";

type Props = { owner: FeedOwner; page: SourcePage };

/** Jobs of a source whose like is posted, each with the decision about it, and one for all that are listed. */
export function Copies({ owner, page: { source, copies, nextCopy, mayChange } }: Props) {
  const texts = useAllMessages().feeds.copies;
  const to = feedPaths[owner].one;
  if (copies.length === 0) return null;
  return (
    <section className="stack gap-3">
      <div>
        <h2 className="text-lg">{texts.title}</h2>
        <p className="muted">{texts.lead}</p>
      </div>
      <ul className="card divide-y divide-line p-0">
        {copies.map((copy) => (
          <li key={copy.externalId} className="team-row">
            <div className="min-w-0">
              <b className="wrap-anywhere">
                <bdi>{copy.title}</bdi>
              </b>
              <Likeness copy={copy} />
            </div>
            {mayChange && (
              <form
                method="post"
                action={to(source.id)}
                className="row gap-2"
                aria-label={copy.title}
              >
                <input type="hidden" name="item" value={copy.externalId} />
                <Button name="intent" value="copy">
                  {texts.copy}
                </Button>
                <Button variant="quiet" name="intent" value="post">
                  {texts.post}
                </Button>
              </form>
            )}
          </li>
        ))}
      </ul>
      {mayChange && copies.length > 1 && (
        <form method="post" action={to(source.id)}>
          <input
            type="hidden"
            name="items"
            value={JSON.stringify(copies.map(({ externalId }) => externalId))}
          />
          <Button name="intent" value="copies">
            {texts.allCopies}
          </Button>
        </form>
      )}
      {nextCopy !== null && (
        <p>
          <a className="more" href={to(source.id, { after: nextCopy })}>
            {texts.more}
          </a>
        </p>
      )}
    </section>
  );
}

function Likeness({ copy }: { copy: SourcePage["copies"][number] }) {
  const { copies: texts } = useAllMessages().feeds;
  const { jobId, likeTitle, likeCompany, likeness } = copy;
  if (!jobId) return <p className="small muted">{texts.likeGone}</p>;
  const n = `${formatNumber(likeness ?? 0)}%`;
  return (
    <p className="small muted">
      {texts.like({ n, title: likeTitle ?? "", company: likeCompany ?? "" })} ·{" "}
      <a href={paths.job(jobId)}>{texts.compare}</a>
    </p>
  );
}

import { feedPaths } from "#app/features/jobs/feeds-in/feed-paths.ts";
import type { FeedOwner } from "#app/features/jobs/feeds-in/source-states.ts";
import type { ListedSource } from "#app/features/jobs/feeds-in/sources/list-sources.server.ts";
import { reasonText } from "#app/features/jobs/feeds-in/stop-text.ts";
import { formatTimestamp } from "#app/i18n/format.ts";
import { unreadFeedDays } from "#app/limits.ts";
import { useAllMessages, useLanguage } from "#app/messages/messages-context.tsx";
import { Badge, type BadgeTone } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { ConfirmButton } from "#app/ui/form/confirm.tsx";
import { Ltr } from "#app/ui/text.tsx";

type Props = {
  owner: FeedOwner;
  source: ListedSource;
  mayChange: boolean;
  /** The name leads to the source's page. */
  linked?: boolean;
};

const tones: Record<ListedSource["state"], BadgeTone> = {
  new: "featured",
  works: "ok",
  paused: "plain",
  stopped: "urgent",
  removed: "plain",
};

/** A source with its state, and what may be done with it. */
export function SourceRow({ owner, source, mayChange, linked }: Props) {
  const { feeds } = useAllMessages();
  const { id, name, url, state } = source;
  return (
    <div className="team-row">
      <div className="min-w-0">
        <p>
          <b className="wrap-anywhere">
            {linked ? (
              <a href={feedPaths[owner].one(id)}>
                <bdi>{name}</bdi>
              </a>
            ) : (
              <bdi>{name}</bdi>
            )}
          </b>{" "}
          <Badge tone={tones[state]}>{feeds.states[state]}</Badge>
        </p>
        <p className="small muted wrap-anywhere">{url ? <Ltr>{url}</Ltr> : feeds.uploaded}</p>
        <SourceDetails source={source} />
      </div>
      {mayChange && <SourceActs owner={owner} source={source} />}
    </div>
  );
}

function SourceDetails({ source }: { source: ListedSource }) {
  const messages = useAllMessages();
  const { feeds } = messages;
  const language = useLanguage();
  const { state, everyHours, kind, ranAt, active, pausedBy, stopCode, stopStep } = source;
  const details = [
    source.url ? feeds.every[everyHours] : "",
    ranAt ? feeds.ranAt(formatTimestamp(ranAt, language)) : "",
    // A run that asks or has failed was a reading.
    ranAt || stopCode ? "" : feeds.neverRan,
    active > 0 ? feeds.active(active) : "",
    kind ? feeds.kinds[kind] : "",
    state === "paused" && pausedBy ? feeds.pausedBy({ name: pausedBy }) : "",
  ].filter(Boolean);
  return (
    <>
      <p className="small">
        {details.map((detail, at) => (
          <span key={detail}>
            {at > 0 && " · "}
            <bdi>{detail}</bdi>
          </span>
        ))}
      </p>
      {stopCode && (
        <p className="small text-accent-ink">
          {state !== "stopped" && `${feeds.failed}: `}
          {reasonText(stopCode, messages)} <code className="muted">{stopCode}</code>
          {stopStep && ` ${feeds.steps[stopStep]}`}
          {state === "stopped" && <JobsStay since={source.failingSince} />}
        </p>
      )}
    </>
  );
}

/** How long the jobs of a source that cannot be read stay. */
function JobsStay({ since }: { since: string | null }) {
  const { feeds } = useAllMessages();
  if (since === null) return null;
  const days = Math.floor((Date.now() - Date.parse(since)) / (24 * 60 * 60 * 1000));
  const rest = unreadFeedDays - days;
  return <> · {rest > 0 ? feeds.jobsStay(rest) : feeds.jobsClosed}</>;
}

function SourceActs({ owner, source }: Omit<Props, "mayChange">) {
  const { feeds } = useAllMessages();
  const { id, name, state, isConfirmed } = source;
  const to = feedPaths[owner];
  const question = useRemoval(owner, source);
  const next = state === "works" ? "pause" : "resume";
  return (
    <div className="row gap-2">
      {isConfirmed ? (
        <>
          <form method="post" action={to.one(id)} aria-label={name} className="row gap-2">
            <Button name="intent" value="run">
              {feeds.acts.run}
            </Button>
            <Button variant="quiet" name="intent" value={next}>
              {feeds.acts[next]}
            </Button>
          </form>
          <a className="btn btn-quiet" href={to.mapping(id)}>
            {feeds.acts.mapping}
          </a>
        </>
      ) : (
        <a className="btn btn-primary" href={to.mapping(id)}>
          {feeds.acts.confirm}
        </a>
      )}
      <ConfirmButton question={question} to={to.one(id, { remove: 1 })}>
        {feeds.acts.remove}
        <span className="sr"> {name}</span>
      </ConfirmButton>
    </div>
  );
}

/** The question before a source is removed. */
export function useRemoval(owner: FeedOwner, { id, name }: Pick<ListedSource, "id" | "name">) {
  const { feeds } = useAllMessages();
  return {
    title: feeds.removal.title({ name }),
    cost: feeds.removal.cost,
    act: feeds.acts.remove,
    keep: feeds.removal.keep,
    action: feedPaths[owner].one(id),
    fields: { intent: "remove" },
  };
}

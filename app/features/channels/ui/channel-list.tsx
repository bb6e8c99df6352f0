import { deskPaths } from "#app/desk-paths.ts";
import type { ListedChannel } from "#app/features/channels/channel.ts";
import type { Category } from "#app/features/job/job.ts";
import { placeName } from "#app/features/places/place.ts";
import { formatDateTime, formatNumber } from "#app/i18n/format.ts";
import { useAllMessages, useLanguage } from "#app/messages/messages-context.tsx";
import { Badge, type BadgeTone } from "#app/ui/badge.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Empty } from "#app/ui/empty.tsx";
import { RowMenu } from "#app/ui/list/row-menu.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Ltr } from "#app/ui/text.tsx";

type Props = { channels: readonly ListedChannel[]; mayChange: boolean };

/** Every channel: the jobs it gets, its state, and the buttons that change it. */
export function ChannelList({ channels, mayChange }: Props) {
  const { channels: words } = useAllMessages();
  if (channels.length === 0) return <Empty title={words.none} reason={words.noneReason} />;
  return (
    <section className="stack gap-3">
      <h2 className="text-xl">{words.channels}</h2>
      <ul className="card divide-y divide-line p-0">
        {channels.map((channel) => (
          <ChannelRow key={channel.id} channel={channel} mayChange={mayChange} />
        ))}
      </ul>
    </section>
  );
}

const tones: Record<ListedChannel["state"], BadgeTone> = {
  works: "ok",
  paused: "plain",
  stopped: "urgent",
};

function ChannelRow({ channel, mayChange }: { channel: ListedChannel; mayChange: boolean }) {
  const { channels: words } = useAllMessages();
  const { isRemoved, state, stopReason, stopCode } = channel;
  const stop = !isRemoved && state === "stopped" && stopReason;
  return (
    <li className="stack gap-2 p-4">
      <div className="flex flex-wrap items-start gap-x-3 gap-y-2">
        <div className="min-w-0 flex-1">
          <h3 className="text-base wrap-anywhere">
            <bdi>{channel.title}</bdi>
          </h3>
          <ChannelFilter channel={channel} />
        </div>
        <Badge tone={isRemoved ? "plain" : tones[state]}>
          {isRemoved ? words.state.removed : words.state[state]}
        </Badge>
        {mayChange && <ChannelActs channel={channel} />}
      </div>
      <Use channel={channel} />
      {stop && (
        <Notice kind="err">
          <p>
            <b className="num">{stopCode}</b> {words.stop[stop]}
          </p>
          {mayChange && <Act channel={channel} intent="resume" label={words.acts.again} />}
        </Notice>
      )}
    </li>
  );
}

function ChannelFilter({ channel }: { channel: ListedChannel }) {
  const { channels: words, labels } = useAllMessages();
  const language = useLanguage();
  const { username, chat, province, category, written } = channel;
  const parts = [
    province && placeName(province, language),
    category && labels.category[category as Category],
    written && words.writtenIn[written],
  ].filter((part) => part !== null);
  return (
    <p className="small muted wrap-anywhere">
      <Ltr>{username ? `@${username}` : chat}</Ltr>
      {" · "}
      {[...(parts.length > 0 ? parts : [words.all]), words.postsIn[channel.language]].join(" · ")}
    </p>
  );
}

function Use({ channel }: { channel: ListedChannel }) {
  const { channels: words } = useAllMessages();
  const language = useLanguage();
  const { perHour, lastAt, thisHour, waiting, pausedUntil, atNight } = channel;
  const at = (time: string) => formatDateTime(time, language);
  const parts = [
    words.hourly(perHour),
    atNight && words.alsoAtNight,
    pausedUntil && words.pausedUntil({ when: at(pausedUntil) }),
    lastAt ? words.lastPost({ when: at(lastAt) }) : words.neverPosted,
    thisHour > 0 && words.thisHour({ n: formatNumber(thisHour) }),
    waiting > 0 && words.waiting(waiting),
  ];
  return <p className="small">{parts.filter(Boolean).join(" · ")}</p>;
}

function ChannelActs({ channel }: { channel: ListedChannel }) {
  const { acts } = useAllMessages().channels;
  const { id, title, state, isRemoved } = channel;
  if (isRemoved) return <Act channel={channel} intent="restore" label={acts.restore} />;
  return (
    <RowMenu label={acts.more({ name: title })}>
      <ButtonLink to={deskPaths.telegramChannels({ channel: id })}>{acts.edit}</ButtonLink>
      {state === "works" && <Act channel={channel} intent="hour" label={acts.hour} />}
      {state === "works" && <Act channel={channel} intent="pause" label={acts.pause} />}
      {state === "paused" && <Act channel={channel} intent="resume" label={acts.resume} />}
      {state !== "stopped" && <Act channel={channel} intent="test" label={acts.test} />}
      <Act channel={channel} intent="remove" label={acts.remove} />
    </RowMenu>
  );
}

type ActProps = { channel: ListedChannel; intent: string; label: string };

/** A button that does one thing with a channel. */
function Act({ channel, intent, label }: ActProps) {
  return (
    <form method="post" action={deskPaths.telegramChannels()}>
      <input type="hidden" name="channel" value={channel.id} />
      <Button name="intent" value={intent}>
        {label}
      </Button>
    </form>
  );
}

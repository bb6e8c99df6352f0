import type { ApplicationEvent } from "#app/features/applications/lifecycle/history.server.ts";
import { messagesOf, type Writer } from "#app/features/applications/lifecycle/thread.ts";
import { FileName } from "#app/features/applications/ui/file-name.tsx";
import { formatDateTime } from "#app/i18n/format.ts";
import { useAllMessages, useLanguage } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { Badge } from "#app/ui/badge.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Icon } from "#app/ui/icon/icon.tsx";
import { UserText } from "#app/ui/text.tsx";

type Props = {
  events: readonly ApplicationEvent[];
  /** The reader's side. */
  side: Writer;
  nameOf: (event: ApplicationEvent) => string;
  /** From this event on messages of the other side are new. */
  newFrom?: number | undefined;
};

/** Of more messages than these the earlier ones are folded, where they are at least as many as here. */
const [maxUnfolded, minFolded] = [6, 3];

/** The messages of both sides about an application, oldest first, all new ones unfolded. */
export function MessageList({ events, newFrom = Number.POSITIVE_INFINITY, ...reader }: Props) {
  const { thread } = useAllMessages();
  const all = messagesOf(events);
  const firstNew = all.findIndex(({ id, side }) => side !== reader.side && id >= newFrom);
  const fold = all.length >= maxUnfolded + minFolded ? all.length - maxUnfolded : 0;
  const foldedTo = firstNew < 0 ? fold : Math.min(fold, firstNew);
  const earlier = all.slice(0, foldedTo);
  return (
    <>
      {earlier.length > 0 && (
        <details className="disc">
          <summary>
            {thread.earlier(earlier.length)} <Icon name="down" className="turn" />
          </summary>
          <Messages events={earlier} newFrom={newFrom} {...reader} />
        </details>
      )}
      <Messages events={all.slice(foldedTo)} newFrom={newFrom} {...reader} />
    </>
  );
}

function Messages({ events, side, nameOf, newFrom }: Props & { newFrom: number }) {
  const { thread } = useAllMessages();
  const language = useLanguage();
  return (
    <ol className="messages">
      {events.map((event) => {
        const isOwn = event.side === side;
        const isNew = !isOwn && event.id >= newFrom;
        return (
          <li key={event.id} className={classNames(isOwn && "mine", isNew && "new")}>
            <p className="by">
              <b>
                <bdi>{nameOf(event)}</bdi>
              </b>
              <time className="small muted" dateTime={event.createdAt}>
                {formatDateTime(event.createdAt, language)}
              </time>
              {isNew && <Badge tone="new">{thread.new}</Badge>}
            </p>
            {event.message && <UserText text={event.message} />}
            {event.documents.map(({ id, name }) => (
              <a key={id} href={paths.document(id)} className="tap row gap-2">
                <Icon name="download" />
                <FileName name={name} />
              </a>
            ))}
          </li>
        );
      })}
    </ol>
  );
}

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

/** The messages of both sides about an application, oldest first. */
export function MessageList({ events, side, nameOf, newFrom = Number.POSITIVE_INFINITY }: Props) {
  const { thread } = useAllMessages();
  const language = useLanguage();
  return (
    <ol className="messages">
      {messagesOf(events).map((event) => {
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

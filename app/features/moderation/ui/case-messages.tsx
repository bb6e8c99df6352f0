import { deskPaths } from "#app/desk-paths.ts";
import type { CaseReading } from "#app/features/moderation/case-page.server.ts";
import type { ReportedMessage } from "#app/features/moderation/messages/reported-messages.server.ts";
import { formatDateTime } from "#app/i18n/format.ts";
import { useAllMessages, useLanguage } from "#app/messages/messages-context.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { UserText } from "#app/ui/text.tsx";

type Props = { reading: CaseReading; messages: readonly ReportedMessage[] | undefined };

/** The messages that a case is about, once a moderator opens them, which is logged. */
export function CaseMessages({ reading, messages }: Props) {
  const { moderation, thread } = useAllMessages();
  const language = useLanguage();
  const { detail, query } = reading;
  if (!detail.isAboutMessages) return null;
  return (
    <section className="stack gap-2">
      <h3 className="text-lg">{thread.heading}</h3>
      {messages === undefined ? (
        <>
          <p className="muted">{moderation.messagesLogged}</p>
          <p>
            <ButtonLink to={deskPaths.moderationCase(detail.id, { ...query, messages: 1 })}>
              {moderation.readMessages}
            </ButtonLink>
          </p>
        </>
      ) : (
        <ol className="messages">
          {messages.map(({ id, isReported, message, documents, createdAt }) => (
            <li key={id} className={isReported ? undefined : "mine"}>
              <p className="by">
                <b>{isReported ? moderation.reportedSide : moderation.otherSide}</b>
                <time className="small muted" dateTime={createdAt}>
                  {formatDateTime(createdAt, language)}
                </time>
              </p>
              {message && <UserText text={message} />}
              {documents.map((name) => (
                <p key={name}>
                  <Badge>
                    <bdi>{name}</bdi>
                  </Badge>
                </p>
              ))}
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

import type { OwnApplication } from "#app/features/applications/application-list.ts";
import type { ApplicationEvent } from "#app/features/applications/lifecycle/history.server.ts";
import { messagesOf } from "#app/features/applications/lifecycle/thread.ts";
import type { MessageAnswer } from "#app/features/applications/thread/message-answer.ts";
import { type MessageKey, messageAt } from "#app/messages/message-key.ts";
import { useAllMessages } from "#app/messages/messages-context.tsx";
import { Icon } from "#app/ui/icon/icon.tsx";
import { FormTexts } from "#app/ui/text.tsx";
import { MessageForm } from "./message-form.tsx";
import { MessageList } from "./message-list.tsx";
import { ThreadOptions } from "./thread-options.tsx";

type Props = {
  application: OwnApplication;
  events: ApplicationEvent[];
  /** Who reads and writes it. */
  owner: string;
  submissionKey: string;
  /** Why no answer is possible now. */
  reason: MessageKey | null;
  answer: MessageAnswer | undefined;
  /** Whether something else is to be answered first: the form waits folded. */
  isFolded?: boolean;
};

/** The messages about one's own application, and the answer; nothing before there are any. */
export function OwnMessages(props: Props) {
  const { application, events, owner, submissionKey, reason, answer, isFolded } = props;
  const messages = useAllMessages();
  const { thread, jobs } = messages;
  const { id: applicationId, job, company, hasNews, messagesBlockedBy } = application;
  // The texts of a withdrawn application are gone, but for one that was just written.
  if (messagesOf(events).length === 0 && !answer) return null;
  const title = job.title || jobs.noTitle;
  const lastByCompany = events.findLast(({ side }) => side !== "seeker")?.id;
  const options = (
    <ThreadOptions applicationId={applicationId} side="seeker" blockedBy={messagesBlockedBy} />
  );
  const form = (
    <MessageForm
      writing={{ applicationId, jobId: job.id, owner, title }}
      submissionKey={submissionKey}
      answer={answer}
    />
  );
  return (
    <section className="card pad stack" aria-labelledby="messages">
      <h2 id="messages" className="text-xl">
        {thread.heading}
      </h2>
      <MessageList
        events={events}
        side="seeker"
        nameOf={({ side }) => (side === "seeker" ? thread.you : company.name)}
        newFrom={hasNews ? lastByCompany : undefined}
      />
      {reason ? (
        <>
          <p className="muted">{messageAt(messages, reason)}</p>
          {answer?.values.text && <FormTexts texts={[["text", answer.values.text]]} />}
          {options}
        </>
      ) : isFolded ? (
        <div>
          <details className="disc" open={answer !== undefined}>
            <summary>
              {thread.write} <Icon name="down" className="turn" />
            </summary>
            <div className="py-2">{form}</div>
          </details>
          {options}
        </div>
      ) : (
        <>
          {form}
          {options}
        </>
      )}
    </section>
  );
}

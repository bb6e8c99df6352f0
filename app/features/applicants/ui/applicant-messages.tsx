import type { ApplicantDetail } from "#app/features/applicants/applicant.ts";
import { messagesOf, whyNotReply } from "#app/features/applications/lifecycle/thread.ts";
import { MessageList } from "#app/features/applications/thread/ui/message-list.tsx";
import { ThreadOptions } from "#app/features/applications/thread/ui/thread-options.tsx";
import { messageAt } from "#app/messages/message-key.ts";
import { useAllMessages } from "#app/messages/messages-context.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import type { PaneLinks } from "./desk.tsx";

type Props = {
  applicant: ApplicantDetail;
  links: PaneLinks;
  /** The open form of an answer. */
  here: Record<string, string> | undefined;
};

/** The messages of the company's members and of the applicant, and the way to answer. */
export function ApplicantMessages({ applicant, links, here }: Props) {
  const messages = useAllMessages();
  const { applicants, applications, thread } = messages;
  const { id, history, actions, messagesBlockedBy, mayAnswer } = applicant;
  if (messagesOf(history).length === 0) return null;
  const name = applicant.applicant.name || applications.card.nobody;
  const reason = whyNotReply(applicant);
  return (
    <section className="stack gap-3" aria-labelledby="messages">
      <h3 id="messages" className="text-base">
        {thread.heading}
      </h3>
      <MessageList
        events={history}
        side="company"
        nameOf={({ side, by }) => (side === "seeker" ? name : (by ?? applicants.someoneOrSystem))}
        newFrom={applicant.newFrom ?? undefined}
      />
      {reason && <p className="muted">{messageAt(messages, reason)}</p>}
      {!reason && !here && actions.includes("reply") && (
        <p>
          <ButtonLink to={links.to(id, { answer: "reply" })} data-pane="">
            {applicants.action.reply}
          </ButtonLink>
        </p>
      )}
      {mayAnswer && (
        <ThreadOptions
          applicationId={id}
          side="company"
          blockedBy={messagesBlockedBy}
          to={links.to(id)}
        />
      )}
    </section>
  );
}

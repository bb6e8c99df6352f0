import { renderToStaticMarkup } from "react-dom/server";
import type { Language } from "#app/i18n/language.ts";
import { messagesFor } from "#app/messages/messages.server.ts";
import { type EmailContent, withoutIsolates } from "./email-content.ts";
import { EmailPage } from "./email-page.tsx";
import { emailText } from "./email-text.ts";

export type RenderedEmail = { sender: string; subject: string; text: string; html: string };

/** An email as plain text and as HTML. `unsubscribe`: the address that switches its kind off. */
export function renderEmail(
  content: EmailContent,
  language: Language,
  unsubscribe?: string,
): RenderedEmail {
  const messages = messagesFor(language);
  const page = (
    <EmailPage
      content={content}
      language={language}
      messages={messages}
      unsubscribe={unsubscribe}
    />
  );
  return {
    sender: messages.ui.frame.site,
    subject: withoutIsolates(content.subject),
    text: emailText(content, messages, unsubscribe),
    html: `<!DOCTYPE html>\n${renderToStaticMarkup(page)}\n`,
  };
}

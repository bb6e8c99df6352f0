import { renderToStaticMarkup } from "react-dom/server";
import { emailLink } from "#app/http/page-address.ts";
import type { Language } from "#app/i18n/language.ts";
import type { AllMessages } from "#app/messages/en/index.ts";
import { messagesFor } from "#app/messages/messages.server.ts";
import { settings } from "#app/platform/settings/settings.server.ts";
import {
  type EmailBlock,
  type EmailContent,
  type EmailEntry,
  withoutIsolates,
} from "./email-content.ts";
import { EmailPage } from "./email-page.tsx";

export type RenderedEmail = { sender: string; subject: string; text: string; html: string };

/** An email as plain text and as HTML. `unsubscribe`: the address that switches its kind off. */
export function renderEmail(
  plain: EmailContent,
  language: Language,
  unsubscribeLink?: string,
): RenderedEmail {
  const ownLink = (href: string) =>
    href.startsWith(`${settings().baseUrl}/`) ? emailLink(language, href) : href;
  const content = withLinks(plain, ownLink);
  const unsubscribe = unsubscribeLink && ownLink(unsubscribeLink);
  const messages = messagesFor(language);
  const page = (
    <EmailPage
      content={content}
      language={language}
      messages={messages}
      unsubscribe={unsubscribe}
      baseUrl={settings().baseUrl}
    />
  );
  return {
    sender: messages.ui.frame.site,
    subject: withoutIsolates(content.subject),
    text: emailText(content, messages, unsubscribe),
    html: `<!DOCTYPE html>\n${renderToStaticMarkup(page)}\n`,
  };
}

/** The content with each of its links changed. */
function withLinks(content: EmailContent, change: (href: string) => string): EmailContent {
  const changed = <Part extends { href?: string }>(part: Part): Part =>
    part.href === undefined ? part : { ...part, href: change(part.href) };
  const { blocks, action, manage } = content;
  return {
    ...content,
    blocks: blocks.map((block) => {
      if (typeof block === "string") return block;
      if (block.kind === "link") return changed(block);
      if (block.kind === "panel") return { ...block, entry: changed(block.entry) };
      return block.kind === "list" ? { ...block, entries: block.entries.map(changed) } : block;
    }),
    action: changed(action),
    ...(manage && { manage: changed(manage) }),
  };
}

/** An email's plain text, with every address whole on a line of its own. */
function emailText(
  { heading, blocks, action, notes = [], reason, manage }: EmailContent,
  messages: AllMessages,
  unsubscribe: string | undefined,
): string {
  const { site, address } = messages.ui.frame;
  const stop = unsubscribe ? [`${messages.emails.stop}:\n${unsubscribe}`] : [];
  const parts = [
    heading,
    ...blocks.flatMap(blockText),
    `${action.label}:\n${action.href}`,
    ...notes,
    `-- \n${site} · ${address}\n${reason}`,
    ...(manage ? [`${manage.label}:\n${manage.href}`] : []),
    ...stop,
  ];
  return `${parts.join("\n\n")}\n`;
}

function blockText(block: EmailBlock): string | [] {
  if (typeof block === "string") return block;
  if (block.kind === "course") return [];
  if (block.kind === "link") return `${block.label}:\n${block.href}`;
  if (block.kind === "panel") return entryText(block.entry);
  const entries = block.entries.map((entry) => `- ${entryText(entry)}`);
  return [...entries, ...(block.more ? [block.more] : [])].join("\n");
}

function entryText({ title, href, lines }: EmailEntry): string {
  return [title, ...lines, ...(href ? [href] : [])].join("\n  ");
}

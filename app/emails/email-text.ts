import type { AllMessages } from "#app/messages/en/index.ts";
import type { EmailBlock, EmailContent, EmailEntry } from "./email-content.ts";

/** An email's plain text, with every address whole on a line of its own. */
export function emailText(
  { heading, blocks, action, notes, reason, manage }: EmailContent,
  messages: AllMessages,
  unsubscribe: string | undefined,
): string {
  const { site, address } = messages.ui.frame;
  const stop = unsubscribe ? [`${messages.emails.stop}:\n${unsubscribe}`] : [];
  const parts = [
    heading,
    ...blocks.flatMap((block) => (block.kind === "course" ? [] : blockText(block))),
    `${action.label}:\n${action.href}`,
    ...notes,
    `-- \n${site} · ${address}\n${reason}`,
    ...(manage ? [`${manage.label}:\n${manage.href}`] : []),
    ...stop,
  ];
  return `${parts.join("\n\n")}\n`;
}

function blockText(block: Exclude<EmailBlock, { kind: "course" }>): string {
  if (block.kind === "paragraph") return block.text;
  if (block.kind === "link") return `${block.label}:\n${block.href}`;
  if (block.kind === "panel") return entryText(block.entry);
  const entries = block.entries.map((entry) => `- ${entryText(entry)}`);
  return [...entries, ...(block.more ? [block.more] : [])].join("\n");
}

function entryText({ title, href, lines }: EmailEntry): string {
  return [title, ...lines, ...(href ? [href] : [])].join("\n  ");
}

import type { Language } from "../../../platform/language.ts";
import type { Letter } from "../../../platform/mail.server.ts";
import { wordsFor } from "../../../words/words.server.ts";
import { escaped, letterPage, linkLine, paragraph } from "./letter-page.server.ts";

/** The letter with the link that sets a new password; `link` is a whole address. */
export function recoveryLetter(link: string, language: Language): Omit<Letter, "to"> {
  const words = wordsFor(language);
  const { subject, greeting, asked, act, onceOnly, notYou } = words.recovery.letter;
  const sender = words.ui.frame.site;
  const signature = `${sender}\n${words.ui.frame.tagline}`;
  const text = [greeting, asked, link, onceOnly, notYou, `-- \n${signature}`].join("\n\n");
  const html = [
    paragraph(greeting),
    paragraph(asked),
    `<p style="margin:28px 0"><a href="${escaped(link)}" style="display:inline-block;padding:12px 24px;border-radius:8px;background:#0b5a57;color:#ffffff;font-weight:bold;text-decoration:none">${escaped(act)}</a></p>`,
    linkLine(link, language),
    paragraph(onceOnly),
    paragraph(notYou),
  ].join("\n");
  return { sender, subject, text: `${text}\n`, html: letterPage(language, subject, html) };
}

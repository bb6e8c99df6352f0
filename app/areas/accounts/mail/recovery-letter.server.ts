import { directionOf, type Language } from "../../../platform/language.ts";
import type { Letter } from "../../../platform/mail.server.ts";
import { wordsFor } from "../../../words/words.server.ts";

/** The letter with the link that sets a new password; `link` is a whole address. */
export function recoveryLetter(link: string, language: Language): Omit<Letter, "to"> {
  const words = wordsFor(language);
  const { subject, greeting, asked, act, onceOnly, notYou } = words.recovery.letter;
  const sender = words.ui.frame.site;
  const signature = `${sender}\n${words.ui.frame.tagline}`;
  const text = [greeting, asked, link, onceOnly, notYou, `-- \n${signature}`].join("\n\n");
  return { sender, subject, text: `${text}\n`, html: inHtml() };

  function inHtml(): string {
    const direction = directionOf(language);
    const href = escaped(link);
    const side = direction === "rtl" ? "right" : "left";
    return `<!DOCTYPE html>
<html lang="${language}" dir="${direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escaped(subject)}</title>
</head>
<body dir="${direction}" style="margin:0;padding:24px 16px;font-family:system-ui,'Segoe UI',Tahoma,Arial,sans-serif;font-size:17px;line-height:1.7;text-align:${side}">
<div style="max-width:34rem;margin:0 auto">
<p style="font-size:24px;font-weight:bold;margin:0 0 16px">${escaped(sender)}</p>
<p>${escaped(greeting)}</p>
<p>${escaped(asked)}</p>
<p style="margin:28px 0"><a href="${href}" style="display:inline-block;padding:12px 24px;border-radius:8px;background:#0b5a57;color:#ffffff;font-weight:bold;text-decoration:none">${escaped(act)}</a></p>
<p dir="ltr" style="font-size:14px;word-break:break-all;text-align:${side}"><a href="${href}">${href}</a></p>
<p>${escaped(onceOnly)}</p>
<p>${escaped(notYou)}</p>
<p style="font-size:14px;margin-top:32px">${escaped(words.ui.frame.tagline)}</p>
</div>
</body>
</html>
`;
  }
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}

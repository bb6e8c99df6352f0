import { HtmlValidate } from "html-validate";
import type { EmailContent } from "#app/emails/email-content.ts";
import { renderEmail } from "#app/emails/render-email.server.tsx";
import { directionOf, type Language } from "#app/i18n/language.ts";

/** Texts that people might put into a name or a title to break an email with. */
export const hostileTexts = [
  `<script>alert(1)</script><img src=x onerror=alert(1)>`,
  `"></td></table><a href="https://evil.example">x</a>`,
  "Rima\r\nBcc: all@people.example\r\n\r\nHello",
  "\u202egnp.exe\u2066\u2069\u200f",
  `</style><style>*{display:none}`,
  "ي".repeat(5000),
  "{{7*7}} <%= 7*7 %> %s",
];

const validator = new HtmlValidate({
  extends: ["html-validate:standard"],
  rules: {
    // What mail programs need: attributes and styles where pages have classes.
    "no-inline-style": "off",
    "no-deprecated-attr": "off",
    "attr-case": "off",
    "void-style": "off",
    "doctype-style": "off",
    "no-redundant-role": "off",
    "attribute-boolean-style": "off",
    "tel-non-breaking": "off",
    "long-title": "off",
    "no-trailing-whitespace": "off",
    "prefer-tbody": "off",
  },
});

/** What is wrong with an email in a language, whatever it says; nothing if all is well. */
export async function problemsIn(content: EmailContent, language: Language): Promise<string[]> {
  const { subject, text, html } = renderEmail(
    content,
    language,
    "https://jobs.example/unsubscribe",
  );
  const problems: string[] = [];
  const must = (isRight: boolean, problem: string) => isRight || problems.push(problem);
  const dir = directionOf(language);
  must(html.includes(`<html lang="${language}" dir="${dir}">`), "language and direction of HTML");
  const tables = [...html.matchAll(/<table[^>]*dir="(\w+)"/g)].map(([, each]) => each);
  must(tables.length > 0 && tables.every((each) => each === dir), "direction of tables");
  must(html.includes(`text-align:${dir === "rtl" ? "right" : "left"}`), "alignment");
  must(!/<(img|script|link|iframe|form|object)\b|url\(/i.test(html), "something from elsewhere");
  must([...html.matchAll(/font-weight:700[^>]*text-decoration:none/g)].length === 1, "one button");
  must(
    [...html.matchAll(/href="([^"]*)"/g)].every(([, to]) => to && isOwn(to)),
    "foreign links",
  );
  must(!/[\r\n\u2066-\u2069\u202a-\u202e]/.test(subject) && subject.length < 300, "subject");
  must(!/<\/?(td|table|a|p|div)\b/.test(text) || text.includes("evil.example"), "tags in text");
  must(text.includes(content.action.href), "the link in plain text");
  must(text.includes("https://jobs.example/unsubscribe"), "unsubscribing in plain text");
  must(!/[\u202a-\u202e]/.test(text + html), "directions turned by names");
  must(Buffer.byteLength(html) < 100_000, "too long for Gmail, which cuts at 102 KB");
  const { results } = await validator.validateString(html);
  for (const { messages } of results) problems.push(...messages.map((each) => each.message));
  return problems;
}

function isOwn(to: string): boolean {
  return /^https?:\/\/(jobs\.example|127\.0\.0\.1:3000)\//.test(to);
}

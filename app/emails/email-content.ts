/**
 * The content of an email in one language, from which plain text and HTML are made. Text written by
 * people goes through `isolated`.
 */
export type EmailContent = {
  subject: string;
  /** The preview that mail programs show beside the subject: the first paragraph, unless given. */
  preview?: string;
  heading: string;
  blocks: EmailBlock[];
  /** The one button. A link that must be opened is also written out, for programs without buttons. */
  action: { label: string; href: string; isWrittenOut?: boolean };
  /** Small sentences below the button. */
  notes?: string[];
  /** Why the reader gets it. */
  reason: string;
  /** Link to the settings, beside the link that unsubscribes. */
  manage?: { label: string; href: string };
};

/** A text is a paragraph. */
export type EmailBlock =
  | string
  | { kind: "panel"; entry: EmailEntry }
  /** How far something has come, of five steps; drawn only, so its words stand beside it. */
  | { kind: "course"; reached: number }
  | { kind: "link"; label: string; href: string }
  /** `more` says how many are not listed. */
  | { kind: "list"; entries: EmailEntry[]; more: string | null };

/** `href` is the link of the title, `company` the one whose face stands beside it. */
export type EmailEntry = { title: string; href?: string; lines: string[]; company?: EntryCompany };

/** A company by its id, or the short key that cards have, with its logo's id. */
export type EntryCompany = { id: string; name: string; logo: string | null };

/** An email whose button is a link that must be opened; its paragraphs stand above, its notes below it. */
export function linkContent(
  texts: Required<Pick<EmailContent, "subject" | "preview" | "heading" | "reason">> & {
    act: string;
  },
  href: string,
  blocks: string[],
  notes: string[],
): EmailContent {
  const { subject, preview, heading, reason, act } = texts;
  const action = { label: act, href, isWrittenOut: true };
  return { subject, preview, heading, reason, blocks, action, notes };
}

const longestText = 200;
/** First strong isolate and its end: a name runs its own way and turns nothing around it. */
const isolate = { begin: "\u2068", end: "\u2069" };

/** Text written by a person, isolated in direction, on one line and cut to a length. */
export function isolated(text: string, maxLength = longestText): string {
  return isolate.begin + onOneLine(text, maxLength) + isolate.end;
}

/** Removes characters that break a line or change the direction of the text after them. */
function onOneLine(text: string, maxLength: number): string {
  const plain = text
    .replace(/[\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]/g, "")
    .replace(/[\p{Cc}\u2028\u2029\s]+/gu, " ")
    .trim();
  return plain.length > maxLength ? `${plain.slice(0, maxLength - 1).trimEnd()}…` : plain;
}

/** A sentence in its parts: own text is to stand in an element of its own. */
export function isolatedParts(sentence: string): { text: string; isIsolated: boolean }[] {
  return sentence
    .split(/(\u2068[^\u2069]*\u2069)/)
    .filter((part) => part !== "")
    .map((part) => ({ text: withoutIsolates(part), isIsolated: part.startsWith(isolate.begin) }));
}

/** For headers, where mail programs show the marks as boxes. */
export function withoutIsolates(text: string): string {
  return text.replace(/[\u2068\u2069]/g, "");
}

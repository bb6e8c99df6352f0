import { countOf, type PluralForms } from "#app/i18n/format.ts";
import type { AddedLanguage, ContentLanguage } from "#app/i18n/language.ts";
import type units from "./en/units.json";

/**
 * The messages read from a JSON file: texts with placeholders or plural forms are functions. `Limit` names
 * the figures that a text may write.
 */
type Texts<T, L extends ContentLanguage, Limit> = {
  readonly [K in keyof T]: T[K] extends string
    ? Text<T[K], Limit>
    : T[K] extends { one: string; other: string }
      ? T[K] extends PluralForms[L]
        ? (n: number) => string
        : "a plural form is missing"
      : Texts<T[K], L, Limit>;
};

type Text<T extends string, Limit> = [Placeholders<T, Limit>] extends [never]
  ? string
  : (
      p: {
        [P in Placeholders<T, Limit> as P extends `number:${infer Name}`
          ? Name
          : P]: P extends `number:${string}` ? number : string;
      },
    ) => string;

type Placeholders<T, Limit> = T extends `${string}{{${infer P}}}${infer Rest}`
  ?
      | (P extends `${"limit" | Unit}:${infer Name}` ? (Name extends Limit ? never : P) : P)
      | Placeholders<Rest, Limit>
  : never;

type Unit = keyof typeof units;
type Figures<L extends ContentLanguage, Limits> = {
  units: Record<Unit, PluralForms[L]>;
  limits: Limits;
};
type NumberNames<T> = { [K in keyof T]: T[K] extends number ? K : never }[keyof T];

/**
 * Turns texts into messages. In a text, `{{company}}` is a placeholder and `{{number:step}}` one for a
 * plain number; `{{limit:maxTeam}}` writes a figure of app/limits.ts, `{{days:invitationDays}}` one with
 * its unit: `figures` has both. An object of plural forms becomes a function of the count, which `{{n}}` writes.
 */
export function readTexts<
  const T extends object,
  L extends ContentLanguage,
  Limits extends object = object,
>(language: L, texts: T, figures?: Figures<L, Limits>): Texts<T, L, NumberNames<Limits>> {
  const figure = (_: string, kind: string, name: string) => {
    if (kind === "number") return `{{${name}}}`;
    const limit = figures?.limits[name as keyof Limits];
    if (typeof limit !== "number") throw new Error(`app/limits.ts has no number "${name}".`);
    if (kind === "limit") return String(limit);
    const unit = figures?.units[kind as Unit];
    if (!unit) throw new Error(`The texts have no unit "${kind}".`);
    return countOf(language, unit)(limit);
  };
  const fill = (text: string) => text.replace(/\{\{(\w+):(\w+)\}\}/g, figure);
  const read = (text: string | object): unknown => {
    if (typeof text === "string") return messageOf(fill(text));
    if (Array.isArray(text)) return text.map(read);
    return isPlural(text) ? countOf(language, mapped(text, fill)) : mapped(text, read);
  };
  return read(texts) as never;
}

/** The same for an added language, whose texts the compiler does not see. */
export function readAddedTexts(language: AddedLanguage, texts: object, figures?: object): object {
  return readTexts(language as never, texts, figures as never);
}

/** The texts that messages were read from, with their figures; `readAddedTexts` reads them again. */
export function textsOf(messages: unknown): unknown {
  if (typeof messages === "function") return (messages as { source?: unknown }).source;
  if (typeof messages !== "object" || messages === null) return messages;
  if (Array.isArray(messages)) return messages.map(textsOf);
  return Object.fromEntries(
    Object.entries(messages).map(([key, message]) => [key, textsOf(message)]),
  );
}

/** Without a prototype: a requested value such as "constructor" has no text. */
function mapped<T extends object>(texts: T, to: (text: never) => unknown) {
  const entries = Object.entries(texts).map(([key, text]) => [key, to(text as never)]);
  return Object.assign(Object.create(null), Object.fromEntries(entries)) as never;
}

function isPlural(text: object): text is PluralForms["en"] {
  return "one" in text && "other" in text;
}

function messageOf(text: string): string | ((p: Record<string, string | number>) => string) {
  const [start = "", ...parts] = text.split(/\{\{(\w+)\}\}/);
  if (parts.length === 0) return text;
  const message = (p: Record<string, string | number>) => {
    let filled = start;
    for (let at = 0; at < parts.length; at += 2) filled += `${p[parts[at] ?? ""]}${parts[at + 1]}`;
    return filled;
  };
  return Object.assign(message, { source: text });
}

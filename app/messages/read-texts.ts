import type { Language } from "#app/i18n/language.ts";
import { countOf, type PluralForms } from "#app/i18n/plural.ts";
import type * as limits from "#app/limits.ts";
import type units from "./en/units.json";

/** The messages read from a JSON file: texts with placeholders or plural forms are functions. */
type Texts<T, L extends Language> = {
  readonly [K in keyof T]: T[K] extends string
    ? Text<T[K]>
    : T[K] extends { one: string; other: string }
      ? T[K] extends PluralForms[L]
        ? (n: number) => string
        : "a plural form is missing"
      : Texts<T[K], L>;
};

type Text<T extends string> = [Placeholders<T>] extends [never]
  ? string
  : (
      p: {
        [P in Placeholders<T> as P extends `number:${infer Name}`
          ? Name
          : P]: P extends `number:${string}` ? number : string;
      },
    ) => string;

type Placeholders<T> = T extends `${string}{{${infer P}}}${infer Rest}`
  ? (P extends `${"limit" | Unit}:${string}` ? never : P) | Placeholders<Rest>
  : never;

type Unit = keyof typeof units;
type Figures<L extends Language> = { units: Record<Unit, PluralForms[L]>; limits: typeof limits };

/**
 * Turns texts into messages. In a text, `{{company}}` is a placeholder and `{{number:step}}` one for a
 * plain number; `{{limit:maxTeam}}` writes a figure of app/limits.ts, `{{days:invitationDays}}` one with
 * its unit: `figures` has both. An object of plural forms becomes a function of the count, which `{{n}}` writes.
 */
export function readTexts<const T extends object, L extends Language>(
  language: L,
  texts: T,
  figures?: Figures<L>,
): Texts<T, L> {
  const figure = (_: string, kind: string, name: string) => {
    if (kind === "number") return `{{${name}}}`;
    const limit = figures?.limits[name as keyof typeof limits];
    if (typeof limit !== "number") throw new Error(`app/limits.ts has no number "${name}".`);
    if (kind === "limit") return String(limit);
    const unit = figures?.units[kind as Unit];
    if (!unit) throw new Error(`The texts have no unit "${kind}".`);
    return countOf(language, unit)(limit);
  };
  const fill = (text: string) => text.replace(/\{\{(\w+):(\w+)\}\}/g, figure);
  const read = (text: unknown): unknown => {
    if (typeof text === "string") return messageOf(fill(text));
    const entries = Object.entries(text as object);
    return isPlural(text)
      ? countOf(
          language,
          Object.fromEntries(entries.map(([form, of]) => [form, fill(of)])) as never,
        )
      : Object.fromEntries(entries.map(([key, inner]) => [key, read(inner)]));
  };
  return read(texts) as Texts<T, L>;
}

function isPlural(text: unknown): boolean {
  return typeof (text as PluralForms["en"]).one === "string" && "other" in (text as object);
}

function messageOf(text: string): string | ((p: Record<string, string | number>) => string) {
  const [start = "", ...parts] = text.split(/\{\{(\w+)\}\}/);
  if (parts.length === 0) return text;
  return (p) => {
    let filled = start;
    for (let at = 0; at < parts.length; at += 2) filled += `${p[parts[at] ?? ""]}${parts[at + 1]}`;
    return filled;
  };
}

import { createHash } from "node:crypto";
import { addedFormats } from "#app/i18n/added-formats.ts";
import { addLanguage, type Calendar, type LanguageLine } from "#app/i18n/language.ts";
import * as limits from "#app/limits.ts";
import { messages as english } from "./en/index.ts";
import { messages as englishPrivate } from "./en/private.ts";
import { messages as englishPublic } from "./en/public.ts";
import { setMessages } from "./messages.server.ts";
import { readAddedTexts, textsOf } from "./read-texts.ts";

/** A file of texts that a browser loads in an added language, by its path. */
const files = new Map<string, string>();

export const languageFiles: ReadonlyMap<string, string> = files;

/** Switches a language on. Texts that it lacks are English; `units` are those of its figures. */
export function addMessages(
  line: LanguageLine & { calendar: Calendar },
  texts: object & { units: object },
): void {
  const language = addLanguage(line);
  const own = readAddedTexts(language, texts, { units: texts.units, limits });
  const messages = completed(english, own);
  setMessages(language, messages);
  const { landing, memoryPage } = messages;
  const ofPages = { ...pick(messages, englishPublic), landing, memoryPage };
  addLanguage({
    ...line,
    formats: addedFormats(line),
    files: {
      public: addFile(line, "public", ofPages),
      private: addFile(line, "private", pick(messages, englishPrivate)),
    },
  });
}

function addFile(line: LanguageLine, part: string, messages: object): string {
  const { calendar, code } = line;
  const content = `export default ${JSON.stringify({ code, calendar, texts: textsOf(messages) })}`;
  const hash = createHash("sha256").update(content).digest("base64url").slice(0, 8);
  const path = `/assets/${code}-${part}-${hash}.js`;
  files.set(path, content);
  return path;
}

/** The own part of each name that `shape` has. */
function pick(messages: object, shape: object): object {
  const names = Object.keys(shape);
  return Object.fromEntries(Object.entries(messages).filter(([name]) => names.includes(name)));
}

/** `own` in the shape of a complete language: with its messages for those that are missing or of another kind. */
function completed<T>(complete: T, own: unknown): T {
  if (typeof complete !== "object" || complete === null || Array.isArray(complete)) {
    return typeof own === typeof complete ? (own as T) : complete;
  }
  const parts = (own ?? {}) as Record<string, unknown>;
  const entries = Object.entries(complete).map(([key, part]) => [key, completed(part, parts[key])]);
  return Object.assign(Object.create(null), Object.fromEntries(entries));
}

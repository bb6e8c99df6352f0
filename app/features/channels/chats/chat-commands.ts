import { type AddedLanguage, addedLines, type Language } from "#app/i18n/language.ts";
import { fold } from "#app/platform/fold.ts";

export type ChatCommand = "start" | "list" | "pause" | "resume" | "stop" | "help";
const commands: readonly string[] = ["start", "list", "pause", "resume", "stop", "help"];

/** Words that end messages without being commands of the bot. */
const stopWords = new Set(
  [
    "stop",
    "unsubscribe",
    "cancel",
    "إيقاف",
    "أوقف",
    "توقف",
    "توقفوا",
    "قف",
    "إلغاء",
    "الغي",
    "إلغاء الاشتراك",
    "ستوب",
  ].map(fold),
);

/** The command that a message is, with the text after it; undefined for a search. */
export function readCommand(text: string): { command: ChatCommand; rest: string } | undefined {
  const [, name, rest = ""] = /^\/([a-z_]+)(?:@\w+)?(?:\s+(.*))?$/is.exec(text.trim()) ?? [];
  if (name) {
    const known = commands.find((each) => each === name.toLowerCase()) as ChatCommand | undefined;
    return { command: known ?? "help", rest: rest.trim() };
  }
  const word = fold(text.replace(/[.!،؟?\s]+$/u, "").trim());
  const ends = (each: string) => fold(each) === word;
  const isAddedStop = addedLines().some(({ telegram }) => telegram?.stopWords.some(ends));
  return stopWords.has(word) || isAddedStop ? { command: "stop", rest: "" } : undefined;
}

/** The language of a reply to a chat without an account: that of the letters, else that of the person's Telegram. */
export function chatLanguage(text: string, telegramLanguage: string | undefined): Language {
  if (/\p{Script=Arabic}/u.test(text)) return "ar";
  if (telegramLanguage) {
    const tag = telegramLanguage.toLowerCase().replace(/[-_].*/, "");
    const added = addedLines().find(({ telegram }) => telegram?.tags.includes(tag));
    return tag === "ar" ? "ar" : ((added?.code as AddedLanguage | undefined) ?? "en");
  }
  return /^[^/]*[a-z]/i.test(text) ? "en" : "ar";
}

import type { Preset, PublicQuestion, QuestionKind } from "#app/features/job/questions/question.ts";
import { formatDate } from "#app/i18n/format.ts";
import type { Language } from "#app/i18n/language.ts";
import type { AllMessages } from "#app/messages/en/index.ts";
import { writeAmount } from "#app/platform/amount.ts";

/** An answer with its question as it was worded then. */
export type Answer = {
  questionId: string;
  kind: QuestionKind;
  /** Its words and options are the board's, in the reader's language; then `text` is empty. */
  preset: Preset | null;
  text: string;
  /** yes, no, an option, a decimal, an ISO day or a text. */
  answer: string;
};

/** As the company reads it. */
export type JudgedAnswer = Answer & {
  /** Whether the company wants another answer, by the question as it is now. */
  isUnmet: boolean;
  /** Whether it is none of today's options, so that it is compared with nothing. */
  isOutdated: boolean;
};

const prefix = "answer-";

/** The field of the form for an application: it names its question, so that no answer reaches another one. */
export function answerField(questionId: string): string {
  return prefix + questionId;
}

/** The id that a field's name has; undefined for other fields. */
export function questionOf(name: string): string | undefined {
  return isAnswerField(name) ? name.slice(prefix.length) : undefined;
}

export function isAnswerField(name: string): boolean {
  return name.startsWith(prefix);
}

type Words = Pick<AllMessages, "screening">;

/** The question's words for a reader. */
export function questionWords(
  { preset, text }: Pick<PublicQuestion, "preset" | "text">,
  { screening }: Words,
): string {
  return preset ? screening.presets[preset] : text;
}

/** An answer as it is read. */
export function answerWords(
  { kind, preset, answer }: Pick<Answer, "kind" | "preset" | "answer">,
  messages: Words,
  language: Language,
): string {
  if (kind === "number") return writeAmount(answer);
  if (kind === "date") return formatDate(answer, language);
  return kind === "text" ? answer : optionWords(kind, preset, answer, messages);
}

/** The words of an option, of yes and of no. */
export function optionWords(
  kind: QuestionKind,
  preset: Preset | null,
  option: string,
  { screening }: Words,
): string {
  if (kind === "yesno") return option === "yes" ? screening.yes : screening.no;
  if (!preset) return option;
  const levels: Record<string, string> = screening.levels;
  return levels[option] ?? option;
}

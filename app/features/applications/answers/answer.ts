import type { Preset, PublicQuestion, QuestionKind } from "#app/features/job/questions/question.ts";
import type { AllMessages } from "#app/messages/en/index.ts";

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

const prefix = "answer-";

/** The field of the form for an application: it names its question, so that no answer reaches another one. */
export function answerField(questionId: string): string {
  return prefix + questionId;
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

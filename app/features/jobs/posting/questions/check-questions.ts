import {
  languageLevels,
  maxOptions,
  presets,
  type Question,
} from "#app/features/job/questions/question.ts";
import { sensitiveTopic } from "#app/features/moderation/signals/sensitive/sensitive.ts";
import type { FormErrors } from "#app/http/form.ts";
import { maxOptionLength, maxQuestionLength } from "#app/limits.ts";
import type { MessageKey } from "#app/messages/message-key.ts";
import { readAmount, writeAmount } from "#app/platform/amount.ts";
import { lettered, visibleLine } from "#app/platform/database/storable.ts";
import { fold } from "#app/platform/fold.ts";
import {
  kindOf,
  type QuestionSlot,
  questionField,
  readSlots,
  type SlotPart,
} from "./question-slots.ts";

type Checked = { questions: Question[]; errors: FormErrors };

/**
 * Reads the field `questions` of a job's form; errors are keyed by the inputs' names. A question about a sensitive
 * topic is an error until its box Sure is ticked.
 */
export function checkQuestions(field: string | undefined): Checked {
  const errors: FormErrors = {};
  const questions: Question[] = [];
  const before = new Set<string>();
  for (const [place, slot] of readSlots(field).entries()) {
    const tell = (part: SlotPart, key: MessageKey) => {
      errors[questionField(place + 1, part)] ??= key;
    };
    const question = checkSlot(slot, tell);
    const name = `${question.preset} ${fold(question.text)}`;
    if (question.preset ?? question.text) {
      if (before.has(name)) tell(question.preset ? "Kind" : "Text", "screening.errors.twice");
      before.add(name);
    }
    questions.push(question);
  }
  return { questions, errors };
}

type Tell = (part: SlotPart, key: MessageKey) => void;

function checkSlot(slot: QuestionSlot, tell: Tell): Question {
  const { kind, preset } = kindOf(slot) ?? { kind: "text" as const, preset: null };
  const text = preset ? "" : checkText(slot, tell);
  const options = kind === "choice" ? checkOptions(slot, preset, tell) : [];
  const question = { kind, preset, text, options, isRequired: slot.Required === "1" };
  const isNumber = kind === "number";
  const [min, max] = isNumber ? checkBounds(slot, tell) : [null, null];
  if (!preset && slot.Sure !== "1") {
    const topic = topicOf({ text, options });
    if (topic) tell("Text", `screening.sensitive.${topic}`);
  }
  return { ...question, min, max, must: checkMust(slot, question, tell) };
}

/** Of texts that are too long, and refused for that, only the beginning is read. */
function topicOf({ text, options }: Pick<Question, "text" | "options">) {
  const lines = [text, ...options.slice(0, maxOptions)];
  return sensitiveTopic(lines.map((line) => line.slice(0, maxQuestionLength)).join("\n"));
}

function checkText(slot: QuestionSlot, tell: Tell): string {
  const text = visibleLine(slot.Text);
  if (!lettered.test(text)) tell("Text", "screening.errors.text");
  if (text.length > maxQuestionLength) tell("Text", "posting.errors.tooLong");
  return text;
}

function checkOptions(slot: QuestionSlot, preset: Question["preset"], tell: Tell): string[] {
  if (preset) return [...((presets[preset] as { options?: readonly string[] }).options ?? [])];
  const options = linesOf(slot.Options);
  const isTwice = new Set(options.map(fold)).size < options.length;
  if (options.length < 2) tell("Options", "screening.errors.options");
  else if (options.length > maxOptions) tell("Options", "screening.errors.manyOptions");
  else if (isTwice) tell("Options", "screening.errors.optionTwice");
  if (options.some((option) => option.length > maxOptionLength)) {
    tell("Options", "screening.errors.optionLong");
  }
  return options;
}

function linesOf(text: string): string[] {
  return text.split("\n").map(visibleLine).filter(Boolean);
}

/** Wanted answers: yes or no, the options named, or a level and those above it. */
function checkMust(
  { Must }: QuestionSlot,
  { kind, preset, options }: Pick<Question, "kind" | "preset" | "options">,
  tell: Tell,
): string[] {
  if (kind === "yesno") return Must === "yes" || Must === "no" ? [Must] : [];
  if (kind !== "choice") return [];
  if (preset) {
    const from = (languageLevels as readonly string[]).indexOf(Must);
    return from > 0 ? languageLevels.slice(from) : [];
  }
  const wanted = linesOf(Must).map(
    (line) => options.find((option) => fold(option) === fold(line)) ?? null,
  );
  if (wanted.includes(null)) tell("Must", "screening.errors.must");
  return [...new Set(wanted.filter((option) => option !== null))];
}

function checkBounds(slot: QuestionSlot, tell: Tell): [min: string | null, max: string | null] {
  const [min, max] = [readAmount(slot.Min), readAmount(slot.Max)];
  if (min === undefined) tell("Min", "screening.errors.number");
  if (max === undefined) tell("Max", "screening.errors.number");
  if (min && max && Number(min) > Number(max)) tell("Max", "screening.errors.reversed");
  return [min ?? null, max ?? null];
}

/** Stored questions as the form shows them; a sensitive one was confirmed when it was stored. */
export function slotsOf(questions: readonly Question[]): QuestionSlot[] {
  return questions.map((question) => ({
    Kind: question.preset ?? question.kind,
    Text: question.text,
    Options: question.preset ? "" : question.options.join("\n"),
    Must: question.preset ? (question.must[0] ?? "") : question.must.join("\n"),
    Min: question.min === null ? "" : writeAmount(question.min),
    Max: question.max === null ? "" : writeAmount(question.max),
    Required: question.isRequired ? "1" : "",
    Sure: topicOf(question) ? "1" : "",
  }));
}

import {
  maxQuestions,
  type Preset,
  presetOf,
  presets,
  type QuestionKind,
  questionKinds,
} from "#app/features/job/questions/question.ts";
import type { FormValues } from "#app/http/form.ts";

/** The inputs of a question in the posting form, as texts; the name of each is `questionField`. */
const parts = ["Kind", "Text", "Options", "Must", "Min", "Max", "Required", "Sure"] as const;
export type SlotPart = (typeof parts)[number];
export type QuestionSlot = Record<SlotPart, string>;

/** "question2Text" of the second question, counted from 1. */
export function questionField(number: number, part: SlotPart): string {
  return `question${number}${part}`;
}

/** The hidden field that says how many questions the form has. */
export const countField = "questionCount";
/** The buttons that add and remove a question, and the list of kinds of the first. */
export const addQuestion = "add-question";
export const kindField = "newQuestion";
export const removeQuestion = (number: number) => `remove-question-${number}`;

/** The kind of a slot, and the preset that it stands for; undefined for an unknown kind. */
export function kindOf(
  slot: QuestionSlot,
): { kind: QuestionKind; preset: Preset | null } | undefined {
  const preset = presetOf(slot.Kind);
  const kind = preset ? presets[preset].kind : questionKinds.find((each) => each === slot.Kind);
  return kind && { kind, preset };
}

/** The questions as the job's field `questions` holds them: a text that is the same for the same input. */
export function writeSlots(slots: readonly QuestionSlot[]): string {
  return slots.length > 0
    ? JSON.stringify(slots.map((slot) => parts.map((part) => slot[part])))
    : "";
}

/** Reads `writeSlots`; no questions for any other text. */
export function readSlots(text: string | undefined): QuestionSlot[] {
  if (!text) return [];
  try {
    const rows: unknown = JSON.parse(text);
    return Array.isArray(rows) ? rows.slice(0, maxQuestions).map(slotOf) : [];
  } catch {
    return [];
  }
}

/** The questions' words in the reader's language, as a list. */
export function questionTexts(
  field: string | undefined,
  presets: Record<string, string>,
): string[] {
  return readSlots(field).map(({ Kind, Text }) => presets[Kind] ?? Text);
}

function slotOf(row: unknown): QuestionSlot {
  const values: unknown[] = Array.isArray(row) ? row : [];
  return Object.fromEntries(
    parts.map((part, place) => {
      const value = values[place];
      return [part, typeof value === "string" ? value : ""];
    }),
  ) as QuestionSlot;
}

/** The inputs of the questions by their names; `values` that have such inputs are newer than the field. */
export function slotInputs(values: FormValues): FormValues {
  const inputs: FormValues = {};
  for (const [place, slot] of readSlots(values.questions).entries()) {
    for (const part of parts) {
      const name = questionField(place + 1, part);
      inputs[name] = values[name] ?? slot[part];
    }
  }
  return inputs;
}

/**
 * A sent step with its questions in the one field `questions`, without the inputs that they came in: the
 * button that adds a question has added it, the one that removes it has removed it.
 */
export function collectQuestions(sent: FormValues): FormValues {
  if (!(countField in sent)) return sent;
  const count = Math.min(Number(sent[countField]) || 0, maxQuestions);
  const slots = Array.from({ length: count }, (_, place) =>
    slotOf(parts.map((part) => unified(sent[questionField(place + 1, part)]))),
  ).filter((slot, place) => kindOf(slot) && sent.intent !== removeQuestion(place + 1));
  const added = slotOf([sent[kindField]]);
  if (sent.intent === addQuestion && kindOf(added) && slots.length < maxQuestions) {
    slots.push(added);
  }
  const others = Object.entries(sent).filter(([name]) => !isQuestionInput(name));
  return { ...Object.fromEntries(others), questions: writeSlots(slots) };
}

/** Whether an input, or an error's field, is a question's. */
export function isQuestionInput(name: string): boolean {
  return /^question\d/.test(name) || name === countField || name === kindField;
}

/** Whether a button only adds or removes a question, so that its step is shown again. */
export function changesQuestions(intent: string | undefined): boolean {
  return intent === addQuestion || intent?.startsWith("remove-question-") === true;
}

/** Browsers send a line break as two characters. */
function unified(value = ""): string {
  return value.replaceAll("\r\n", "\n");
}

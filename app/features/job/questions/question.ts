/** The kinds of answers that a company can ask applicants for. */
export const questionKinds = ["yesno", "choice", "number", "date", "text"] as const;
export type QuestionKind = (typeof questionKinds)[number];

/** How well a language is spoken, from the least. */
export const languageLevels = ["none", "basic", "good", "fluent"] as const;

type PresetShape = { kind: QuestionKind; options?: readonly string[] };

/** Common questions, worded in both languages by `screening.presets`. None may be removed: stored answers name them. */
export const presets = {
  licence: { kind: "yesno" },
  transport: { kind: "yesno" },
  english: { kind: "choice", options: languageLevels },
  turkish: { kind: "choice", options: languageLevels },
  start: { kind: "date" },
} as const satisfies Record<string, PresetShape>;
export type Preset = keyof typeof presets;
export const presetNames = Object.keys(presets) as Preset[];

export function presetOf(name: string | null): Preset | null {
  return presetNames.find((each) => each === name) ?? null;
}

/** A question as an applicant reads it: nothing tells which answer the company wants. */
export type PublicQuestion = {
  id: string;
  kind: QuestionKind;
  /** Words of the board instead of the company's own. */
  preset: Preset | null;
  /** Empty for a preset. */
  text: string;
  /** Of a choice: the words, or the levels of a preset. */
  options: string[];
  isRequired: boolean;
};

/** With the answers that the company wants; an empty list and null want nothing. */
export type Question = Omit<PublicQuestion, "id"> & {
  /** Of yes or no, and of a choice: the wanted ones. */
  must: string[];
  /** Of a number: its bounds, as decimals. */
  min: string | null;
  max: string | null;
};

/** How many questions a job has, and options a choice. */
export const maxQuestions = 5;
export const maxOptions = 10;

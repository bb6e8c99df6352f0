const suggestionKinds = ["title", "skill", "company", "place"] as const;
export type SuggestionKind = (typeof suggestionKinds)[number];

/** Something to search for, with the active jobs there are of it. */
export type Suggestion = {
  kind: SuggestionKind;
  label: string;
  /** Its other name, or the place that it lies in. */
  note: string | null;
  /** The parts of the label that were typed, as [from, to) in UTF-16 units. */
  highlights: [from: number, to: number][];
  /** Where choosing it leads. */
  to: string;
  count: number;
  /** There may be more than were counted. */
  countAtLeast: boolean;
};

/** Shown at once. */
export const maxSuggestions = 8;
/** The part of a typed text that is read, in UTF-16 units. */
export const maxInputLength = 80;

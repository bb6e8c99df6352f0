const suggestionKinds = ["title", "skill", "work", "search", "company", "place"] as const;
/** Work is a job type, an arrangement or a level; a search is something in a place or of such work. */
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
  /** The jobs that answer all of it: others may follow them in its list. */
  count: number;
  /** There are more than were counted. */
  countAtLeast: boolean;
};

/** Shown at once. */
export const maxSuggestions = 8;
/** The part of a typed text that is read, in UTF-16 units. */
export const maxInputLength = 80;

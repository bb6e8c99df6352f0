/** Something understood of a keyword, and the keyword without its words. */
export type Interpretation = {
  kind: "place" | "type" | "arrangement" | "level" | "category" | "spelling";
  /** A place's name, a stored value or a word. */
  value: string;
  without: string;
};

/** A text in sections. A paragraph is a sentence or more; a list stands among them as an array. */
export type PolicyBlock = string | readonly string[];

type PolicySection = {
  /** The same in every language; the address of the section within the page. */
  id: string;
  title: string;
  paragraphs: readonly PolicyBlock[];
};

export type Policy = {
  title: string;
  description: string;
  lead: readonly PolicyBlock[];
  sections: readonly PolicySection[];
};

/** The month in which both policies were last changed. */
export const policyMonth = "2025-10";

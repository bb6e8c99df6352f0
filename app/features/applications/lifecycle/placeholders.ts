/** What a company's reply may leave to be filled in for each applicant. */
const placeholders = ["name", "job"] as const;
type Placeholder = (typeof placeholders)[number];

/** Fills in `{name}` and `{job}`; anything else in braces stays as it was written. */
export function fillPlaceholders(text: string, values: Record<Placeholder, string>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const known = placeholders.find((placeholder) => placeholder === name);
    return known ? values[known] : whole;
  });
}

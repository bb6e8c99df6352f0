/** How a CV made from the profile is laid out: one column, or a second one beside it for what is short. */
export const cvLayouts = ["plain", "columns"] as const;
export type CvLayout = (typeof cvLayouts)[number];

/** The layout that an address or a form names; the plain one where it names none. */
export function layoutIn(value: string | null | undefined): CvLayout {
  return value === "columns" ? "columns" : "plain";
}

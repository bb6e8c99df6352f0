/** The fixed figures of the specification, written as they are shown. */
export const siteFigures = {
  /** Percent. */
  successRate: 90,
  /** Percent. */
  hiringRate: 95,
  companies: "150+",
  jobSeekers: "2000+",
  categories: 12,
  /** Stars of five. */
  companyRating: 4,
} as const;

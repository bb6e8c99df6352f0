import { countOf } from "#app/i18n/plural.ts";

/** Suggestions while typing a search. */
export const suggest = {
  list: "Suggestions",
  count: countOf("en", { one: "{n} suggestion", other: "{n} suggestions" }),
  jobs: countOf("en", { one: "{n} job", other: "{n} jobs" }),
  jobsAtLeast: (p: { count: string }) => `${p.count}+ jobs`,
  kinds: { title: "Job title", skill: "Role or skill", company: "Company", place: "Place" },
};

import { type JobQuery, toParams } from "#app/features/job/job-query.ts";

/** How often what is new is sent: gathered and once an hour at most, once a day, or on Sundays. */
export const alertFrequencies = ["instant", "daily", "weekly"] as const;
export type AlertFrequency = (typeof alertFrequencies)[number];

/** The hour of daily and weekly digests where none was chosen, Damascus time. */
export const usualHour = 8;
/** Digests are sent at a full hour between these. */
export const alertHours = Array.from({ length: 24 }, (_, hour) => hour);

/** A longer search, in characters of its address, is not saved. */
export const maxSearchLength = 1500;
/** The address of a search without what only orders and pages its list: alike for all who save it. */
export function searchParams({ sort, view, page, ...query }: JobQuery): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(toParams(query)))
    for (const each of [value].flat()) params.append(name, each);
  return params.toString();
}

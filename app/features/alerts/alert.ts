import { type JobQuery, toParams } from "#app/features/job/job-query.ts";

/** How often matches are sent: at most once an hour, once a day, or on Sundays. */
export const alertFrequencies = ["instant", "daily", "weekly"] as const;
export type AlertFrequency = (typeof alertFrequencies)[number];

/** The hour of daily and weekly digests where none was chosen, Damascus time. */
export const usualHour = 8;
/** Digests are sent at a full hour between these. */
export const alertHours = Array.from({ length: 24 }, (_, hour) => hour);

/** A longer search, in characters of its address, is not saved. */
export const maxSearchLength = 1500;
/** The parameters of a search without sorting and paging: equal for all who save it. */
export function searchParams({ sort, view, page, ...query }: JobQuery): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(toParams(query)))
    for (const each of [value].flat()) params.append(name, each);
  return params.toString();
}

import { experiences } from "#app/features/applications/application.ts";
import { availabilities } from "#app/features/seekers/profile.ts";
import { storable } from "#app/platform/database/storable.ts";
import { type Stage, stages } from "./stage.ts";

export const applicantSorts = ["newest", "oldest", "experience", "fit"] as const;
export type ApplicantSort = (typeof applicantSorts)[number];

/** Which of a job's applicants are listed, and in which order; null and false leave all. */
export type ApplicantFilter = {
  stage: Stage | null;
  /** Searched in names, contacts, cover letters and profiles. */
  search: string;
  experience: (typeof experiences)[number] | null;
  availability: (typeof availabilities)[number] | null;
  /** The id of a governorate, such as syria/aleppo. */
  place: string | null;
  /** Only expectations that can be read as an amount within the job's pay. */
  inBudget: boolean;
  isStarred: boolean;
  sort: ApplicantSort;
};

export const longestApplicantSearch = 100;

/** Reads a filter from an address; invalid values are ignored. */
export function readApplicantFilter(params: URLSearchParams): ApplicantFilter {
  const search = storable(params.get("search") ?? "").trim();
  const place = params.get("place") ?? "";
  return {
    stage: oneOf(stages, params.get("stage")),
    search: search.slice(0, longestApplicantSearch).toWellFormed(),
    experience: oneOf(experiences, params.get("experience")),
    availability: oneOf(availabilities, params.get("availability")),
    place: /^[a-z-]{1,60}\/[a-z-]{1,60}$/.test(place) ? place : null,
    inBudget: params.get("salary") === "budget",
    isStarred: params.get("starred") === "1",
    sort: oneOf(applicantSorts, params.get("sort")) ?? "newest",
  };
}

/** The parameters of a filter for `paths`; defaults are left out. */
export function applicantQuery(filter: ApplicantFilter): Record<string, string | null> {
  const { stage, search, experience, availability, place, inBudget, isStarred, sort } = filter;
  return {
    stage,
    search,
    experience,
    availability,
    place,
    salary: inBudget ? "budget" : null,
    starred: isStarred ? "1" : null,
    sort: sort === "newest" ? null : sort,
  };
}

/** Whether something besides the stage narrows the list. */
export function isNarrowed({ search, experience, availability, ...rest }: ApplicantFilter) {
  const { place, inBudget, isStarred } = rest;
  return search !== "" || Boolean(experience ?? availability ?? place) || inBudget || isStarred;
}

function oneOf<T extends string>(values: readonly T[], value: string | null): T | null {
  return values.find((each) => each === value) ?? null;
}

import { answerField, questionOf } from "#app/features/applications/answers/answer.ts";
import { experiences } from "#app/features/applications/application.ts";
import { maxQuestions } from "#app/features/job/questions/question.ts";
import { availabilities } from "#app/features/seekers/profile.ts";
import { maxOptionLength } from "#app/limits.ts";
import { storable, visibleLine } from "#app/platform/database/storable.ts";
import { isUuid } from "#app/platform/uuid.ts";
import { type Stage, stages } from "./stage.ts";

export const applicantSorts = ["newest", "oldest", "experience", "fit", "rating"] as const;
export type ApplicantSort = (typeof applicantSorts)[number];

/** Least means that the list is narrowed to. */
export const leastRatings = ["2", "3", "4", "5"] as const;

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
  /** The least mean of the team's ratings. */
  rating: (typeof leastRatings)[number] | null;
  /** The id of one of the company's labels. */
  label: string | null;
  /** Whether all answers are among those that the company wants. */
  wanted: "met" | "unmet" | null;
  /** By question: the same option, a number at least as high, a day no later. */
  answers: Record<string, string>;
  sort: ApplicantSort;
};

export const longestApplicantSearch = 100;

/** Reads a filter from an address; invalid values are ignored. */
export function readApplicantFilter(params: URLSearchParams): ApplicantFilter {
  const search = storable(params.get("search") ?? "").trim();
  const place = params.get("place") ?? "";
  const label = params.get("label") ?? "";
  return {
    stage: oneOf(stages, params.get("stage")),
    search: search.slice(0, longestApplicantSearch).toWellFormed(),
    experience: oneOf(experiences, params.get("experience")),
    availability: oneOf(availabilities, params.get("availability")),
    place: /^[a-z-]{1,60}\/[a-z-]{1,60}$/.test(place) ? place : null,
    inBudget: params.get("salary") === "budget",
    isStarred: params.get("starred") === "1",
    rating: oneOf(leastRatings, params.get("rating")),
    label: isUuid(label) ? label : null,
    wanted: oneOf(["met", "unmet"] as const, params.get("wanted")),
    answers: readAnswers(params),
    sort: oneOf(applicantSorts, params.get("sort")) ?? "newest",
  };
}

function readAnswers(params: URLSearchParams): ApplicantFilter["answers"] {
  const given = [...params].flatMap(([name, value]) => {
    const question = questionOf(name);
    const answer = visibleLine(value).slice(0, maxOptionLength).toWellFormed();
    return question && isUuid(question) && answer ? [[question, answer] as const] : [];
  });
  return Object.fromEntries(given.slice(0, maxQuestions));
}

/** The parameters of a filter for `paths`; defaults are left out. */
export function applicantQuery(filter: ApplicantFilter): Record<string, string | null> {
  const { stage, search, experience, availability, place, inBudget, isStarred, sort } = filter;
  const answers = Object.entries(filter.answers).map(([id, answer]) => [answerField(id), answer]);
  return {
    stage,
    search,
    experience,
    availability,
    place,
    salary: inBudget ? "budget" : null,
    starred: isStarred ? "1" : null,
    rating: filter.rating,
    label: filter.label,
    wanted: filter.wanted,
    ...Object.fromEntries(answers),
    sort: sort === "newest" ? null : sort,
  };
}

/** Whether something besides the stage narrows the list. */
export function isNarrowed({ search, experience, availability, ...rest }: ApplicantFilter) {
  const { place, inBudget, isStarred, rating, label } = rest;
  const isByProfile = Boolean(experience ?? availability ?? place) || inBudget;
  const isByMarks = isStarred || Boolean(rating ?? label);
  return search !== "" || isByProfile || isByMarks || isByAnswers(rest);
}

/** Whether answers to the company's questions narrow the list. */
export function isByAnswers({ wanted, answers }: Pick<ApplicantFilter, "wanted" | "answers">) {
  return wanted !== null || Object.keys(answers).length > 0;
}

function oneOf<T extends string>(values: readonly T[], value: string | null): T | null {
  return values.find((each) => each === value) ?? null;
}

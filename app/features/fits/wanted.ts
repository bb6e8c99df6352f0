import { likelyPound, oldPoundsInNew } from "#app/features/job/pay/pound.ts";
import { findProvince, matchPlaces, parsePlaceText } from "#app/features/places/place.ts";
import type { workTypes } from "#app/features/seekers/profile.ts";
import { type Named, named } from "./job-text.ts";
import { type Occupation, readOccupations } from "./occupation.ts";

/** Parts of a profile that jobs are measured by; amounts as stored. */
export type FitProfile = {
  desiredPosition: string | null;
  skills: readonly string[];
  languages: readonly string[];
  experienceYears: number | null;
  workType: string;
  country: string | null;
  province: string | null;
  preferredLocations: readonly string[];
  willingToRelocate: boolean;
  desiredSalaryMin: string | null;
  desiredSalaryMax: string | null;
  desiredSalaryCurrency: string;
  /** New pounds for one unit of that currency; null where there is no rate. */
  desiredRate: string | null;
};

/** A profile as jobs are compared with it. */
export type Wanted = {
  occupations: readonly Occupation[];
  /** Of jobs that the person has applied for or saved. */
  interests: readonly Occupation[];
  skills: readonly Named[];
  languages: readonly Named[];
  years: number | null;
  workType: (typeof workTypes)[number];
  /** Governorates where the person lives or wants to work; empty where the profile says none. */
  provinceIds: readonly string[];
  moves: boolean;
  /** A month's pay in new pounds. */
  payMin: number | null;
  payMax: number | null;
};

const maxInterests = 3;

/** Reads a profile, with the titles of jobs that the person has applied for or saved, the newest first. */
export function readWanted(profile: FitProfile, titles: readonly string[] = []): Wanted {
  const { desiredPosition, skills, languages, experienceYears, willingToRelocate } = profile;
  const occupations = readOccupations(desiredPosition ?? "");
  return {
    occupations,
    interests: interestsFrom(titles, occupations),
    skills: skills.map(named),
    languages: languages.map(named),
    years: experienceYears,
    workType: profile.workType as Wanted["workType"],
    provinceIds: provincesOf(profile),
    moves: willingToRelocate,
    ...monthlyPay(profile),
  };
}

/** Whether there is enough to search for: a wish, skills or applications. */
export function saysEnough({ occupations, interests, skills }: Wanted): boolean {
  return occupations.length > 0 || interests.length > 0 || skills.length > 0;
}

/**
 * Beside a stated wish an occupation is of interest if it is near the wish or was chosen more than once:
 * one stray application says less than the profile.
 */
function interestsFrom(titles: readonly string[], wishes: readonly Occupation[]): Occupation[] {
  const all = titles.flatMap((title) => readOccupations(title).slice(0, 1));
  const read = all.filter(
    (each) =>
      wishes.length === 0 ||
      wishes.some((wish) => areNear(wish, each)) ||
      all.some((other) => other !== each && areNear(other, each)),
  );
  return [...new Map(read.map((each) => [each.text, each])).values()].slice(0, maxInterests);
}

/** Whether the two have a telling word in common, or are neighbours in the vocabulary. */
function areNear(one: Occupation, other: Occupation): boolean {
  const named = new Set(other.parts.flatMap(({ specific }) => specific.flat()).map(nameOf));
  return one.parts.some(({ specific, related }) =>
    [...specific.flat(), ...related].some((form) => named.has(nameOf(form))),
  );
}

function nameOf(form: readonly string[]): string {
  return form.join(" ");
}

function provincesOf(profile: FitProfile): string[] {
  const { country, province, preferredLocations } = profile;
  const home = province
    ? findProvince((country ?? "syria").toLowerCase(), province)?.id
    : undefined;
  const preferred = preferredLocations.flatMap((text) => {
    const ids = matchPlaces(text);
    const one = ids.length === 0 ? parsePlaceText(text) : undefined;
    return one ? [one] : ids;
  });
  const provinces = [...(home ? [home] : []), ...preferred].flatMap(
    (id) => /^[^/]+\/[^/]+/.exec(id)?.[0] ?? [],
  );
  return [...new Set(provinces.flatMap(oneLabourMarket))];
}

/** Damascus and its countryside are one place to work: a bus goes from one to the other. */
function oneLabourMarket(provinceId: string): string[] {
  return damascus.includes(provinceId) ? damascus : [provinceId];
}

const damascus = ["syria/damascus", "syria/rif-dimashq"];

/** In new pounds. Profiles do not say which pound they mean. */
function monthlyPay(profile: FitProfile) {
  const { desiredSalaryMin, desiredSalaryMax, desiredSalaryCurrency, desiredRate } = profile;
  if (desiredRate === null) return { payMin: null, payMax: null };
  const amount = (text: string | null) =>
    text === null || Number(text) === 0 ? null : Number(text);
  const [min, max] = [amount(desiredSalaryMin), amount(desiredSalaryMax)];
  const isOld = desiredSalaryCurrency === "SYP" && likelyPound({ min, max }) === "old";
  const inPounds = (pay: number | null) =>
    pay && (isOld ? pay / oldPoundsInNew : pay * Number(desiredRate));
  return { payMin: inPounds(min), payMax: inPounds(max) };
}

import { placeName } from "#app/features/places/place.ts";
import { companyEmail, companyWebsite } from "#demo/companies/all-companies.ts";
import type { CompanySeed } from "#demo/companies/company-seed.ts";
import { type Random, randomFrom } from "#demo/model/random.ts";
import type { DemoJob, DemoLanguage, EmploymentType, ExperienceLevel } from "#demo/model/types.ts";
import type { Role, RoleText, Setting } from "#demo/roles/role.ts";
import { arabic } from "./arabic.ts";
import { english } from "./english.ts";
import type { Phrases } from "./phrases.ts";
import { salaryFor } from "./salary.ts";

export type Post = {
  key: string;
  role: Role;
  company: CompanySeed;
  placeId: string;
  language: DemoLanguage;
};

/** Writes one active job of a company for a role; the same key always gives the same text. */
export function writePosting({ key, role, company, placeId, language }: Post): DemoJob {
  const random = randomFrom(key);
  const text = role[language];
  if (!text) throw new Error(`${role.key} is not written in ${language}`);
  const phrases = language === "ar" ? arabic : english;
  const type = random.pick(role.types);
  const level = random.pick(role.levels);
  const setting = settingOf(role, company);
  return {
    key,
    company: company.key,
    title: random.pick(
      (level === "senior" || level === "executive" ? text.senior : null) ?? text.titles,
    ),
    description: written({ phrases, text, company, placeId, language, type, setting, random }),
    requirements: requirements(phrases, text, level, random),
    benefits:
      type === "freelance"
        ? []
        : benefits(phrases, company.industry === "non-profit" ? "field" : setting, random),
    category: role.category,
    placeId,
    language,
    employmentType: type,
    experienceLevel: level,
    ...salaryFor({ role, company, placeId, type, level }, random),
    workArrangement: arrangement(setting, type, random),
    status: "active",
    postedDaysAgo: age(random),
    deadlineInDays: deadline(random),
    contactEmail: random.chance(0.6) ? companyEmail(company) : null,
    companyWebsite: random.chance(0.6) ? companyWebsite(company) : null,
  };
}

type Writing = {
  phrases: Phrases;
  text: RoleText;
  company: CompanySeed;
  placeId: string;
  language: DemoLanguage;
  type: EmploymentType;
  setting: Setting;
  random: Random;
};

function written(writing: Writing): string {
  const { phrases, text, company, type, setting, random } = writing;
  const place = placeInWords(writing);
  const words = company[writing.language];
  const opening = random.pick(type === "remote" ? phrases.remoteOpenings : phrases.openings)({
    who: text.who,
    us: words.us,
    full: writing.language === "ar" ? company.ar.full : company.en.name,
    feminine: company.ar.gender === "f",
    place,
  });
  const about = random.chance(0.5) ? random.pick(phrases.about)(words.line) : "";
  const tasks = random.some(text.does, random.between(3, text.does.length));
  const days = hasWholeDays(type, setting) ? phrases.settings[setting] : [];
  const day = random.some(days, 1).map((sentence) => sentence(random));
  const closing = random.chance(0.7) ? random.pick(phrases.closings)(place) : "";
  const terms = [random.pick(phrases.types[type]), closing];
  const label = random.pick(phrases.dutiesLabels);
  const shapes = [
    [
      [opening, about],
      [label, ...tasks.map((task) => `\n- ${task}`)],
      [...day, ...terms],
    ],
    [
      [opening, ...tasks],
      [about, ...day, ...terms],
    ],
    [tasks, [opening, about], [...day, ...terms]],
    [[opening, about, ...day], tasks, terms],
    [[opening], [label, ...tasks.map((task) => `\n- ${task}`)], [about, ...day, ...terms]],
  ];
  return random
    .pick(shapes)
    .map((sentences) => sentences.filter((sentence) => sentence !== "").join(" "))
    .filter((paragraph) => paragraph !== "")
    .join("\n\n")
    .replaceAll(" \n", "\n");
}

/** Whether a sentence on working days and hours would be true. */
function hasWholeDays(type: EmploymentType, setting: Setting): boolean {
  if (type === "freelance") return setting === "screen";
  return type !== "part-time" || ["screen", "school", "hospital"].includes(setting);
}

/** "المزة بدمشق", "Mezzeh, Damascus"; a city that gives its name to the governorate stands alone. */
function placeInWords({ placeId, language, random }: Writing): string {
  const [country, province] = placeId.split("/");
  const own = placeName(placeId, language);
  const around = placeName(`${country}/${province}`, language);
  if (own === around) return own;
  if (language === "en") return random.chance(0.6) ? `${own}, ${around}` : own;
  return province === "damascus" ? `${own} بدمشق` : own;
}

function requirements(phrases: Phrases, text: RoleText, level: ExperienceLevel, random: Random) {
  const needs = random.some(text.needs, random.between(3, text.needs.length));
  const experience = phrases.experience(level, text.field, random);
  return random.chance(0.5)
    ? [experience, ...needs]
    : [...needs.slice(0, 1), experience, ...needs.slice(1)];
}

function benefits(phrases: Phrases, setting: Setting, random: Random): string[] {
  if (random.chance(0.12)) return [];
  const own = phrases.benefits[setting];
  return [
    ...random.some(own, random.between(1, Math.min(3, own.length))),
    ...random.some(phrases.benefits.any, random.between(1, 3)),
  ];
}

/** Technicians of a hotel or hospital work in the building, not from site to site. */
function settingOf(role: Role, company: CompanySeed): Setting {
  const indoors = [
    "tourism-hospitality",
    "healthcare",
    "retail-trade",
    "pharmaceuticals",
    "manufacturing",
  ];
  return role.setting === "site" && indoors.includes(company.industry) ? "factory" : role.setting;
}

function arrangement(setting: Setting, type: EmploymentType, random: Random) {
  if (random.chance(0.5)) return null;
  if (type === "remote") return "remote";
  if (setting === "screen") return random.pick(["hybrid", "hybrid", "remote", "office"] as const);
  if (setting === "office") return random.pick(["office", "office", "office", "hybrid"] as const);
  return "office";
}

/** Days since posting: one in seven within three days, most within five weeks. */
function age(random: Random): number {
  const days = random.chance(0.14) ? random.next() * 3 : 3 + random.next() ** 1.6 * 55;
  return Math.max(1, Math.round(days * 24)) / 24;
}

function deadline(random: Random): number | null {
  if (random.chance(0.35)) return null;
  return random.chance(0.1) ? random.between(0, 3) : random.between(4, 45);
}

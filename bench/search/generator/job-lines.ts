import { employmentTypes, experienceLevels, jobStatuses } from "#app/features/job/job.ts";
import type { ContentLanguage } from "#app/i18n/language.ts";
import { companyNames } from "./companies.ts";
import { drawPlace } from "./places.ts";
import { drawFrom, drawSkewed, pick, type Random, randomOf } from "./random.ts";
import { descriptionOf } from "./texts.ts";
import { drawRole, titleOf } from "./titles.ts";

/** Over how many days the jobs were posted. */
const postedDays = 400;

/**
 * The job of this number as an import file has it, always the same one; posted so far into the time
 * that the board has stood, from 0 to 1. A board grows day by day, and so do its tables.
 */
export function jobLine(number: number, posted: number) {
  const random = randomOf(number);
  const role = drawRole(random);
  const language: ContentLanguage = role.only ?? (random() < 0.5 ? "en" : "ar");
  const company = drawCompany(random);
  const { province, city } = drawPlace(random);
  return {
    external_id: `generated-${number}`,
    title: titleOf(role, language, number, random),
    description: descriptionOf(role[language], company, language, number, random),
    category: role.category,
    ...(city && { city: city[language] }),
    province: province[language],
    country: language === "ar" ? "سوريا" : "Syria",
    ...drawPay(random),
    employment_type: drawType(random),
    experience_level: drawLevel(random),
    company_name: company,
    status: drawStatus(random),
    posted_days_ago: (1 - posted) * postedDays + random(),
  };
}

const drawCompany = drawSkewed(companyNames, 0.8, 5);
const drawType = drawFrom(employmentTypes, [68, 12, 10, 7, 3]);
const drawLevel = drawFrom(experienceLevels, [30, 45, 21, 4]);
const drawStatus = drawFrom(jobStatuses, [90, 8, 2]);

/** Half of the adverts tell the pay, most in pounds. */
function drawPay(random: Random) {
  if (random() < 0.5) return {};
  const dollars = random() < 0.15;
  const unit = dollars ? 50 : 50_000;
  const salary_min = unit * (4 + Math.floor(random() ** 2 * 50));
  const salary_max = salary_min + unit * pick([0, 2, 4, 6, 10], random);
  return { salary_min, salary_max, currency: dollars ? ("USD" as const) : ("SYP" as const) };
}

import type { JobPosting, WithContext } from "schema-dts";
import type { JobDetail } from "#app/features/job/job.ts";
import { inOtherPound } from "#app/features/job/pay/pound.ts";
import { countryCodes } from "#app/features/places/country-codes.ts";
import { findPlaceById, parsePlaceText } from "#app/features/places/place.ts";
import { paths } from "#app/paths.ts";
import { escapeHtml } from "#app/platform/escape-html.ts";
import { settings } from "#app/platform/settings/settings.server.ts";

/** The board as the issuer of a job's identifier. */
const siteName = "Furas";

const schemaTypes = {
  "full-time": "FULL_TIME",
  "part-time": "PART_TIME",
  contract: "CONTRACTOR",
  remote: "FULL_TIME",
  freelance: "CONTRACTOR",
} as const;

/** Google has no word for the pay of a whole project. */
const unitTexts = {
  month: "MONTH",
  week: "WEEK",
  day: "DAY",
  hour: "HOUR",
  project: undefined,
} as const;

/** Headings of the lists below the description. */
type Headings = { requirements: string; benefits: string };

/**
 * schema.org's JobPosting as far as the job states it, by Google's rules for jobs. Undefined
 * without a title, a longer description, a company's name and a country.
 */
export function jobPosting(job: JobDetail, headings: Headings) {
  const { company } = job;
  const title = job.title.trim();
  const description = wholeDescription(job, headings);
  const { country, ...place } = placeOf(job);
  const isDescribed = description !== "" && oneLine(description) !== oneLine(htmlOf(title));
  if (!title || !isDescribed || !company.name || !country) return undefined;
  return {
    "@context": "https://schema.org",
    "@type": "JobPosting",
    title,
    description,
    identifier: { "@type": "PropertyValue", name: siteName, value: job.id },
    datePosted: job.postedAt,
    ...(job.deadline && { validThrough: lastSecondOf(job.deadline) }),
    employmentType: schemaTypes[job.employmentType],
    ...(!job.applyUrl && { directApply: true }),
    hiringOrganization: {
      "@type": "Organization",
      name: company.name,
      ...(company.logo && { logo: settings().baseUrl + paths.logoFile(company.logo, "512.webp") }),
    },
    jobLocation: {
      "@type": "Place",
      address: { "@type": "PostalAddress", ...place, addressCountry: country.code },
    },
    ...(job.workArrangement === "remote" && {
      jobLocationType: "TELECOMMUTE",
      applicantLocationRequirements: { "@type": "Country", name: country.name },
    }),
    ...salary(job),
  } satisfies WithContext<JobPosting>;
}

function salary(job: JobDetail) {
  // SYP is the new pound since 2026.
  const pay = job.pay.pound === "old" ? inOtherPound(job.pay) : job.pay;
  const { min, max, currency, period = "month" } = pay;
  const unitText = unitTexts[period];
  if ((min === null && max === null) || !unitText) return {};
  return {
    baseSalary: {
      "@type": "MonetaryAmount",
      currency,
      value: {
        "@type": "QuantitativeValue",
        ...(min !== null && { minValue: min }),
        ...(max !== null && { maxValue: max }),
        unitText,
      },
    },
  } as const;
}

/**
 * All that the page says of the job: Google compares, and shows no job whose description is not whole. Its
 * lines are only broken: with the tags of a list the page would be above its 15 KB.
 */
function wholeDescription(
  { description, requirements, benefits }: JobDetail,
  headings: Headings,
): string {
  const list = (heading: string, items: readonly string[]) =>
    items.length > 0 ? [heading, ...items] : [];
  const lines = [
    description.trim(),
    ...list(headings.requirements, requirements),
    ...list(headings.benefits, benefits),
  ];
  return htmlOf(lines.filter(Boolean).join("\n"));
}

/** A known place in English; else the text, 'city, province, country'. */
function placeOf({ location, placeId }: JobDetail) {
  const place = findPlaceById(placeId ?? parsePlaceText(location));
  if (place) {
    const { city, province, country } = place;
    return {
      addressLocality: (city ?? province)?.en,
      addressRegion: province?.en,
      country: { name: country.en, code: countryCodes[country.id] ?? country.en },
    };
  }
  const [first, ...others] = location.split(/[,،]/).map((part) => part.trim());
  const country = others.at(-1) ?? first;
  return {
    addressLocality: first,
    addressRegion: others.length > 1 ? others[0] : undefined,
    country: country ? { name: country, code: country } : undefined,
  };
}

/** A last day for applying ends at midnight in Damascus, which is UTC+3 all year. */
function lastSecondOf(day: string): string {
  return `${day}T23:59:59+03:00`;
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, " ");
}

/** The description as HTML: texts are escaped, and lines may end as in text. */
function htmlOf(text: string): string {
  return escapeHtml(text).replace(/\r\n/g, "\n");
}

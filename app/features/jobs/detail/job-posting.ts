import type { JobDetail } from "#app/features/jobs/job.ts";
import { inOtherPound } from "#app/features/jobs/pay/pound.ts";
import { findPlaceById, parsePlaceText } from "#app/features/places/place.ts";
import { paths } from "#app/paths.ts";
import { siteOrigin } from "#app/platform/settings/site.server.ts";

/** The board as the issuer of a job's identifier. */
const siteName = "Furas";

const schemaTypes = {
  "full-time": "FULL_TIME",
  "part-time": "PART_TIME",
  contract: "CONTRACTOR",
  remote: "FULL_TIME",
  freelance: "CONTRACTOR",
} as const;

/** A project's pay is for no span of time. */
const unitTexts = {
  ...{ month: "MONTH", week: "WEEK", day: "DAY", hour: "HOUR", project: undefined },
} as const;

/** schema.org's JobPosting, as far as the job states it, by Google's rules for jobs. */
export function jobPosting(job: JobDetail) {
  const { company } = job;
  // SYP is the new pound since 2026.
  const pay = job.pay.pound === "old" ? inOtherPound(job.pay) : job.pay;
  const address = postalAddress(job);
  return {
    "@context": "https://schema.org",
    "@type": "JobPosting",
    title: job.title,
    description: htmlOf(job.description || job.title),
    identifier: { "@type": "PropertyValue", name: siteName, value: job.id },
    datePosted: job.postedAt,
    validThrough: job.deadline ? lastSecondOf(job.deadline) : undefined,
    employmentType: schemaTypes[job.employmentType],
    industry: job.category,
    directApply: true,
    hiringOrganization: {
      "@type": "Organization",
      name: company.name,
      logo: company.logo ? siteOrigin + paths.logoFile(company.logo, "512.webp") : undefined,
    },
    jobLocation: { "@type": "Place", address },
    ...(job.workArrangement === "remote"
      ? {
          jobLocationType: "TELECOMMUTE",
          applicantLocationRequirements: { "@type": "Country", name: address.addressCountry },
        }
      : {}),
    ...(pay.min === null && pay.max === null
      ? {}
      : {
          baseSalary: {
            "@type": "MonetaryAmount",
            currency: pay.currency,
            value: {
              "@type": "QuantitativeValue",
              minValue: pay.min ?? undefined,
              maxValue: pay.max ?? undefined,
              unitText: pay.period && unitTexts[pay.period],
            },
          },
        }),
  };
}

/** Of a known place in English; else of what was written, 'city, province, country'. */
function postalAddress({ location, placeId }: JobDetail) {
  const place = findPlaceById(placeId ?? parsePlaceText(location));
  const written = location.split(/[,،]/).map((part) => part.trim());
  return {
    "@type": "PostalAddress",
    addressLocality: place ? (place.city ?? place.province)?.en : written[0],
    addressRegion: place ? place.province?.en : written.slice(1, -1)[0],
    addressCountry: place ? countryCodes[place.country.id] : written.at(-1),
  };
}

/** ISO 3166-1 alpha-2, by a country's id. */
const countryCodes: Record<string, string> = {
  ...{ syria: "SY", egypt: "EG", "saudi-arabia": "SA", uae: "AE", kuwait: "KW" },
  ...{ qatar: "QA", bahrain: "BH", oman: "OM", jordan: "JO", lebanon: "LB" },
};

/** A last day for applying ends at midnight in Damascus, which is UTC+3 all year. */
function lastSecondOf(day: string): string {
  return `${day}T23:59:59+03:00`;
}

/** The description is to be HTML there; what people wrote is text. */
function htmlOf(text: string): string {
  return text
    .replace(/[&<>]/g, (sign) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;" })[sign] ?? sign)
    .replace(/\r?\n/g, "<br>");
}

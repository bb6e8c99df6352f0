import type { JobDetail } from "#app/features/jobs/job.ts";

const schemaTypes = {
  "full-time": "FULL_TIME",
  "part-time": "PART_TIME",
  contract: "CONTRACTOR",
  remote: "FULL_TIME",
  freelance: "CONTRACTOR",
} as const;

/** schema.org's JobPosting, as far as the job says it. */
export function jobPosting(job: JobDetail) {
  const { company, pay } = job;
  const [locality, ...around] = job.location.split(/[,،]/).map((part) => part.trim());
  return {
    "@context": "https://schema.org",
    "@type": "JobPosting",
    title: job.title,
    description: htmlOf(job.description || job.title),
    identifier: { "@type": "PropertyValue", name: company.name, value: job.id },
    datePosted: job.postedAt.slice(0, 10),
    validThrough: job.deadline ?? undefined,
    employmentType: schemaTypes[job.employmentType],
    industry: job.category,
    directApply: true,
    hiringOrganization: { "@type": "Organization", name: company.name },
    jobLocation: {
      "@type": "Place",
      address: {
        "@type": "PostalAddress",
        addressLocality: locality,
        addressRegion: around.length > 1 ? around[0] : undefined,
        addressCountry: around.at(-1),
      },
    },
    ...(job.workArrangement === "remote" ? { jobLocationType: "TELECOMMUTE" } : {}),
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
            },
          },
        }),
  };
}
export type JobPosting = ReturnType<typeof jobPosting>;

/** The description is to be HTML there; what people wrote is text. */
function htmlOf(text: string): string {
  return text
    .replace(/[&<>]/g, (sign) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;" })[sign] ?? sign)
    .replace(/\r?\n/g, "<br>");
}

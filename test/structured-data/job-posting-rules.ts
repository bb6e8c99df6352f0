type Posting = Record<string, unknown>;

/**
 * What a JobPosting breaks of Google's published rules for jobs (developers.google.com, "Job posting
 * structured data": required and recommended properties, and the content that is refused).
 */
export function brokenRules(posting: Posting, now = new Date()): string[] {
  return rules.filter(([, holds]) => !holds(posting, now)).map(([rule]) => rule);
}

const at = (value: unknown, ...names: string[]): unknown =>
  names.reduce<unknown>((inner, name) => (inner as Posting | undefined)?.[name], value);
const text = (value: unknown): string => (typeof value === "string" ? value : "");
const plain = (html: string) =>
  html
    .replace(/<[^>]*>/g, " ")
    .replace(/\s+/g, " ")
    .trim();
const has = (posting: Posting, name: string) => posting[name] !== undefined;

const rules: [rule: string, holds: (posting: Posting, now: Date) => boolean][] = [
  ["@context is schema.org", (job) => job["@context"] === "https://schema.org"],
  ["@type is JobPosting", (job) => job["@type"] === "JobPosting"],
  [
    "title is there, in plain text",
    ({ title }) => /\S/.test(text(title)) && !/<\w/.test(text(title)),
  ],
  ["description is HTML with contents", ({ description }) => /\S{2}/.test(text(description))],
  [
    "description says more than the title",
    ({ title, description }) => plain(text(description)) !== plain(text(title)),
  ],
  [
    "description holds no tags but those for its form",
    ({ description }) => !/<(?!\/?(?:p|ul|li|br|strong|em|h\d)\b)/.test(text(description)),
  ],
  ["datePosted is a time, not to come", ({ datePosted }, now) => isPast(text(datePosted), now)],
  [
    "validThrough is a time with its zone, to come",
    (job, now) =>
      !has(job, "validThrough") ||
      (isTimestamp(text(job.validThrough)) && new Date(text(job.validThrough)) > now),
  ],
  ["hiringOrganization is one with a name", (job) => isOrganization(job.hiringOrganization)],
  [
    "the logo is an absolute address",
    (job) => ["", "http"].includes(text(at(job, "hiringOrganization", "logo")).slice(0, 4)),
  ],
  [
    "the place is a country by its code, unless the work is remote",
    (job) =>
      /^[A-Z]{2}$/.test(text(at(job, "jobLocation", "address", "addressCountry"))) ||
      job.jobLocationType === "TELECOMMUTE",
  ],
  [
    "remote work says from where it may be done, and no other does",
    (job) =>
      has(job, "jobLocationType")
        ? job.jobLocationType === "TELECOMMUTE" &&
          at(job, "applicantLocationRequirements", "@type") === "Country" &&
          // A name: two letters are those of a state, too.
          /\S{3}/.test(text(at(job, "applicantLocationRequirements", "name")))
        : !has(job, "applicantLocationRequirements"),
  ],
  [
    "employmentType is one of Google's",
    ({ employmentType }) =>
      ["FULL_TIME", "PART_TIME", "CONTRACTOR", "TEMPORARY", "INTERN", "VOLUNTEER", "PER_DIEM"]
        .concat("OTHER")
        .includes(text(employmentType)),
  ],
  [
    "identifier is the board's own",
    (job) =>
      at(job, "identifier", "@type") === "PropertyValue" &&
      text(at(job, "identifier", "name")) !== "" &&
      text(at(job, "identifier", "value")) !== "",
  ],
  ["directApply is true or false", ({ directApply }) => typeof directApply === "boolean"],
  [
    "baseSalary has a currency, a span of time, and amounts in order",
    (job) => isSalary(job.baseSalary),
  ],
  [
    "no property is empty",
    (job) => Object.values(job).every((value) => value !== "" && value !== null),
  ],
];

function isTimestamp(value: string): boolean {
  return /^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(value) && /(?:Z|[+-]\d\d:\d\d)$/.test(value);
}

function isPast(value: string, now: Date): boolean {
  return isTimestamp(value) && new Date(value) <= now;
}

function isOrganization(value: unknown): boolean {
  return at(value, "@type") === "Organization" && /\S/.test(text(at(value, "name")));
}

function isSalary(value: unknown): boolean {
  if (value === undefined) return true;
  const [low, high] = [at(value, "value", "minValue"), at(value, "value", "maxValue")];
  const amounts = [low, high, at(value, "value", "value")].filter((each) => each !== undefined);
  const unit = at(value, "value", "unitText");
  return (
    at(value, "@type") === "MonetaryAmount" &&
    /^[A-Z]{3}$/.test(text(at(value, "currency"))) &&
    at(value, "value", "@type") === "QuantitativeValue" &&
    amounts.length > 0 &&
    amounts.every((each) => typeof each === "number" && each >= 0) &&
    (low === undefined || high === undefined || Number(low) <= Number(high)) &&
    ["HOUR", "DAY", "WEEK", "MONTH", "YEAR"].includes(text(unit))
  );
}

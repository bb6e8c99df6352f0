import { findCity, findCountry, findProvince } from "#app/features/places/place.ts";
import { formatDateTime } from "#app/i18n/format.ts";
import { directionOf, forReader, type Language } from "#app/i18n/language.ts";
import { messagesFor } from "#app/messages/messages.server.ts";
import { shownEmail } from "#app/platform/email/shown-email.server.ts";
import { escapeHtml } from "#app/platform/escape-html.ts";

/**
 * All that data.json holds as a page that opens on a phone: a section for each part, its fields by the
 * names that the board's forms have, and links to the files beside it. In pieces, one for each row.
 */
export function* dataPage(own: Record<string, unknown>, language: Language): Generator<string> {
  const { dataPage: page } = messagesFor(language);
  const parts: Record<string, string> = page.parts;
  const label = labelsIn(language);
  const word = wordsIn(language);
  yield `<!DOCTYPE html>
<html lang="${language}" dir="${directionOf(language)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(page.title)}</title><style>${style}</style></head>
<body><h1>${escapeHtml(page.title)}</h1><p>${escapeHtml(page.asOf({ date: formatDateTime(new Date(), language) }))}</p>
`;
  for (const [part, value] of Object.entries(own)) {
    if (isEmpty(value)) continue;
    const names: Names = { label, word: (field, text) => word(part, field, text) };
    yield `<section><h2>${escapeHtml(parts[part] ?? label(part))}</h2>`;
    if (isList(value)) yield* list(value, names, language, part);
    else yield shown(value, names, language, part);
    yield "</section>\n";
  }
  yield "</body></html>\n";
}

const style =
  "body{font:1rem/1.6 system-ui,sans-serif;max-width:48rem;margin:1rem auto;padding:0 1rem;overflow-wrap:anywhere}dt{font-weight:700}dd{margin:0 0 .5rem}li{margin-bottom:1rem}p{white-space:pre-wrap}";

/** The labels of fields, and the words of the board for their values. */
type Names = { label(field: string): string; word(field: string, value: string): string };

/** A field's name on the screens; a field without one keeps its key. */
function labelsIn(language: Language): Names["label"] {
  const { accounts, applications, companies, dataPage, posting, seekers } = messagesFor(language);
  const labels: Record<string, unknown> = {
    ...posting,
    ...applications.apply,
    ...accounts.place,
    ...companies.fields,
    ...seekers.fields,
    ...dataPage.fields,
  };
  return (field) => {
    const label = Object.hasOwn(labels, field) ? labels[field] : undefined;
    return typeof label === "string" ? label : field;
  };
}

/**
 * The words for the codes that fields hold, some of them in one part only; typed text stays as it is.
 */
function wordsIn(language: Language): (part: string, field: string, value: string) => string {
  const {
    alerts,
    labels,
    moderation,
    ownApplication,
    posting,
    push,
    reports,
    seekers,
    team,
    dataPage,
  } = messagesFor(language);
  const status = { ...labels.jobStatus, ...ownApplication.status, pending: dataPage.pending };
  const reportReasons = Object.entries(reports.reasons).map(([code, { label }]) => [code, label]);
  const words: Record<string, Record<string, string>> = {
    status,
    toStatus: status,
    action: ownApplication.timeline,
    side: dataPage.sides,
    userType: labels.userType,
    employmentType: labels.employmentType,
    jobType: labels.employmentType,
    workType: labels.employmentType,
    experienceLevel: labels.experienceLevel,
    workArrangement: labels.workArrangement,
    experienceYears: labels.experience,
    experience: labels.experience,
    availability: labels.availability,
    industry: labels.industry,
    category: labels.category,
    currency: labels.currency,
    salaryCurrency: labels.currency,
    desiredSalaryCurrency: labels.currency,
    payPeriod: posting.payPeriods,
    payBasis: posting.payBases,
    pound: posting.pounds,
    closedReason: dataPage.closedReasons,
    language: dataPage.languages,
    mutedEmails: dataPage.emailKinds,
    mutedPushes: push.kinds,
  };
  const wordsOfPart: Record<string, typeof words> = {
    emails: { kind: dataPage.emailKinds },
    jobsAndSchools: {
      kind: { job: seekers.entries.job.title, school: seekers.entries.school.title },
    },
    alerts: { frequency: alerts.frequencies },
    membership: { role: team.role },
    reports: { reason: Object.fromEntries(reportReasons) },
    decisions: { reason: moderation.reasons, state: moderation.state },
  };
  return (part, field, value) => {
    const known = wordsOfPart[part]?.[field] ?? words[field];
    return known && Object.hasOwn(known, value) ? (known[value] ?? value) : value;
  };
}

type PlaceNames = { country?: unknown; province?: unknown; city?: unknown };

/** A place of the board in the language: it is stored by its names in English. */
function placeIn({ country, province, city }: PlaceNames, language: Language): PlaceNames {
  const known = typeof country === "string" ? findCountry(country) : undefined;
  const part = known && typeof province === "string" ? findProvince(known.id, province) : undefined;
  const town = part && typeof city === "string" ? findCity(part.id, city) : undefined;
  return {
    ...(known && { country: forReader(known, language) }),
    ...(part && { province: forReader(part, language) }),
    ...(town && { city: forReader(town, language) }),
  };
}

function shown(value: unknown, names: Names, language: Language, field: string): string {
  if (typeof value === "boolean") {
    const { yes, no } = messagesFor(language).dataPage;
    return value ? yes : no;
  }
  if (isList(value)) return [...list(value, names, language, field)].join("");
  if (Array.isArray(value)) {
    const texts = value.map((each) => names.word(field, String(each)));
    return `<p dir="auto">${escapeHtml(texts.join("\n"))}</p>`;
  }
  if (value instanceof Date) return `<time>${escapeHtml(formatDateTime(value, language))}</time>`;
  if (typeof value === "object" && value !== null) return fields(value, names, language);
  const text = shownEmail(String(value));
  if (/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text)) return escapeHtml(formatDateTime(text, language));
  if (text.startsWith("files/")) return `<a href="${encodeURI(text)}">${escapeHtml(text)}</a>`;
  return `<p dir="auto">${escapeHtml(names.word(field, text))}</p>`;
}

/** An array of more than plain values. */
function isList(value: unknown): value is unknown[] {
  return Array.isArray(value) && value.some((each) => typeof each === "object" && each !== null);
}

function* list(rows: unknown[], names: Names, language: Language, field: string) {
  yield "<ol>";
  for (const row of rows) yield `<li>${shown(row, names, language, field)}</li>`;
  yield "</ol>";
}

function fields(value: object, names: Names, language: Language): string {
  const rows = Object.entries({ ...value, ...placeIn(value, language) })
    .filter(([name, field]) => !isEmpty(field) && !ofPrograms.test(name))
    .map(
      ([name, field]) =>
        `<dt>${escapeHtml(names.label(name))}</dt><dd>${shown(field, names, language, name)}</dd>`,
    );
  return `<dl>${rows.join("")}</dl>`;
}

/** Fields that say something to programs alone; data.json has them. */
const ofPrograms = /^(id|comparableMin|comparableMax|costly|encrypted)$|(Id|Key)$/;

function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined || value === "") return true;
  if (value instanceof Date) return false;
  return typeof value === "object" && Object.values(value).every(isEmpty);
}

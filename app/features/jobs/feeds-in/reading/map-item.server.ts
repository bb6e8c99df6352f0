import { createHash } from "node:crypto";
import {
  type Currency,
  currencies,
  type EmploymentType,
  type ExperienceLevel,
  payPeriods,
} from "#app/features/job/job.ts";
import { checkImport, type ImportLine } from "#app/features/jobs/import/import-line.ts";
import { placeText } from "#app/features/places/place.ts";
import { damascusDay } from "#app/i18n/format.ts";
import { lettered, storable, visibleLine, worded } from "#app/platform/database/storable.ts";
import { fold } from "#app/platform/fold.ts";
import { foreignText } from "#app/platform/pasted/html-text.ts";
import type {
  FeedMapping,
  FeedReason,
  JobField,
  MappedItem,
  MappingContext,
  RawItem,
} from "./feed-source.ts";
import { excerptOf } from "./formats/raw-item.ts";
import { withNamedLetters } from "./values/html-names.ts";
import { dayOf, readFeedDate } from "./values/read-date.ts";
import {
  amountOf,
  categoryOf,
  currencyOf,
  employmentTypeOf,
  experienceLevelOf,
  payOf,
  payPeriodOf,
  placeIdOf,
} from "./values/recognise-values.server.ts";

const dayMs = 24 * 60 * 60 * 1000;
const maxIdLength = 200;
const maxLinkLength = 2000;
const maxHowToApply = 5000;
const usualType: EmploymentType = "full-time";
const usualLevel: ExperienceLevel = "mid";

/** Makes a job's values of an item; the reason where it has none that could be published. */
export function mapItem(raw: RawItem, mapping: FeedMapping, context: MappingContext): MappedItem {
  try {
    return { mapped: readJob(new MappedFields(raw, mapping, context), context) };
  } catch (error) {
    if (!(error instanceof Rejected)) throw error;
    const { reason, field, text } = error;
    const { number, line } = raw;
    const title = raw.fields[mapping.paths.title?.[0] ?? ""] ?? Object.values(raw.fields)[0] ?? "";
    return {
      rejected: reason,
      number,
      ...(line !== undefined && { line }),
      ...(field !== undefined && { field }),
      excerpt: excerptOf(text || title),
    };
  }
}

class Rejected extends Error {
  readonly reason: FeedReason;
  readonly field: JobField | undefined;
  readonly text: string;
  constructor(reason: FeedReason, field?: JobField, text = "") {
    super(reason);
    this.reason = reason;
    this.field = field;
    this.text = text;
  }
}

/** An item's texts by the fields that a mapping leads to. */
class MappedFields {
  readonly #raw: RawItem;
  readonly #mapping: FeedMapping;
  readonly #context: MappingContext;

  constructor(raw: RawItem, mapping: FeedMapping, context: MappingContext) {
    this.#raw = raw;
    this.#mapping = mapping;
    this.#context = context;
  }

  /** All texts of a field, the preferred first; of a path that is repeated each. */
  texts(field: JobField): string[] {
    const { fields } = this.#raw;
    const texts: string[] = [];
    for (const path of this.#mapping.paths[field] ?? []) {
      const own = fields[path];
      if (own !== undefined) texts.push(own);
      // "tags" of JSON is "tags[0]" and on, "category" of XML goes on with "category[1]".
      for (let at = own === undefined ? 0 : 1; fields[`${path}[${at}]`] !== undefined; at++) {
        texts.push(fields[`${path}[${at}]`] ?? "");
      }
    }
    return texts;
  }

  text(field: JobField): string | undefined {
    const text = this.texts(field)[0] ?? this.default(field);
    return text === undefined ? undefined : withNamedLetters(text);
  }

  default(field: JobField): string | undefined {
    return this.#mapping.defaults?.[field] || undefined;
  }

  /** The value that a text of the field is understood as; unknown ones are counted. */
  value<T>(field: JobField, understand: (text: string) => T | undefined): T | undefined {
    const texts = this.texts(field);
    const known = this.#mapping.values?.[field];
    for (const text of texts) {
      const value = understand(known?.[fold(text)] ?? text);
      if (value !== undefined) return value;
    }
    for (const text of texts) this.#context.unmapped?.add(field, text);
    return undefined;
  }
}

function readJob(fields: MappedFields, context: MappingContext) {
  const { now } = context;
  const title = lineOf(fields, "title", worded, 500, ["noTitle", "badTitle"]);
  if (title.includes("\ufffd")) throw new Rejected("itemEncoding", "title", title);
  const companyName =
    context.company ?? lineOf(fields, "company", lettered, 300, ["noCompany", "badCompany"]);
  const description = fields.text("description") ?? "";
  if (description.length > 200_000) throw new Rejected("longDescription", "description", title);
  const { postedAt, deadline } = datesOf(fields, now);
  const category =
    fields.value("category", categoryOf) ??
    categoryOf(title) ??
    categoryOf(fields.default("category") ?? "");
  if (!category) throw new Rejected("noCategory", "category", fields.text("category") ?? title);
  const links = linksOf(fields);
  const externalId = idOf(fields, [title, companyName, fields.text("place") ?? ""]);
  if (context.seen?.has(externalId)) throw new Rejected("duplicate", "id", title);
  const values: ImportLine = {
    external_id: externalId,
    title,
    description,
    category,
    ...placeOf(fields),
    ...payFields(fields),
    employment_type:
      fields.value("employmentType", employmentTypeOf) ??
      employmentTypeOf(fields.default("employmentType") ?? "") ??
      usualType,
    experience_level:
      fields.value("experienceLevel", experienceLevelOf) ??
      experienceLevelOf(title) ??
      experienceLevelOf(fields.default("experienceLevel") ?? "") ??
      usualLevel,
    company_name: companyName,
    ...(postedAt && { posted_at: postedAt.toISOString() }),
    ...(deadline && { application_deadline: deadline }),
  };
  const checked = checkImport(values, now);
  if ("problem" in checked) throw new Rejected("badValue", undefined, checked.problem);
  context.seen?.add(externalId);
  const hash = createHash("sha256").update(JSON.stringify([values, links]));
  return { externalId, contentHash: hash.digest("hex"), job: checked.job, ...links };
}

/** A title or a name: one line of letters. */
function lineOf(
  fields: MappedFields,
  field: "title" | "company",
  letters: RegExp,
  maxLength: number,
  [missing, bad]: readonly [FeedReason, FeedReason],
): string {
  const text = fields.text(field);
  if (text === undefined) throw new Rejected(missing, field);
  const line = visibleLine(foreignText(text));
  if (line.length > maxLength || !letters.test(line)) throw new Rejected(bad, field, text);
  return line;
}

function datesOf(fields: MappedFields, now: Date) {
  const read = (field: "postedAt" | "deadline") => {
    const text = fields.text(field);
    const date = text === undefined ? undefined : readFeedDate(text);
    if (text !== undefined && !date) throw new Rejected("badDate", field, text);
    return date;
  };
  const posted = read("postedAt");
  if (posted && posted.at.getTime() > now.getTime() + dayMs) {
    throw new Rejected("futureDate", "postedAt", fields.text("postedAt"));
  }
  const closing = read("deadline");
  const deadline = closing && dayOf(closing);
  if (deadline && deadline < damascusDay(now)) throw new Rejected("expired", "deadline", deadline);
  return { postedAt: posted?.at, deadline };
}

/** A known place by its names; of an unknown one the texts as they came. */
function placeOf(fields: MappedFields): Pick<ImportLine, "city" | "province" | "country"> {
  const parts = [fields.text("city"), fields.text("province"), fields.text("country")].filter(
    (part) => part !== undefined,
  );
  const text = fields.texts("place")[0] ?? (parts.length > 0 ? undefined : fields.default("place"));
  const id =
    fields.value("place", placeIdOf) ??
    (text === undefined ? undefined : placeIdOf(text)) ??
    placeIdOf(parts.join(", "));
  if (id) {
    const names = placeText(id, "en").split(", ");
    const [country, province, city] = names.toReversed();
    return { city, province, country };
  }
  const given = storable(foreignText(text ?? parts.join(", "))).slice(0, 200);
  if (given === "") return { country: "Syria" };
  // A place that names its country itself: the import would add Syria.
  const [country = given, ...rest] = given
    .split(/[,،]/)
    .map((part) => part.trim())
    .toReversed();
  return { city: rest.toReversed().join(", ") || null, country };
}

function payFields(fields: MappedFields): Partial<ImportLine> {
  const given = fields.text("currency");
  const named = given && (currencyOf(given) ?? isIn(currencies, given.toUpperCase()));
  const currency = (named || undefined) as Currency | undefined;
  const min = fields.value("payMin", amountOf);
  const max = fields.value("payMax", amountOf);
  if (min !== undefined || max !== undefined) {
    const period = fields.value("payPeriod", payPeriodOf);
    return {
      ...(min !== undefined && { salary_min: min }),
      ...(max !== undefined && { salary_max: max }),
      ...(currency && { currency }),
      pay_period: period ?? isIn(payPeriods, fields.default("payPeriod") ?? "") ?? "month",
    };
  }
  const pay = fields.value("pay", (text) => payOf(text, currency));
  if (!pay) return {};
  return {
    ...(pay.min !== undefined && { salary_min: pay.min }),
    ...(pay.max !== undefined && { salary_max: pay.max }),
    currency: pay.currency,
    pay_period: pay.period,
  };
}

function isIn<T extends string>(values: readonly T[], text: string): T | undefined {
  return values.find((value) => value === text);
}

function linksOf(fields: MappedFields) {
  const link = fields.texts("link").map(readLink).find(Boolean) ?? null;
  const applyLink = fields.texts("applyLink").map(readApplyLink).find(Boolean) ?? link;
  const text = fields.text("howToApply");
  const howToApply = text ? storable(foreignText(text)).trim().slice(0, maxHowToApply) : null;
  return { link, applyLink, howToApply: howToApply || null };
}

function readLink(text: string): string | undefined {
  const url = URL.parse(text.trim());
  if (!url || (url.protocol !== "https:" && url.protocol !== "http:")) return undefined;
  url.username = "";
  url.password = "";
  return url.href.length <= maxLinkLength && url.hostname.includes(".") ? url.href : undefined;
}

const email = /^[\w.+-]+@[\w-]+(?:\.[\w-]+)+$/;

function readApplyLink(text: string): string | undefined {
  const address =
    text
      .trim()
      .replace(/^mailto:/i, "")
      .split("?", 1)[0] ?? "";
  return email.test(address) && address.length <= 254 ? `mailto:${address}` : readLink(text);
}

function idOf(fields: MappedFields, otherwise: readonly string[]): string {
  const id = fields.text("id") ?? fields.texts("link")[0];
  const text = id && storable(id).trim();
  if (text && text.length <= maxIdLength) return text;
  return createHash("sha256")
    .update(text || JSON.stringify(otherwise))
    .digest("hex");
}

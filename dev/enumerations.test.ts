import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { plans } from "#app/features/accounts/account-forms.ts";
import { userTypes } from "#app/features/accounts/actor.ts";
import { companyRoles } from "#app/features/accounts/membership/company-role.ts";
import { alertFrequencies } from "#app/features/alerts/alert.ts";
import { experiences } from "#app/features/applications/application.ts";
import {
  applicationStatuses,
  interviewAnswers,
  sides,
  transitions,
} from "#app/features/applications/application-status.ts";
import { bulkStates } from "#app/features/applications/bulk/bulk-progress.ts";
import { cvMediaTypes } from "#app/features/applications/cv/cv-file.ts";
import type { OwnCv } from "#app/features/applications/cv/own/own-cv.ts";
import { companySizes, industries } from "#app/features/companies/company.ts";
import { searchedSizes, sizesOf } from "#app/features/job/company-details.ts";
import { codedFilters, filterIndex } from "#app/features/job/filters/filter-index.ts";
import { salaryBands, salaryRanges } from "#app/features/job/filters/salary-bands.ts";
import {
  categories,
  currencies,
  employmentTypes,
  experienceLevels,
  jobStatuses,
  payBases,
  payPeriods,
  pounds,
  workArrangements,
} from "#app/features/job/job.ts";
import { codeFrom } from "#app/features/job/job-codes.ts";
import { closedReasons } from "#app/features/jobs/lifecycle/job-lifecycle.ts";
import { caseStates } from "#app/features/moderation/cases/case.ts";
import { reportReasons } from "#app/features/moderation/reports/report.ts";
import { pairPrefix } from "#app/features/search/terms/tag-pairs.ts";
import { availabilities, desiredCurrencies, workTypes } from "#app/features/seekers/profile.ts";
import { languages } from "#app/i18n/language.ts";
import { db } from "#app/platform/database/database.server.ts";
import { useTestDatabase } from "#test/database.ts";

/*
 * An enumeration stands in TypeScript, and again in the database: in the functions that make a job's
 * code and terms, and in constraints. These tests hold the two together.
 */
useTestDatabase();

const migrate = (name: string) =>
  `${name} in the database does not know this value. Give db/functions/search-index/${name}.sql ` +
  "all values of the list in TypeScript, and index the jobs again by a migration where it is new";

const usual = {
  category: "Engineering",
  employment_type: "full-time",
  experience_level: "mid",
  work_arrangement: "office",
  currency: "SYP",
  salary_min: null as number | null,
  place_id: "syria/aleppo",
  location: "Aleppo",
  created_at: "2026-01-01T00:00:00Z",
};
type Columns = Partial<typeof usual>;

async function indexed(columns: Columns, size = "1-10", industry = "energy-electricity") {
  const job = sql`jsonb_populate_record(null::jobs, ${JSON.stringify({ ...usual, ...columns })}::jsonb)`;
  const [row] = await db.execute<{ code: Uint8Array; tags: string[] }>(
    sql`select job_code(${job}, ${size}, 7::smallint) as code, job_tags(${job}, ${size}, ${industry}) as tags`,
  );
  if (!row) throw new Error("no row");
  return { code: codeFrom(Buffer.from(row.code).readInt32BE(0)), tags: row.tags };
}

it("F34 a salary is wished for in the currencies of jobs", () => {
  expect(desiredCurrencies).toEqual(currencies);
});

describe("job_code counts every value", () => {
  it.each(categories)("category %s", async (category) => {
    expect((await indexed({ category })).code.category, migrate("job_code")).toBe(category);
  });
  it.each(employmentTypes)("type %s", async (type) => {
    const { code } = await indexed({ employment_type: type });
    expect(code.jobType, migrate("job_code")).toBe(type);
  });
  it.each(experienceLevels)("level %s", async (level) => {
    const { code } = await indexed({ experience_level: level });
    expect(code.experienceLevel, migrate("job_code")).toBe(level);
  });
  it.each(workArrangements)("arrangement %s", async (arrangement) => {
    const { code } = await indexed({ work_arrangement: arrangement });
    expect(code.workArrangement, migrate("job_code")).toBe(arrangement);
  });
  it.each(salaryRanges)("salary %s", async (range) => {
    const [from, end] = salaryBands[range];
    for (const salary_min of [from, (end ?? 9e9) - 1]) {
      const { code } = await indexed({ salary_min });
      expect(code.salaryRange, migrate("salary_band")).toBe(range);
    }
  });
  it.each(companySizes)("company size %s", async (size) => {
    const searched = searchedSizes.find((each) =>
      (sizesOf[each] as readonly string[]).includes(size),
    );
    expect(searched, "Add the size to sizesOf in company-details.ts").toBeDefined();
    expect((await indexed({}, size)).code.companySize, migrate("job_code")).toBe(searched);
  });
  it("in the bits that it has for each", () => {
    for (const name of codedFilters) {
      const { values, bits } = filterIndex[name].code;
      const full = `job_code has no room for more of ${name}: widen its bits, in filter-index.ts as well`;
      expect(values.length, full).toBeLessThan(2 ** bits);
    }
    expect(searchedSizes.flatMap((size) => [...sizesOf[size]])).toEqual(companySizes);
  });
});

describe("job_tags has every value as a term", () => {
  const cases = [
    ...categories.map((value) => ["c", value, { category: value }] as const),
    ...employmentTypes.map((value) => ["t", value, { employment_type: value }] as const),
    ...experienceLevels.map((value) => ["l", value, { experience_level: value }] as const),
    ...workArrangements.map((value) => ["w", value, { work_arrangement: value }] as const),
    ...currencies.map((value) => ["p", value, { currency: value, salary_min: 1 }] as const),
  ];
  it.each(cases)("%s:%s", async (sign, value, columns) => {
    expect((await indexed(columns)).tags, migrate("job_tags")).toContain(`${sign}:${value}`);
  });
  it.each(companySizes)("z:%s", async (size) => {
    expect((await indexed({}, size)).tags, migrate("job_tags")).toContain(`z:${size}`);
  });
  it.each(industries)("i:%s", async (industry) => {
    const { tags } = await indexed({}, "1-10", industry);
    expect(tags, migrate("job_tags")).toContain(`i:${industry}`);
  });
});

/** The values that stand in pairs, by their filter; a province stands there whole. */
const paired = {
  category: categories,
  employment_type: employmentTypes,
  experience_level: experienceLevels,
} as const;
const bands = salaryRanges.map((_, index) => String(index + 1));

describe("tag_pairs", () => {
  it("no two values of one filter, nor of two, have one prefix", () => {
    const owner = new Map<string, string>();
    for (const value of [...Object.values(paired).flat(), ...bands]) {
      const prefix = pairPrefix(value);
      const taken = owner.get(prefix);
      const collide =
        `"${value}" and "${taken}" both begin with "${prefix}": jobs of the one would be found by ` +
        "the other. Lengthen the prefix in pairPrefix and in db/functions/search-index/tag_pairs.sql";
      expect(taken, collide).toBeUndefined();
      owner.set(prefix, value);
    }
  });

  const values = Object.entries(paired).flatMap(([column, all]) =>
    all.map((value) => [column, value] as const),
  );
  it.each(values)("%s %s is paired as TypeScript asks for it", async (column, value) => {
    const columns = { ...usual, [column]: value };
    const { tags } = await indexed({ ...columns, salary_min: 600_000 });
    const stands = [
      pairPrefix(columns.category),
      columns.place_id,
      pairPrefix(columns.employment_type),
      pairPrefix(columns.experience_level),
      "2",
    ];
    const pairs = stands.flatMap((one, at) =>
      stands.slice(at + 1).map((other) => `${one}:${other}`),
    );
    expect(tags, migrate("tag_pairs")).toEqual(expect.arrayContaining(pairs));
  });
});

describe("constraints", () => {
  const lists: Record<string, readonly string[]> = {
    jobs_status_check: jobStatuses,
    jobs_closed_reason_check: closedReasons,
    jobs_employment_type_check: employmentTypes,
    jobs_experience_level_check: experienceLevels,
    jobs_work_arrangement_check: workArrangements,
    jobs_currency_check: currencies,
    jobs_pay_period_check: payPeriods,
    jobs_pay_basis_check: payBases,
    jobs_pound_check: pounds,
    exchange_rates_currency_check: currencies.filter((each) => each !== "SYP"),
    jobs_category_check: categories,
    reports_reason_check: reportReasons,
    reports_language_check: languages,
    moderation_cases_state_check: caseStates,
    bulk_tasks_state_check: bulkStates,
    job_applications_experience_check: experiences,
    job_applications_status_check: applicationStatuses,
    application_events_action_check: [...Object.keys(transitions), "open"],
    application_events_side_check: sides,
    interviews_answer_check: interviewAnswers,
    reply_templates_language_check: languages,
    saved_cvs_source_check: ["upload", "profile"] satisfies OwnCv["source"][],
    saved_cvs_language_check: languages,
    company_invitations_language_check: languages,
    company_invitations_role_check: companyRoles,
    // A company that has handed over acts for none.
    company_members_role_check: [...companyRoles, "none"],
    documents_kind_check: Object.keys(cvMediaTypes),
    auth_users_language_check: languages,
    alert_recipients_language_check: languages,
    push_subscriptions_language_check: languages,
    alerts_frequency_check: alertFrequencies,
    user_profiles_user_type_check: userTypes,
    user_profiles_company_size_check: companySizes,
    user_profiles_work_type_check: workTypes,
    user_profiles_availability_check: availabilities,
    user_profiles_plan_check: plans,
  };
  /** Their values stand as a type only: TypeScript refuses any other. */
  const ofTypes = /^\w+_purpose_check$/;

  it("allow the values of the lists in TypeScript, no more and no fewer", async () => {
    const rows = await db.execute<{ name: string; definition: string }>(
      sql`select conname as name, pg_get_constraintdef(oid) as definition from pg_constraint
        where contype = 'c' and connamespace = 'public'::regnamespace`,
    );
    const prefixes = new Map(
      rows
        .filter(({ definition }) => /= ANY \(+ARRAY/.test(definition))
        .map(({ name, definition }) => [
          name,
          [...definition.matchAll(/'((?:[^']|'')*)'::/g)].map(([, value]) => value).toSorted(),
        ]),
    );
    for (const [name, values] of Object.entries(lists)) {
      const differ = `${name}: write a migration that replaces it, and change its *.table.ts`;
      expect(prefixes.get(name), differ).toEqual([...values].toSorted());
    }
    const unknown = [...prefixes.keys()].filter((name) => !lists[name] && !ofTypes.test(name));
    expect(unknown, "name its list in this test").toEqual([]);
  });
});

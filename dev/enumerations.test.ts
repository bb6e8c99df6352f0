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
import { channelStates, postStates } from "#app/features/channels/channel.ts";
import { begunKinds, checkStates } from "#app/features/companies/checks/check.ts";
import { companySizes } from "#app/features/companies/company.ts";
import { searchedSizes, sizesOf } from "#app/features/job/company-details.ts";
import { codedFilters, filterIndex } from "#app/features/job/filters/filter-index.ts";
import { bandOf, salaryBands, salaryRanges } from "#app/features/job/filters/salary-bands.ts";
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
import { questionKinds } from "#app/features/job/questions/question.ts";
import { rhythms } from "#app/features/jobs/feeds-in/source-states.ts";
import { closedReasons } from "#app/features/jobs/lifecycle/job-lifecycle.ts";
import { caseStates, decisionReasons } from "#app/features/moderation/cases/case.ts";
import { mergeStates } from "#app/features/moderation/merges/merge.ts";
import { reportReasons } from "#app/features/moderation/reports/report.ts";
import { pairPrefix } from "#app/features/search/terms/tag-pairs.ts";
import { entryKinds } from "#app/features/seekers/entries/profile-entry.ts";
import { availabilities, desiredCurrencies, workTypes } from "#app/features/seekers/profile.ts";
import { deliveryStates, endpointStates } from "#app/features/team/webhooks/webhook.ts";
import { languages } from "#app/i18n/language.ts";
import { db } from "#app/platform/database/database.server.ts";
import { useTestDatabase } from "#test/database.ts";

/*
 * An enumeration stands in TypeScript, and again in the constraints of the database. These tests hold the two
 * together, and the lists to the bits and prefixes that the search has for them.
 */
useTestDatabase();

it("F34 a salary is wished for in the currencies of jobs", () => {
  expect(desiredCurrencies).toEqual(currencies);
});

describe("a job's code", () => {
  it.each(codedFilters)("has room for every %s", (name) => {
    const { values, bits } = filterIndex[name].code;
    const full = `no room for more of ${name}: widen its bits in filter-index.ts`;
    expect(values.length, full).toBeLessThan(2 ** bits);
  });
  it("knows every company size and salary", () => {
    expect(searchedSizes.flatMap((size) => [...sizesOf[size]])).toEqual(companySizes);
    for (const [at, range] of salaryRanges.entries()) {
      const [from, end] = salaryBands[range];
      for (const old of [from, (end ?? 9e9) - 1]) expect(bandOf(old / 100)).toBe(at + 1);
    }
    expect([bandOf(null), bandOf(-1)]).toEqual([0, 0]);
  });
});

it("no two values of filters that stand in pairs have one prefix", () => {
  const owner = new Map<string, string>();
  const bands = salaryRanges.map((_, index) => String(index + 1));
  for (const value of [...categories, ...employmentTypes, ...experienceLevels, ...bands]) {
    const prefix = pairPrefix(value);
    const other = owner.get(prefix);
    const collide =
      `"${value}" and "${other}" both begin with "${prefix}": jobs of the one would be found by ` +
      "the other. Lengthen the prefix in pairPrefix, and index all jobs again by a migration";
    expect(other, collide).toBeUndefined();
    owner.set(prefix, value);
  }
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
    company_checks_kind_check: begunKinds,
    company_checks_state_check: checkStates,
    reports_reason_check: reportReasons,
    company_merges_state_check: mergeStates,
    moderation_cases_state_check: caseStates,
    canned_reasons_reason_check: decisionReasons,
    bulk_tasks_state_check: bulkStates,
    job_questions_kind_check: questionKinds,
    application_answers_kind_check: questionKinds,
    job_applications_experience_check: experiences,
    job_applications_status_check: applicationStatuses,
    job_applications_messages_blocked_by_check: sides.filter((side) => side !== "system"),
    application_events_action_check: [...Object.keys(transitions), "open"],
    application_events_side_check: sides,
    interviews_answer_check: interviewAnswers,
    reply_templates_language_check: languages,
    saved_cvs_source_check: ["upload", "profile"] satisfies OwnCv["source"][],
    saved_cvs_language_check: languages,
    profile_entries_kind_check: entryKinds,
    company_invitations_role_check: companyRoles,
    // A company that has handed over acts for none.
    company_members_role_check: [...companyRoles, "none"],
    documents_kind_check: Object.keys(cvMediaTypes),
    telegram_channels_language_check: languages,
    telegram_channels_written_check: languages,
    telegram_channels_state_check: channelStates,
    telegram_posts_state_check: postStates,
    feed_sources_hours_check: rhythms.map(String),
    alerts_frequency_check: alertFrequencies,
    webhook_deliveries_state_check: deliveryStates,
    webhook_endpoints_state_check: endpointStates,
    user_profiles_user_type_check: userTypes,
    user_profiles_company_size_check: companySizes,
    user_profiles_work_type_check: workTypes,
    user_profiles_availability_check: availabilities,
    user_profiles_plan_check: plans,
  };
  /** Their values stand as a type only: TypeScript refuses any other. */
  const ofTypes = /^(?:\w+_purpose|feed_\w+_state)_check$/;

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
          [...definition.matchAll(/'((?:[^']|'')*)'::|[[ ](\d+)(?=[,\]])/g)]
            .map(([, text, number]) => text ?? number)
            .toSorted(),
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

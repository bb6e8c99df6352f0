import { getTableColumns } from "drizzle-orm";
import { expect, it } from "vitest";
import { emailKinds } from "#app/background/job-handlers.server.ts";
import { userProfiles } from "#app/features/accounts/accounts.table.ts";
import { companyRoles } from "#app/features/accounts/membership/company-role.ts";
import { alertFrequencies } from "#app/features/alerts/alert.ts";
import { sides } from "#app/features/applications/application-status.ts";
import { jobApplications } from "#app/features/applications/applications.table.ts";
import { payBases, payPeriods, pounds } from "#app/features/job/job.ts";
import { jobs } from "#app/features/job/jobs.table.ts";
import { caseStates } from "#app/features/moderation/cases/case.ts";
import { reportReasons } from "#app/features/moderation/reports/report.ts";
import { type Language, languages } from "#app/i18n/language.ts";
import { messagesFor } from "#app/messages/messages.server.ts";
import { dataPage } from "./data-page.server.ts";

const own = {
  account: { userType: "customer_employee", emailVerified: true, language: "ar" },
  profile: {
    workType: "full-time",
    availability: "immediate",
    willingToRelocate: false,
    desiredSalaryCurrency: "USD",
    country: "Syria",
    province: "Homs",
    city: "A village",
    confirmedEmail: "rima@people.example",
    lastActiveAt: "2026-11-01T08:00:00Z",
    bio: "full-time",
    unknownField: "active",
  },
  applications: [
    { status: "interview", history: [{ action: "shortlist", toStatus: "shortlisted" }] },
  ],
  secondFactor: { recoveryCodesLeft: 7 },
};

const pageOf = (data: Record<string, unknown>, language: Language) =>
  [...dataPage(data, language)].join("");

/** What a page says of each field, by its label. */
const rowsOf = (language: "ar" | "en") =>
  Object.fromEntries(
    [...pageOf(own, language).matchAll(/<dt>([^<]*)<\/dt><dd>(?:<p dir="auto">)?([^<]*)/g)].map(
      ([, label, text]) => [label, text],
    ),
  );

it("finding 22: the page of one's data has words for codes, in its language", () => {
  expect(rowsOf("ar")).toMatchObject({
    "نوع الحساب": "موظف / باحث عن عمل",
    "البريد مؤكَّد": "نعم",
    اللغة: "العربية",
    "نوع الدوام": "دوام كامل",
    "موعد المباشرة": "فوراً",
    "يمكنني الانتقال إلى مدينة أخرى": "لا",
    الحالة: "مقابلة",
    الحدث: "في القائمة المختصرة",
    "رموز الاسترداد الباقية": "7",
    "البريد المؤكَّد": "rima@people.example",
  });
  const page = pageOf(own, "ar");
  for (const text of ["سوريا", "حمص", "A village", "آخر نشاط"]) expect(page).toContain(text);
  expect(rowsOf("en")).toMatchObject({
    "Account type": "Employee / Job Seeker",
    Language: "Arabic",
  });
});

it("texts of people, and a field without a name, stay as they are", () => {
  const rows = Object.entries(rowsOf("ar"));
  expect(rows).toContainEqual(["عرّف بنفسك في بضع جمل", "full-time"]);
  expect(rows).toContainEqual(["unknownField", "active"]);
});

const codes: [part: string, field: string, values: readonly string[]][] = [
  ["emails", "kind", emailKinds.map(({ name }) => name)],
  ["account", "mutedEmails", emailKinds.flatMap(({ optional }) => optional ?? [])],
  ["account", "mutedPushes", ["opened", "question", "invitation", "answer", "applicant"]],
  ["alerts", "frequency", alertFrequencies],
  ["membership", "role", companyRoles],
  ["reports", "reason", reportReasons],
  ["decisions", "reason", Object.keys(messagesFor("en").moderation.reasons)],
  ["decisions", "state", caseStates],
  ["applications", "side", sides],
  ["jobs", "payPeriod", payPeriods],
  ["jobs", "payBasis", payBases],
  ["jobs", "pound", pounds],
];

it.each(codes)("finding 22: %s have words for each %s", (part, field, values) => {
  expect(values.length).toBeGreaterThan(0);
  for (const language of languages) {
    for (const value of values) {
      const page = pageOf({ [part]: [{ [field]: value }] }, language);
      expect(page, value).not.toContain(`>${value}<`);
    }
  }
});

it("finding 22: every stored field of a profile, a job and an application has a name", () => {
  const ofCompany = ["unreadReminder", "meanRating", "ratingCount"];
  for (const table of [userProfiles, jobs, jobApplications]) {
    const fields = Object.keys(getTableColumns(table)).filter((key) => !ofCompany.includes(key));
    const row = Object.fromEntries(fields.map((key) => [key, "?"]));
    for (const language of languages) {
      const names = [...pageOf({ jobs: [row] }, language).matchAll(/<dt>([^<]*)/g)];
      expect(names.flatMap(([, name = ""]) => (Object.hasOwn(row, name) ? name : []))).toEqual([]);
    }
  }
});

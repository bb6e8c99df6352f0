import { expect, it } from "vitest";
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

/** What a page says of each field, by its label. */
const rowsOf = (language: "ar" | "en") =>
  Object.fromEntries(
    [...dataPage(own, language).matchAll(/<dt>([^<]*)<\/dt><dd>(?:<p dir="auto">)?([^<]*)/g)].map(
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
  const page = dataPage(own, "ar");
  for (const text of ["سوريا", "حمص", "A village", "آخر نشاط"]) expect(page).toContain(text);
  expect(rowsOf("en")).toMatchObject({
    "Account type": "Employee / Job Seeker",
    Language: "Arabic",
  });
});

it("what somebody typed, and a field without a name, stay as they are", () => {
  const rows = Object.entries(rowsOf("ar"));
  expect(rows).toContainEqual(["عرّف بنفسك في بضع جمل", "full-time"]);
  expect(rows).toContainEqual(["unknownField", "active"]);
});

import { describe, expect, it } from "vitest";
import type { EmailContent } from "#app/emails/email-content.ts";
import { renderEmail } from "#app/emails/render-email.server.tsx";
import type { ApplicationStatus } from "#app/features/applications/application-status.ts";
import { hostileTexts, problemsIn } from "#test/hostile-texts.ts";
import type { AnnouncedEvent } from "./announced-events.server.ts";
import { isAnswer, isApplicantAction } from "./latest-answers.ts";
import { applicantAnswersContent, statusContent } from "./status-email-content.server.ts";

const event = (
  action: AnnouncedEvent["action"],
  more: Partial<AnnouncedEvent> = {},
): AnnouncedEvent => ({
  applicationId: "a",
  userId: "u",
  companyId: "c",
  jobId: "j",
  action,
  status: "pending",
  message: null,
  documents: 0,
  job: "محاسب",
  company: "Barada Foods",
  logo: null,
  applicant: "ريما الحلبي",
  interview: null,
  ...more,
});
const interview = {
  startsAt: new Date("2026-11-26T08:00:00Z"),
  times: [],
  minutes: 30,
  phone: null,
  sequence: 0,
  wasConfirmed: false,
  isConfirmed: false,
  isEnded: false,
  isOff: false,
  replaced: null,
  place: "Baghdad Street",
  link: "https://meet.example/x",
  note: "Ask for Rana",
};
const answers: [AnnouncedEvent["action"], ApplicationStatus][] = [
  ["shortlist", "shortlisted"],
  ["invite", "interview"],
  ["offer", "offered"],
  ["hire", "hired"],
  ["reconsider", "pending"],
  ["reply", "pending"],
  ["decline", "not_selected"],
  ["close", "closed"],
];
const many = (count: number, each: AnnouncedEvent) =>
  Array.from({ length: count }, (_, at) => ({ ...each, applicationId: `${at}` }));
const toApplicant = (events: AnnouncedEvent[], language: "ar" | "en") =>
  statusContent(events.filter(isAnswer), language) as EmailContent;
const toCompany = (events: AnnouncedEvent[], language: "ar" | "en") =>
  applicantAnswersContent(events.filter(isApplicantAction), language);

it.each<[string, Partial<AnnouncedEvent>[], string]>([
  ["one applicant", [{}], "/company-dashboard/jobs/j/applicants/a"],
  ["one applicant, twice", [{}, {}], "/company-dashboard/jobs/j/applicants/a"],
  ["two of one job", [{}, { applicationId: "b" }], "/company-dashboard/jobs/j/applicants"],
  ["two jobs", [{}, { applicationId: "b", jobId: "k" }], "/company-dashboard?tab=applications"],
])("an email about %s leads a company to the nearest page that has all", (_, events, page) => {
  const { action } = toCompany(
    events.map((more) => event("withdraw", more)),
    "en",
  );
  expect(action?.href).toMatch(new RegExp(`${page.replace("?", "[?]")}$`));
});

it("an answer leads an applicant to the application itself", () => {
  expect(toApplicant([event("offer", { status: "offered" })], "en").action?.href).toMatch(
    /\/my-account\/applications\/a$/,
  );
});

describe.each(["ar", "en"] as const)("the emails about answers in %s", (language) => {
  it.each(answers)("tell an applicant of %s in full", async (action, status) => {
    const message = "أهلاً ريما\n\nPlease bring your degree.";
    const fields = { status, message, interview: action === "invite" ? interview : null };
    const content = toApplicant([event(action, fields)], language);
    expect(await problemsIn(content, language)).toEqual([]);
    const { subject, text } = renderEmail(content, language);
    expect(subject).toContain("محاسب");
    for (const part of ["Barada Foods", "أهلاً ريما", "Please bring your degree."]) {
      expect(text).toContain(part);
    }
    if (action === "invite") {
      for (const part of ["11:00", "Baghdad Street", "https://meet.example/x", "Ask for Rana"]) {
        expect(text).toContain(part.replace("11:00", language === "ar" ? "١١:٠٠" : "11:00"));
      }
    }
    const other = event("shortlist", { applicationId: "b", status: "shortlisted" });
    const listed = toApplicant([event(action, fields), other], language);
    expect(await problemsIn(listed, language)).toEqual([]);
    expect(renderEmail(listed, language).subject).not.toContain("محاسب");
  });

  it.each(["withdraw", "confirm", "ask_another_time"] as const)(
    "tell a company of %s",
    async (action) => {
      const content = toCompany([event(action, { interview, message: "On Sunday?" })], language);
      expect(await problemsIn(content, language)).toEqual([]);
      const { text } = renderEmail(content, language);
      for (const part of ["ريما الحلبي", "محاسب", "On Sunday?"]) expect(text).toContain(part);
      const other = event(action, { applicationId: "b" });
      const listed = toCompany([event(action), other], language);
      expect(await problemsIn(listed, language)).toEqual([]);
    },
  );

  it.each(hostileTexts.map((text, number) => ({ text, number })))(
    "stay whole with any text of people: $number",
    async ({ text }) => {
      const written = { message: text, job: text, company: text, applicant: text };
      const fields = {
        ...written,
        status: "interview" as const,
        interview: { ...interview, place: text, link: text, note: text },
      };
      for (const count of [1, 12]) {
        const contents = [
          toApplicant(many(count, event("invite", fields)), language),
          toCompany(many(count, event("confirm", fields)), language),
        ];
        for (const content of contents) expect(await problemsIn(content, language)).toEqual([]);
      }
    },
  );
});

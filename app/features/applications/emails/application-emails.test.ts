import { describe, expect, it } from "vitest";
import { renderEmail } from "#app/emails/render-email.server.tsx";
import { hostileTexts, problemsIn } from "#test/hostile-texts.ts";
import { applicationReceivedContent, newApplicationsContent } from "./application-emails.server.ts";
import { catchUpContent } from "./catch-up-email.server.ts";

const sent = { job: "محاسب", company: "Barada Foods" };
const received = { job: "Accountant", applicant: "ريما الحلبي", jobId: "j", applicationId: "a" };

describe.each(["ar", "en"] as const)("D8 the emails about applications in %s", (language) => {
  it("tell a seeker which application was received, and of several which", async () => {
    const one = applicationReceivedContent([sent], language);
    expect(await problemsIn(one, language)).toEqual([]);
    const { subject, text } = renderEmail(one, language);
    expect(subject).toContain("محاسب");
    expect(text).toContain("Barada Foods");
    expect(text).toContain("/my-account?tab=applications");
    const many = applicationReceivedContent(Array(12).fill(sent), language);
    expect(await problemsIn(many, language)).toEqual([]);
    expect(renderEmail(many, language).subject).toContain("12");
  });

  it("tell a company who applied for what, and of several how many", async () => {
    const one = newApplicationsContent([received], language);
    expect(await problemsIn(one, language)).toEqual([]);
    const { subject, text } = renderEmail(one, language);
    expect(subject).toContain("Accountant");
    expect(text).toContain("ريما الحلبي");
    // F51: one leads to the applicant, several to the nearest page that has all of them.
    expect(text).toContain("/company-dashboard/jobs/j/applicants/a");
    const elsewhere = newApplicationsContent([received, { ...received, jobId: "k" }], language);
    expect(renderEmail(elsewhere, language).text).toContain("/company-dashboard?tab=applications");
    const many = newApplicationsContent(Array(12).fill(received), language);
    expect(await problemsIn(many, language)).toEqual([]);
    expect(renderEmail(many, language).subject).toContain("12");
    expect(renderEmail(many, language).text).toMatch(
      /\/company-dashboard\/jobs\/j\/applicants(\?mail=en)?\n/,
    );
  });

  it("F4 tell who has just confirmed of what was missed", async () => {
    for (const n of [1, 2, 3, 11, 100]) {
      for (const isCompany of [true, false]) {
        const content = catchUpContent({ n, isCompany }, language);
        expect(await problemsIn(content, language)).toEqual([]);
        const { text } = renderEmail(content, language);
        if (n > 2) expect(text).toContain(String(n));
        expect(text).toContain(isCompany ? "/company-dashboard?tab" : "/my-account?tab");
      }
    }
  });

  it.each(hostileTexts.map((text, number) => ({ text, number })))(
    "stay whole whatever stands in a name or a title: $number",
    async ({ text }) => {
      for (const n of [1, 12]) {
        const emails = [
          applicationReceivedContent(Array(n).fill({ job: text, company: text }), language),
          newApplicationsContent(
            Array(n).fill({ ...received, job: text, applicant: text }),
            language,
          ),
        ];
        for (const content of emails) expect(await problemsIn(content, language)).toEqual([]);
      }
    },
  );

  it("name what has no name", () => {
    const { text } = renderEmail(
      newApplicationsContent([{ ...received, job: "", applicant: "" }], language),
      language,
    );
    expect(text).not.toMatch(/\u2068\u2069/);
  });
});

import { describe, expect, it } from "vitest";
import { renderEmail } from "#app/emails/render-email.server.tsx";
import { settings } from "#app/platform/settings/settings.server.ts";
import { hostileTexts, problemsIn } from "#test/hostile-texts.ts";
import { applicationReceivedContent, newApplicationsContent } from "./application-emails.server.ts";
import { catchUpContent } from "./catch-up-email.server.ts";

const company = { id: "1f2e3d4c", name: "Barada Foods", logo: null };
const sent = { applicationId: "a", job: "محاسب", company };
const received = { job: "Accountant", applicant: "ريما الحلبي", jobId: "j", applicationId: "a" };

describe.each(["ar", "en"] as const)("D8 the emails about applications in %s", (language) => {
  it("tell a seeker which application was received, and of several which", async () => {
    const one = applicationReceivedContent([sent], language);
    expect(await problemsIn(one, language)).toEqual([]);
    const { subject, text } = renderEmail(one, language);
    expect(subject).toContain("محاسب");
    expect(text).toContain("Barada Foods");
    expect(text).toContain("/my-account/applications/a");
    const many = applicationReceivedContent(Array(12).fill(sent), language);
    expect(await problemsIn(many, language)).toEqual([]);
    expect(renderEmail(many, language).subject).toContain("12");
    expect(renderEmail(many, language).text).toContain("/my-account?tab=applications");
  });

  it("show the company's logo beside the job, and its initials where there is none", () => {
    const logo = "0b8f9a52-5a7e-4d53-9a43-d1c1b9a0f001";
    const htmlOf = (each: typeof company | { logo: string }) => {
      const content = applicationReceivedContent(
        [{ ...sent, company: { ...company, ...each } }],
        language,
      );
      return renderEmail(content, language).html;
    };
    const picture = `<img src="${settings().baseUrl}/logos/${logo}/96.webp" alt="B\u200cF"`;
    expect(htmlOf({ logo })).toContain(picture);
    expect(htmlOf(company)).not.toContain("<img");
    expect(htmlOf(company)).toContain(">B\u200cF</td>");
  });

  it("tell a company the applicant and the job, and of several the number", async () => {
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

  it("F4 tell a newly confirmed address of missed applications", async () => {
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
    "stay whole with any characters in a name or a title: $number",
    async ({ text }) => {
      for (const n of [1, 12]) {
        const emails = [
          applicationReceivedContent(
            Array(n).fill({ ...sent, job: text, company: { ...company, name: text } }),
            language,
          ),
          newApplicationsContent(
            Array(n).fill({ ...received, job: text, applicant: text }),
            language,
          ),
        ];
        for (const content of emails) expect(await problemsIn(content, language)).toEqual([]);
      }
    },
  );

  it("word things without a name", () => {
    const { text } = renderEmail(
      newApplicationsContent([{ ...received, job: "", applicant: "" }], language),
      language,
    );
    expect(text).not.toMatch(/\u2068\u2069/);
  });
});

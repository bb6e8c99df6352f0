import { expect } from "@playwright/test";
import { listOwnEntries } from "#app/features/seekers/entries/own-entries.server.ts";
import { findOwnProfile } from "#app/features/seekers/seekers.server.ts";
import { languages } from "#app/i18n/language.ts";
import { sampleDocx, samplePdf } from "#demo/sample-cv.ts";
import { test } from "#e2e/support/board.ts";
import { openHydrated } from "#e2e/support/hydration.ts";
import { messagesOf, ofOtherLanguage } from "#e2e/support/languages.ts";
import { enter, newSeeker } from "#e2e/support/new-people.ts";

const cv = sampleDocx(
  [
    "هدى المصري",
    "ممرضة عناية مشددة",
    "هاتف: 0993 221 104",
    "نبذة عني",
    "ممرضة قانونية بخبرة ٥ سنوات في أقسام العناية المشددة والإسعاف.",
    "الخبرات العملية",
    "ممرضة عناية مشددة، مشفى المجتهد، دمشق (2021 – حتى الآن)",
    "المهارات",
    "سحب الدم، العناية بالجروح",
  ],
  { rtl: true },
);

test.use({ viewport: { width: 390, height: 844 } });

for (const language of languages) {
  const { cvs, seekers } = messagesOf[language];
  const { toProfile } = cvs;
  const tag = ofOtherLanguage(language);

  test(`in ${language} a CV is uploaded and fills the profile, field by field, as chosen`, {
    tag,
  }, async ({ page }) => {
    const seeker = await newSeeker();
    await enter(page, seeker, language);
    await openHydrated(page, "/my-account/cvs");
    const name = "cv.docx";
    const mimeType = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";
    await page
      .locator('input[name="cv"]')
      .setInputFiles({ name, mimeType, buffer: Buffer.from(cv) });
    await page.getByRole("button", { name: cvs.addAct }).click();
    await page.getByRole("link", { name: toProfile.open, exact: true }).first().click();
    await expect(page.getByRole("heading", { level: 1, name: toProfile.title })).toBeVisible();

    const box = (field: keyof typeof seekers.fields) =>
      page.getByRole("checkbox", { name: seekers.fields[field] });
    await expect(box("experienceYears")).toBeChecked();
    await expect(box("firstName"), "the profile has another").not.toBeChecked();
    await page
      .getByRole("textbox", { name: seekers.fields.skills })
      .fill("سحب الدم\nالعناية بالجروح\nالتخطيط القلبي");
    const job = page.getByRole("checkbox", { name: "ممرضة عناية مشددة", exact: true });
    await expect(job).toBeChecked();
    await page.getByRole("textbox", { name: seekers.fields.experienceYears }).fill("كثير");
    await page.getByRole("button", { name: toProfile.save }).click();
    await expect(page.getByRole("alert")).toContainText(seekers.fields.experienceYears);
    await expect(page.getByRole("textbox", { name: seekers.fields.skills })).toHaveValue(
      /التخطيط القلبي/,
    );
    expect((await findOwnProfile(seeker)).desiredPosition).toBeNull();

    await page.getByRole("textbox", { name: seekers.fields.experienceYears }).fill("٥");
    await page.getByRole("button", { name: toProfile.save }).click();
    await expect(page.getByRole("status").filter({ hasText: toProfile.saved })).toBeVisible();
    const { firstName, desiredPosition, experienceYears, skills } = await findOwnProfile(seeker);
    expect({ firstName, desiredPosition, experienceYears, skills }).toEqual({
      firstName: "Rima",
      desiredPosition: "ممرضة عناية مشددة",
      experienceYears: 5,
      skills: ["سحب الدم", "العناية بالجروح", "التخطيط القلبي"],
    });
    expect(await listOwnEntries(seeker)).toMatchObject([
      { kind: "job", organization: "مشفى المجتهد", from: "2021", until: null },
    ]);
  });

  test(`in ${language} a scan is said to have no text`, { tag }, async ({ page }) => {
    await enter(page, await newSeeker(), language);
    await openHydrated(page, "/my-account/cvs");
    const buffer = Buffer.from(samplePdf(["scan"]));
    await page
      .locator('input[name="cv"]')
      .setInputFiles({ name: "scan.pdf", mimeType: "application/pdf", buffer });
    await page.getByRole("button", { name: cvs.addAct }).click();
    await page.getByRole("link", { name: toProfile.open, exact: true }).first().click();
    await expect(page.getByText(toProfile.scan)).toBeVisible();
  });
}

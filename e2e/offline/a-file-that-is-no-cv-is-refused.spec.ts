import { expect } from "@playwright/test";
import { people } from "#demo/people.ts";
import { samplePdf } from "#demo/sample-cv.ts";
import { test } from "#e2e/support/board.ts";
import { inArabic } from "#e2e/support/languages.ts";
import { signIn } from "#e2e/support/signed-in.ts";

const windowsProgram = Buffer.concat([Buffer.from("MZ\x90\x00\x03"), Buffer.alloc(4000, 7)]);
const fiveMegabytes = 5 * 1024 * 1024;
const letter = "Typed once, kept through every refusal. كُتب مرة واحدة.";

test.describe("in Arabic", () => {
  const { language, messages } = inArabic;
  test.use({ viewport: { width: 390, height: 844 } });

  // APPLY-03, APPLY-04, APPLY-10, ERR-06, ERR-08
  test("a renamed program, an empty file and one byte too many are refused, and the input stays", async ({
    page,
  }) => {
    const { apply, cvMissing, cvWrongType, cvTooLarge, cvDamaged } = messages.applications;
    await signIn(page, people.karam.email, language);
    await page.goto(`/jobs?keyword=${encodeURIComponent("بردى")}&sort=oldest`);
    await page.locator("main article h3 a").first().click();
    await page.waitForURL(/\/jobs\/[0-9a-f-]{36}$/);
    await page.goto(page.url().replace("/jobs/", "/apply/"));
    await page.getByLabel(apply.coverLetter).fill(letter);
    await page.getByLabel(apply.expectedSalary).fill("2,100,000");

    const tooLarge = Buffer.concat([samplePdf(["Big"]), Buffer.alloc(fiveMegabytes)]);
    const refusals: [string, Buffer | null, string][] = [
      ["none", null, cvMissing],
      ["cv.pdf", windowsProgram, cvWrongType],
      ["cv.exe", windowsProgram, cvWrongType],
      ["empty.pdf", Buffer.alloc(0), `${cvDamaged}|${cvMissing}`],
      ["large.pdf", tooLarge.subarray(0, fiveMegabytes + 1), cvTooLarge],
    ];
    for (const [name, buffer, says] of refusals) {
      await page
        .locator('input[type="file"]')
        .setInputFiles(buffer ? { name, mimeType: "application/pdf", buffer } : []);
      await page
        .locator("main form")
        .last()
        .evaluate((form: HTMLFormElement) => {
          form.noValidate = true;
        });
      await page.getByRole("button", { name: apply.send }).click();
      await expect(page.locator("main").getByText(new RegExp(says)).first()).toBeVisible();
      await expect(page.getByLabel(apply.coverLetter)).toHaveValue(letter);
      await expect(page.getByLabel(apply.expectedSalary)).toHaveValue("2,100,000");
    }
  });
});

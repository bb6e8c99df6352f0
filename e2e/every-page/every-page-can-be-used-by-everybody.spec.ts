import { expect, test } from "@playwright/test";
import { violationsOn } from "#e2e/support/accessibility.ts";
import { pagesOf } from "#e2e/support/all-pages.ts";
import { signIn } from "#e2e/support/signed-in.ts";

for (const language of ["ar", "en"] as const) {
  for (const colorScheme of ["light", "dark"] as const) {
    for (const width of [320, 1280]) {
      // FRAME-02, FRAME-12, I18N-03
      test(`in ${language}, ${colorScheme}, ${width} px wide, axe finds nothing and no page scrolls sideways`, async ({
        browser,
        baseURL,
      }) => {
        test.setTimeout(300_000);
        const job = await firstJob(baseURL ?? "");
        const violations: string[] = [];
        for (const [who, paths] of pagesOf) {
          const page = await browser.newPage({ colorScheme, viewport: { width, height: 800 } });
          if (who) await signIn(page, who, language);
          else await page.goto(`/?lang=${language}`);
          for (const path of paths) {
            await page.goto(path.replace("JOB", job));
            violations.push(...(await violationsOn(page)));
          }
          await page.close();
        }
        expect(violations).toEqual([]);
      });
    }
  }
}

async function firstJob(origin: string): Promise<string> {
  const answer: { data: { id: string }[] } = await (
    await fetch(`${origin}/api/v1/jobs?limit=1`)
  ).json();
  return answer.data[0]?.id ?? "";
}

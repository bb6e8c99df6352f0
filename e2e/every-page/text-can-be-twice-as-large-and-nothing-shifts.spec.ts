import { expect, type Page, test } from "@playwright/test";
import { pagesOf } from "#e2e/support/all-pages.ts";
import { signIn } from "#e2e/support/signed-in.ts";

for (const language of ["ar", "en"] as const) {
  for (const width of [390, 1280]) {
    test(`in ${language} at ${width} px text of 200% stays on every page, and reduced motion stills it`, async ({
      browser,
    }) => {
      test.setTimeout(180_000);
      const offences: string[] = [];
      for (const [who, paths] of pagesOf) {
        const page = await browser.newPage({
          viewport: { width, height: 800 },
          reducedMotion: "reduce",
        });
        if (who) await signIn(page, who, language);
        else await page.goto(`/?lang=${language}`);
        for (const path of paths.filter((path) => !path.includes("JOB"))) {
          await page.goto(path);
          offences.push(...(await moving(page)), ...(await lostWhenLarge(page)));
        }
        await page.close();
      }
      expect(offences).toEqual([]);
    });
  }
}

/** What still moves for somebody who asked for stillness. */
function moving(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const lasts = (times: string) =>
      times.split(",").some((time) => Number.parseFloat(time) > 0.01);
    return Array.from(document.querySelectorAll("body *"))
      .filter((element) => {
        const { animationName, animationDuration, transitionDuration } = getComputedStyle(element);
        return (animationName !== "none" && lasts(animationDuration)) || lasts(transitionDuration);
      })
      .map((element) => `${location.pathname} moves: ${element.outerHTML.slice(0, 120)}`);
  });
}

/** What is cut off or pushed out of reach once text is twice its size. */
async function lostWhenLarge(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    document.documentElement.style.fontSize = "200%";
    const { scrollWidth, clientWidth } = document.documentElement;
    const lost =
      scrollWidth > clientWidth ? [`scrolls sideways by ${scrollWidth - clientWidth}`] : [];
    for (const control of document.querySelectorAll<HTMLElement>(
      "main .btn, main h1, main label",
    )) {
      const hidden = getComputedStyle(control).overflow === "hidden";
      const shown = control.checkVisibility() && !control.matches(".sr");
      if (shown && hidden && control.scrollWidth > control.clientWidth + 1) {
        lost.push(`cut off: ${control.outerHTML.slice(0, 120)}`);
      }
    }
    return lost.map((loss) => `${location.pathname}${location.search} ${loss}`);
  });
}

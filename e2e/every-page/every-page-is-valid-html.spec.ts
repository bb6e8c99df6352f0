import { expect } from "@playwright/test";
import { HtmlValidate } from "html-validate";
import { demoPassword } from "#demo/demo-password.ts";
import { pagesOf, thirdOf, visitsOf } from "#e2e/support/all-pages.ts";
import { test } from "#e2e/support/board.ts";
import { BrowserSession } from "#e2e/support/browser-session.ts";
import { fillExamples } from "./example-records.ts";
import { unstyledClasses } from "./style-sheets.ts";

const checker = new HtmlValidate({
  extends: ["html-validate:standard"],
  rules: {
    // React writes attributes and void elements its own way; both are valid HTML.
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    "void-style": "off",
    "no-implicit-button-type": "off",
    "no-trailing-whitespace": "off",
    "long-title": "off",
  },
});

for (const { reader: language, third, tag } of visitsOf(["ar", "en"])) {
  test(`in ${language} html-validate finds nothing on any page of the ${third} third, and each loads the sheets that its classes stand in`, {
    tag,
  }, async ({ baseURL }) => {
    test.setTimeout(180_000);
    const errors: string[] = [];
    for (const [who, paths] of pagesOf) {
      const session = new BrowserSession(baseURL ?? "");
      await session.get(`/?lang=${language}&switch=1`);
      if (who) await session.post("/login", { email: who, password: demoPassword });
      const fill = await fillExamples((path) => session.get(path));
      for (const path of thirdOf(paths, third)) {
        const page = await session.get(encodeURI(fill(path)));
        const html = await page.text();
        errors.push(...unstyledClasses(html).map((name) => `${path} ${name}`));
        const report = await checker.validateString(html);
        for (const { messages } of report.results) {
          for (const { ruleId, message, selector } of messages) {
            errors.push(`${path} ${ruleId}: ${message} (${selector})`);
          }
        }
      }
    }
    expect(errors).toEqual([]);
  });
}

import { expect } from "@playwright/test";
import { test } from "#e2e/support/board.ts";
import { messagesOf } from "#e2e/support/languages.ts";
import { skipWithout } from "#e2e/support/needs-program.ts";
import { newCompany } from "#e2e/support/new-people.ts";
import { makeJob } from "#test/people.ts";
import { startForeignSite } from "#test/servers/foreign-site.ts";
import { firefox } from "./firefox.ts";

test(`issue 16, embed: ${firefox.name} shows a company's list on another site with a strict policy`, async ({
  board,
}) => {
  skipWithout(firefox.missing());
  const company = await newCompany({ companyName: "Foreign Mill" });
  await makeJob(company, { title: "Miller" });
  const body =
    `<script async src="${board.origin}/embed.js" data-company="${company.id}"></script>` +
    `<iframe src="${board.origin}/embed/${company.id}"></iframe>`;
  const site = await startForeignSite(board.origin, { language: "ar", direction: "rtl", body });
  const browser = await firefox.open();
  try {
    await browser.goto(site.origin);
    const box = "document.querySelector('furas-jobs')?.shadowRoot?.querySelector('section')";
    const read = (expression: string) => browser.evaluate(`return ${expression}`).catch(String);
    const { label } = messagesOf.ar.embed;
    await expect
      .poll(() => read(`${box}?.getAttribute("aria-label")`))
      .toBe(label({ company: "Foreign Mill" }));
    expect(await read(`${box}.querySelector("li a").textContent`)).toBe("Miller");
    expect(await read(`getComputedStyle(${box}).direction`)).toBe("rtl");
    expect(await read(`getComputedStyle(${box}).backgroundColor`)).toBe("rgb(255, 255, 255)");
    expect(await read("document.cookie")).toBe("");
  } finally {
    await browser.close();
    await site.close();
  }
});

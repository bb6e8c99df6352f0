import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { test } from "#e2e/support/board.ts";
import { open } from "#e2e/support/hydration.ts";
import { otherwiseCrossed } from "#e2e/support/languages.ts";
import { rareWord, speak } from "#e2e/support/new-people.ts";
import { parseEmail } from "#test/parse-email.ts";

/** The path of the link in the email to an address, once it is there. */
async function linkTo(dataDir: string, email: string, path: string): Promise<string> {
  let link = "";
  const look = async () => {
    const folder = join(dataDir, "mail");
    for (const name of await readdir(folder).catch(() => [])) {
      const { headers, text } = parseEmail(await readFile(join(folder, name), "utf8"));
      if (headers.to?.includes(email)) link = new RegExp(`${path}\\?\\S+`).exec(text)?.[0] ?? "";
    }
    return link;
  };
  await expect.poll(look, { timeout: 15_000 }).not.toBe("");
  return link;
}

for (const { language, scripts, messages, called } of otherwiseCrossed) {
  const viewport = scripts ? { width: 390, height: 844 } : { width: 1280, height: 900 };

  test.describe(called, () => {
    test.use({ javaScriptEnabled: scripts, viewport });

    test("a search is saved without an account and confirmed by the link of an email", async ({
      page,
      board,
    }) => {
      const { alerts, jobs } = messages;
      const email = `${rareWord().toLowerCase()}@people.example`;
      await speak(page, language);
      await open(page, "/jobs?keyword=zzzzzz&category=Design", scripts);
      await page.getByRole("link", { name: jobs.alertMe }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(alerts.newTitle);
      await expect(page.locator("main form")).toContainText("zzzzzz");
      await page.getByLabel(alerts.email, { exact: true }).fill(email);
      await page.getByLabel(alerts.frequencies.weekly).check();
      await page.getByRole("button", { name: alerts.create }).click();
      await expect(page.getByRole("heading", { name: alerts.sentTitle })).toBeVisible();

      await open(page, await linkTo(board.dataDir, email, "/alerts/confirm"), scripts);
      await page.getByRole("button", { name: alerts.confirm }).click();
      await expect(page.getByRole("heading", { name: alerts.confirmedTitle })).toBeVisible();
      await expect(page.getByRole("link", { name: alerts.seeJobs })).toHaveAttribute(
        "href",
        /keyword=zzzzzz/,
      );
    });
  });
}

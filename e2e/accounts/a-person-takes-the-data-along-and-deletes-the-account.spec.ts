import { expect } from "@playwright/test";
import { unzipSync } from "fflate";
import { listOwnApplications } from "#app/features/applications/application-lists.server.ts";
import { demoPassword } from "#demo/demo-password.ts";
import { onOwnBoard } from "#e2e/support/board.ts";
import { inEnglish } from "#e2e/support/languages.ts";
import { applyTo } from "#e2e/support/new-application.ts";
import { enter, newCompany, newSeeker, rareWord } from "#e2e/support/new-people.ts";
import { findInFiles, findInTables } from "#test/find-text.ts";
import { makeJob } from "#test/people.ts";

const test = onOwnBoard(async () => ({}));

test.describe("in English", () => {
  const { language, messages } = inEnglish;
  const { copy, remove, application, deleted } = messages.ownData;
  test.use({ viewport: { width: 390, height: 844 } });

  test("sees who opened the CV, downloads everything, and leaves nothing behind", async ({
    page,
    browser,
    board,
  }) => {
    const canary = rareWord();
    const email = `${canary}@example.com`;
    const company = await newCompany();
    const job = await makeJob(company);
    const seeker = await newSeeker({ email, firstName: canary, bio: canary });
    await applyTo(page, seeker, job.id, language, { lastName: canary, coverLetter: canary });
    await page.goto("/my-account?tab=applications");
    await expect(page.getByText(application.unopened)).toBeVisible();

    const [sent] = (await listOwnApplications(seeker)).items;
    const theirs = await browser.newPage({ baseURL: board.origin });
    await enter(theirs, company, language);
    const cv = `/documents/${sent?.document?.id}`;
    expect((await theirs.request.get(cv)).status()).toBe(200);
    await page.reload();
    await expect(page.getByText(application.unopened)).toHaveCount(0);
    await expect(page.getByText(application.opened({ date: "" }).slice(0, 18))).toBeVisible();

    await page.goto("/my-account");
    const main = page.locator("main");
    await main.getByRole("link", { name: messages.ownData.title }).click();
    // S16: a link, from wherever, downloads nothing; nor does the form with another password.
    await page.goto("/my-account/data/download");
    await expect(page).toHaveURL("/my-account/data");
    const own = page.getByLabel(copy.password, { exact: true });
    const get = main.getByRole("button", { name: copy.download });
    await own.fill("not-this-one");
    await get.click();
    await expect(page.getByText(messages.security.currentWrong).first()).toBeVisible();
    await own.fill(demoPassword);
    const download = page.waitForEvent("download");
    await get.click();
    const zip = await (await download).createReadStream();
    const parts: Buffer[] = [];
    for await (const part of zip) parts.push(part);
    const files = unzipSync(Buffer.concat(parts));
    expect(Buffer.from(files["data.json"] ?? []).toString()).toContain(canary);
    // F40: a page that any phone opens.
    expect(Buffer.from(files["data.html"] ?? []).toString()).toContain(canary);
    expect(Object.keys(files)).toHaveLength(3);

    await main.getByRole("link", { name: remove.open }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(remove.title);
    await expect(main).toContainText(remove.applications(1));
    const password = page.getByLabel(remove.password, { exact: true });
    await password.fill("not-this-one");
    await main.getByRole("button", { name: remove.act }).click();
    await expect(page.getByText(messages.security.currentWrong).first()).toBeVisible();
    await password.fill(demoPassword);
    await main.getByRole("button", { name: remove.act }).click();
    await expect(page.getByText(deleted)).toBeVisible();

    await page.goto("/my-account");
    expect(new URL(page.url()).pathname).toBe("/login");
    expect((await theirs.request.get(cv)).status()).toBe(404);
    expect(await findInTables(canary)).toEqual([]);
    const filesWithCanary = () => findInFiles(board.dataDir, canary, ["postgres"]);
    await expect.poll(filesWithCanary, { timeout: 30_000 }).toEqual([]);
    expect(board.output()).not.toContain(canary);
    await theirs.close();
  });
});

import { expect } from "@playwright/test";
import { people } from "#demo/people.ts";
import { test } from "#e2e/support/board.ts";
import { hydrate, openHydrated } from "#e2e/support/hydration.ts";
import { messagesOf } from "#e2e/support/languages.ts";
import { logIn } from "#e2e/support/logging-in.ts";
import { enter, newSeeker, speak } from "#e2e/support/new-people.ts";
import { unfoldFields } from "#e2e/support/signed-in.ts";

// AUTH-17
test("a signed-in page is so from its first byte, before any script", async ({ page }) => {
  const { ownPlaces } = messagesOf.en;
  await enter(page, people.dana, "en");
  await page.route(/\.js$/, () => new Promise(() => {}));
  for (const _visit of ["first", "reload"]) {
    const answer = await page.goto("/jobs", { waitUntil: "domcontentloaded" });
    const header = (await answer?.text())?.split("</header>")[0] ?? "";
    expect(header).toContain('href="/my-account"');
    expect(header).not.toContain('href="/login');
    await expect(page.getByRole("link", { name: ownPlaces.account }).first()).toBeVisible();
  }
});

// AUTH-17. The page's scripts would find the new session, and follow it beside the browser's own load.
test("a login sent while scripts still load is the browser's alone: the page left runs none", async ({
  page,
}) => {
  const seeker = await newSeeker();
  await speak(page, "en");
  const [scripts, account] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  await page.route(/\/assets\/(?!bring-react-)[^/]*\.js/, (route) =>
    scripts.promise.then(() => route.continue()),
  );
  await page.route("**/my-account", (route) => account.promise.then(() => route.continue()));
  const leaving = page.waitForRequest("**/my-account");
  await page.goto("/login");
  await expect(page.locator("html")).toHaveAttribute("data-hydrating");
  const sent = logIn(page, messagesOf.en, seeker.email);
  await leaving;
  scripts.resolve();
  const outcome = await page.waitForFunction(() => {
    const { hydrating, hydrated } = document.documentElement.dataset;
    return hydrated === undefined ? hydrating === undefined && "stopped" : "hydrated";
  });
  expect(await outcome.jsonValue()).toBe("stopped");
  account.resolve();
  await sent;
  await page.waitForURL("**/my-account");
});

// AUTH-18, AUTH-17
test("signing in, changing the profile and signing out are followed in the other tab", async ({
  page,
  context,
}) => {
  const messages = messagesOf.en;
  const { ownPlaces } = messages;
  const { frame } = messages.ui;
  const seeker = await newSeeker();
  await context.addInitScript(() => {
    document.addEventListener("furas:auth", ({ detail }: CustomEventInit) => {
      document.documentElement.dataset.raised += ` ${detail.event}`;
    });
  });
  await speak(page, "en");
  await openHydrated(page, "/companies");
  const heard = page.locator("html");
  await expect(heard).toHaveAttribute("data-raised", /INITIAL_SESSION/);
  const other = await context.newPage();
  await openHydrated(other, "/login");
  await logIn(other, messages, seeker.email);
  await other.waitForURL("**/my-account");
  const account = page
    .locator("header")
    .getByRole("link", { name: ownPlaces.account, exact: true });
  await expect(account).toBeVisible();
  await expect(heard).toHaveAttribute("data-raised", /SIGNED_IN/);

  await openHydrated(other, "/my-account");
  await unfoldFields(other);
  await other.getByLabel(messages.seekers.fields.firstName, { exact: true }).fill("Nisreen");
  await other.getByRole("button", { name: messages.seekers.form.save }).click();
  await expect(other.getByText(messages.seekers.saved)).toBeVisible();
  await hydrate(other);
  await expect(heard).toHaveAttribute("data-raised", /USER_UPDATED/);

  await other.locator("main").getByRole("button", { name: frame.logOut }).click();
  await other.waitForURL("**/login");
  await hydrate(other);
  await expect(account).toHaveCount(0);
  await expect(heard).toHaveAttribute("data-raised", /SIGNED_OUT/);
});

// AUTH-18, AUTH-19
test("a session near its end is renewed by the half-minute check, and other tabs hear of it", async ({
  page,
  context,
}) => {
  await enter(page, await newSeeker(), "en");
  await context.addInitScript(() => {
    document.addEventListener("furas:auth", ({ detail }: CustomEventInit) => {
      document.documentElement.dataset.raised += ` ${detail.event}`;
    });
  });
  const other = await context.newPage();
  await openHydrated(other, "/companies");
  await page.clock.install();
  await openHydrated(page, "/companies");
  const renewals: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/auth/v1/token")) renewals.push(request.postData() ?? "");
  });
  await page.clock.fastForward("57:00");
  expect(renewals).toEqual([]);
  const answered = page.waitForResponse("**/auth/v1/token");
  await page.clock.fastForward("01:31");
  expect((await answered).status()).toBe(200);
  expect(renewals).toEqual(["grant_type=refresh_token"]);
  for (const tab of [page, other]) {
    await expect(tab.locator("html")).toHaveAttribute("data-raised", /TOKEN_REFRESHED/);
  }
});

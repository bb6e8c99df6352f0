import { expect, type Page } from "@playwright/test";
import { eq } from "drizzle-orm";
import { passkeys } from "#app/features/accounts/second-factor/second-factor.table.ts";
import type { AllMessages } from "#app/messages/en/index.ts";
import { db } from "#app/platform/database/database.server.ts";
import { demoPassword } from "#demo/demo-password.ts";
import { violationsOn } from "#e2e/support/accessibility.ts";
import { test } from "#e2e/support/board.ts";
import { openHydrated } from "#e2e/support/hydration.ts";
import { inArabic, inEnglish } from "#e2e/support/languages.ts";
import { shiftOn, watchShift } from "#e2e/support/layout-shift.ts";
import { logIn } from "#e2e/support/logging-in.ts";
import { enter, newConfirmedSeeker } from "#e2e/support/new-people.ts";
import { addAuthenticator, atLocalhost } from "#e2e/support/virtual-authenticator.ts";

test.use({
  viewport: { width: 390, height: 844 },
  baseURL: async ({ board }, use) => use(atLocalhost(board.origin)),
});
const twoStepPage = "/my-account/security/two-step";
const isSecurityPage = (url: URL) => url.pathname === "/my-account/security";

async function addPasskey(page: Page, { twoStep }: AllMessages, name: string) {
  await page.goto(`${twoStepPage}?act=add-passkey`);
  await page.getByLabel(twoStep.passkeys.name).fill(name);
  await page.locator("#passkey-password").fill(demoPassword);
  await page.getByRole("button", { name: twoStep.passkeys.begin }).click();
  await expect(page.getByRole("listitem").filter({ hasText: name })).toBeVisible();
}

/** Signs out in this browser alone, which stays known. */
async function leave(page: Page) {
  await page.context().clearCookies({ name: /furas_(session|brief)/ });
}

/** The fields of the next form that is posted to a page. */
async function postedTo(page: Page, path: string): Promise<Record<string, string>> {
  const isIt = (url: string) => new URL(url).pathname.replace(/\.data$/, "") === path;
  const request = await page.waitForRequest((it) => it.method() === "POST" && isIt(it.url()));
  return Object.fromEntries(new URLSearchParams(request.postData() ?? ""));
}

test.describe("in Arabic", () => {
  const { language, messages } = inArabic;
  test("adds a passkey, logs in with it in both ways, and removes it", async ({ page }) => {
    const { twoStep, accounts, security } = messages;
    await addAuthenticator(page);
    const person = await newConfirmedSeeker();
    await enter(page, person, language);
    await page.goto("/my-account/security");
    await page.getByRole("link", { name: twoStep.open }).click();
    await page.getByRole("link", { name: twoStep.passkeys.add }).click();
    await page.locator("#passkey-password").fill("not-the-one");
    await page.getByRole("button", { name: twoStep.passkeys.begin }).click();
    await expect(page.getByText(security.currentWrong).first()).toBeVisible();
    await addPasskey(page, messages, "My phone");
    await expect(page.getByText(twoStep.recovery.shown)).toBeVisible();
    await expect(page.locator("li code")).toHaveCount(10);
    expect(await violationsOn(page), "fresh recovery codes").toEqual([]);
    // The same device again.
    await page.getByRole("link", { name: twoStep.passkeys.add }).click();
    await page.locator("#passkey-password").fill(demoPassword);
    await page.getByRole("button", { name: twoStep.passkeys.begin }).click();
    await expect(page.getByText(twoStep.passkeyKnown)).toBeVisible();

    await leave(page);
    await page.goto("/login?next=/my-account/security");
    await logIn(page, messages, person.email);
    await page.waitForURL("**/login/verify**");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(twoStep.verify.titlePasskey);
    // No other journey of all pages comes by here (FRAME-02, FRAME-12, I18N-03).
    await watchShift(page);
    await openHydrated(page, page.url());
    expect(await shiftOn(page)).toBe(0);
    expect(await violationsOn(page)).toEqual([]);
    await page.getByRole("button", { name: twoStep.verify.passkey }).click();
    await page.waitForURL(isSecurityPage);

    await leave(page);
    await page.goto("/login?next=/my-account/security");
    await page.getByLabel(accounts.login.shared).check();
    await page.getByRole("button", { name: accounts.login.passkey }).click();
    await page.waitForURL(isSecurityPage);
    const isShared = async () =>
      (await page.context().cookies()).some(({ name }) => name === "furas_shared");
    expect(await isShared()).toBe(true);

    await page.goto(twoStepPage);
    await page
      .getByRole("link", { name: twoStep.passkeys.renameNamed({ name: "My phone" }) })
      .click();
    const name = page.getByLabel(twoStep.passkeys.name);
    await name.fill(" ");
    await page.getByRole("button", { name: twoStep.passkeys.renameAct }).click();
    await expect(page.getByText(twoStep.passkeyNameMissing).first()).toBeVisible();
    await name.fill("Old phone");
    await page.getByRole("button", { name: twoStep.passkeys.renameAct }).click();
    await expect(page.getByText(twoStep.passkeyRenamed)).toBeVisible();
    await page.goto("/my-account/security");
    const methods = page.getByRole("region", { name: twoStep.methods.heading });
    await expect(methods.getByText("Old phone")).toBeVisible();
    await methods
      .getByRole("link", { name: twoStep.passkeys.removeNamed({ name: "Old phone" }) })
      .click();
    await page.locator("#remove-passkey-password").fill(demoPassword);
    await page.getByRole("button", { name: twoStep.passkeys.removeAct }).click();
    await expect(page.getByText(twoStep.passkeyRemoved)).toBeVisible();
    await expect(page.getByText("Old phone")).toHaveCount(0);
    await leave(page);
    await page.goto("/login?next=/my-account/security");
    await page.getByRole("button", { name: accounts.login.passkey }).click();
    await expect(page.getByText(accounts.passkeyNotAccepted)).toBeVisible();
    await logIn(page, messages, person.email);
    await page.waitForURL(isSecurityPage);
  });
});

test.describe("another account", () => {
  const { messages } = inEnglish;
  const post = (page: Page, path: string, form: Record<string, string>) =>
    page.request.post(path, {
      form,
      headers: { origin: new URL(page.url()).origin },
      maxRedirects: 0,
    });

  test("is refused with a copied answer of a passkey", async ({ page }) => {
    await addAuthenticator(page);
    const person = await newConfirmedSeeker();
    await enter(page, person, "en");
    await addPasskey(page, messages, "My phone");
    await leave(page);
    await page.goto("/login");
    const cookies = async () =>
      (await page.context().cookies(page.url())).filter(({ name }) => name === "furas_pending");
    const sent = postedTo(page, "/login");
    await page.getByRole("button", { name: messages.accounts.login.passkey }).click();
    const fields = await sent;
    expect(JSON.parse(fields.credential ?? "")).toHaveProperty("response.signature");
    await page.waitForURL((url) => url.pathname !== "/login");
    expect(await cookies()).toEqual([]);
    await leave(page);
    expect((await post(page, "/login", fields)).status(), "without its challenge").toBe(410);
    const begun = await post(page, "/login/passkey-options", { step: "sign-in" });
    expect(begun.status()).toBe(200);
    expect((await post(page, "/login", fields)).status(), "for another challenge").toBe(401);
    expect((await page.context().cookies(page.url())).map(({ name }) => name)).not.toContain(
      "furas_session",
    );
  });

  test("is refused with a passkey of another account as the second step", async ({ page }) => {
    await addAuthenticator(page);
    const [owner, stranger] = [await newConfirmedSeeker(), await newConfirmedSeeker()];
    for (const person of [stranger, owner]) {
      await enter(page, person, "en");
      await addPasskey(page, messages, "Same device");
      await leave(page);
    }
    await page.goto("/login");
    await logIn(page, messages, owner.email);
    await page.waitForURL("**/login/verify**");
    const [theirs] = await db.select().from(passkeys).where(eq(passkeys.userId, stranger.id));
    // What the page asks, but of the stranger's passkey.
    const credential = await page.evaluate(async (id) => {
      const body = new URLSearchParams({ step: "second-step" });
      const { options } = await (
        await fetch("/login/passkey-options", { method: "POST", body })
      ).json();
      const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON({
        ...options,
        allowCredentials: [{ type: "public-key", id }],
      });
      return JSON.stringify(await navigator.credentials.get({ publicKey }));
    }, theirs?.credentialId ?? "");
    expect(JSON.parse(credential)).toHaveProperty("id", theirs?.credentialId);
    const fields = { intent: "passkey", credential };
    expect((await post(page, "/login/verify", fields)).status()).toBe(401);
  });
});

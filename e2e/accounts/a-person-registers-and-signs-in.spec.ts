import { expect, type Page } from "@playwright/test";
import { countries } from "#app/features/places/place.ts";
import { demoPassword } from "#demo/demo-password.ts";
import { people } from "#demo/people.ts";
import { test } from "#e2e/support/board.ts";
import { held } from "#e2e/support/held-requests.ts";
import { open, openHydrated } from "#e2e/support/hydration.ts";
import { inArabic, ways } from "#e2e/support/languages.ts";
import { logIn } from "#e2e/support/logging-in.ts";
import { newCompany, newSeeker, rareWord, speak } from "#e2e/support/new-people.ts";
import { makeJob } from "#test/people.ts";

for (const { language, scripts, messages, called, tag } of ways) {
  const { accounts, ui, labels } = messages;
  const { login, register } = accounts;

  test.describe(called, { tag }, () => {
    test.use({ javaScriptEnabled: scripts, viewport: { width: 390, height: 844 } });
    test.beforeEach(({ page }) => speak(page, language));

    // AUTH-01, AUTH-05, ERR-01
    test("logging in asks for two things, remembers people on request, and does not disclose which was wrong", async ({
      page,
    }) => {
      const seeker = await newSeeker();
      await open(page, "/login", scripts);
      const email = page.getByLabel(accounts.email, { exact: true });
      const password = page.getByLabel(accounts.password, { exact: true });
      await expect(email).toHaveAttribute("required", "");
      await expect(password).toHaveAttribute("required", "");
      const main = page.locator("main");
      await expect(main.getByRole("link", { name: login.forgot })).toHaveAttribute(
        "href",
        "/forget-password",
      );
      await expect(main.getByRole("link", { name: login.register, exact: true })).toHaveAttribute(
        "href",
        "/register",
      );
      await page.getByRole("button", { name: login.submit }).click();
      await expect(page).toHaveURL("/login");
      for (const [address, secret] of [
        [seeker.email, "wrong-one"],
        [`nobody-${seeker.email}`, demoPassword],
      ] as const) {
        await email.fill(address);
        await password.fill(secret);
        await main.getByRole("button", { name: login.submit }).click();
        await expect(page.getByRole("alert")).toHaveText(accounts.wrongPassword);
        await expect(email).toHaveValue(address);
        await expect(password).toHaveValue("");
      }
      await page.getByRole("checkbox", { name: login.remember }).uncheck();
      await logIn(page, messages, seeker.email);
      await page.waitForURL("**/my-account");
      expect(await sessionEnds(page)).toBe(-1);
      await page.locator("main").getByRole("button", { name: ui.frame.logOut }).click();
      await page.waitForURL("**/login");
      await page.getByRole("checkbox", { name: login.remember }).check();
      await logIn(page, messages, seeker.email);
      await page.waitForURL("**/my-account");
      const days = ((await sessionEnds(page)) - Date.now() / 1000) / 86_400;
      expect(Math.round(days)).toBe(30);
    });

    // AUTH-06, AUTH-07, AUTH-09, AUTH-02, DATA-12, SEARCH-04, ERR-02, ERR-03, ERR-04, FRAME-11
    test("registering asks for the necessary fields, keeps the input, and moves on after two seconds", async ({
      page,
    }) => {
      await open(page, "/register", scripts);
      const field = (label: string) => page.getByLabel(label, { exact: true });
      const types = page.getByRole("radio");
      await expect(types).toHaveCount(2);
      await expect(types.nth(0)).toHaveAttribute("value", "customer_employee");
      await expect(types.nth(0)).toBeChecked();
      await expect(page.getByText(labels.userType.customer_employee)).toBeVisible();
      await expect(page.getByText(labels.userType.company, { exact: true })).toBeVisible();
      const required = [register.firstName, register.lastName, accounts.email, register.phone];
      required.push(...[accounts.place.country, accounts.place.province, accounts.place.city]);
      required.push(accounts.password, register.confirmPassword);
      for (const label of required) await expect(field(label)).toHaveAttribute("required", "");
      await expect(field(accounts.email)).toHaveAttribute("type", "email");
      const agreement = page.locator("#agree");
      await expect(agreement).toHaveAttribute("required", "");
      for (const path of ["/terms-conditions", "/privacy-policy"]) {
        await expect(page.locator(`main form a[href="${path}"]`)).toBeVisible();
      }

      const options = (label: string) => field(label).locator('option:not([value=""])');
      // Reading 54: the ten first, then the others of the world.
      const offered = await options(accounts.place.country).allTextContents();
      expect(offered.slice(0, 10)).toEqual(countries.map((country) => country[language]));
      expect(offered.length).toBeGreaterThan(190);
      expect(countries).toHaveLength(10);
      const syria = countries[0]?.provinces ?? [];
      await expect(options(accounts.place.province)).toHaveText(
        syria.map((province) => province[language]),
      );
      expect(syria).toHaveLength(14);
      for (const { cities } of syria) expect(cities.length).toBeGreaterThanOrEqual(4);
      await expect(field(accounts.place.city)).toBeDisabled();
      await field(accounts.place.province).selectOption("Al-Hasakah");
      if (!scripts) await page.getByRole("button", { name: accounts.place.showLists }).click();
      await field(accounts.place.city).selectOption({ index: 1 });
      if (scripts) {
        await field(accounts.place.province).selectOption("Raqqa");
        await expect(field(accounts.place.city)).toHaveValue("");
        await field(accounts.place.country).selectOption("Jordan");
        await expect(field(accounts.place.province)).toHaveValue("");
        await expect(field(accounts.place.city)).toBeDisabled();
      }
      await field(accounts.place.country).selectOption("Syria");
      if (!scripts) await page.getByRole("button", { name: accounts.place.showLists }).click();
      await field(accounts.place.province).selectOption("Raqqa");
      if (!scripts) await page.getByRole("button", { name: accounts.place.showLists }).click();
      await field(accounts.place.city).selectOption({ index: 1 });

      await field(register.firstName).fill("Hala هالة");
      await field(register.lastName).fill("Nur");
      await field(register.phone).fill("0944 123 456");
      await field(accounts.email).fill(people.dana.email);
      await agreement.check();
      const send = page.getByRole("button", { name: register.submit });
      const type = async (password: string, again: string) => {
        await field(accounts.password).fill(password);
        await field(register.confirmPassword).fill(again);
        await send.click();
      };
      await type("abc", "abd");
      await expect(page.getByText(accounts.passwordMismatch).first()).toBeVisible();
      await type("abcde", "abcde");
      await expect(page.getByText(accounts.passwordTooShort).first()).toBeVisible();
      await type("sixsix", "sixsix");
      // D2: anyone who registered before is shown two ways on.
      const taken = page.getByRole("alert").filter({ hasText: accounts.emailTaken });
      const { ifYouHave } = register;
      for (const [name, to] of [
        [ifYouHave.logIn, "/login"],
        [ifYouHave.recover, "/forget-password"],
      ] as const) {
        await expect(taken.getByRole("link", { name })).toHaveAttribute("href", to);
      }
      await expect(field(register.firstName)).toHaveValue("Hala هالة");
      await expect(field(accounts.place.province)).toHaveValue("Raqqa");
      await expect(field(accounts.place.city)).not.toHaveValue("");
      await expect(field(accounts.password)).toHaveValue("");
      await field(accounts.email).fill(`${rareWord()}@example.com`);
      const since = Date.now();
      await type("sixsix", "sixsix");
      await expect(page.getByText(accounts.created)).toBeVisible();
      await expect(page.locator("main form")).toHaveCount(0);
      await page.waitForURL((url) => url.pathname === "/");
      expect(Date.now() - since).toBeGreaterThan(1900);
      await expect(page.locator('header a[href="/my-account"]').first()).toBeAttached();
    });
  });
}

test.describe("in Arabic", () => {
  const { language, messages: words } = inArabic;
  const messages = words;
  const { accounts, ui } = messages;

  // AUTH-01, AUTH-02, AUTH-06
  test("the buttons are busy while they send, and passwords can be shown", async ({ page }) => {
    await speak(page, language);
    for (const [path, passwords] of [
      ["/login", 1],
      ["/register", 2],
    ] as const) {
      await openHydrated(page, path);
      const shows = page.getByRole("button", { name: ui.showPassword });
      await expect(shows).toHaveCount(passwords);
      const password = page.getByLabel(accounts.password, { exact: true });
      await password.fill("six-letters");
      await shows.first().click();
      await expect(password).toHaveAttribute("type", "text");
      await page.getByRole("button", { name: ui.hidePassword }).click();
      await expect(password).toHaveAttribute("type", "password");
    }
    const field = (label: string) => page.getByLabel(label, { exact: true });
    await field(accounts.register.confirmPassword).fill("six-letters");
    await field(accounts.register.firstName).fill("Hala");
    await field(accounts.register.lastName).fill("Nur");
    await field(accounts.register.phone).fill("0944 123 456");
    await field(accounts.email).fill(people.dana.email);
    await field(accounts.place.province).selectOption("Raqqa");
    await field(accounts.place.city).selectOption({ index: 1 });
    await page.locator("#agree").check();
    const release = await held(page, /\/register/, "POST");
    await page.getByRole("button", { name: accounts.register.submit }).click();
    const busy = page.getByRole("button", { name: accounts.register.busy });
    await expect(busy).toBeDisabled();
    release();
    await expect(page.getByRole("alert")).toContainText(accounts.emailTaken);

    await openHydrated(page, "/login");
    const releaseToo = await held(page, /\/login/, "POST");
    await page.getByLabel(accounts.email, { exact: true }).fill("nobody@example.com");
    await page.getByLabel(accounts.password, { exact: true }).fill("six-letters");
    await page.locator("main").getByRole("button", { name: accounts.login.submit }).click();
    await expect(page.getByRole("button", { name: accounts.login.busy })).toBeDisabled();
    releaseToo();
    await expect(page.getByRole("alert")).toHaveText(accounts.wrongPassword);
  });
});

test.describe("in Arabic", () => {
  const { language, messages } = inArabic;
  const { accounts, ui } = messages;

  // D11, AUTH-01, AUTH-07
  test("an incomplete form lists the missing fields on the page, not in the browser's bubbles", async ({
    page,
  }) => {
    await speak(page, language);
    await openHydrated(page, "/register");
    const register = page.getByRole("button", { name: accounts.register.submit });
    await register.click();
    const summary = page.getByRole("alert");
    await expect(summary).toBeFocused();
    await expect(summary).toContainText(`${accounts.register.notCreated} ${ui.correct(9)}`);
    await expect(summary.getByRole("link")).toHaveText([
      accounts.emailMissing,
      accounts.passwordTooShort,
      accounts.passwordAgainMissing,
      accounts.firstNameMissing,
      accounts.lastNameMissing,
      accounts.phoneMissing,
      accounts.provinceMissing,
      accounts.cityMissing,
      accounts.agreeMissing,
    ]);
    await expect(page.locator("#firstName")).toHaveAttribute("aria-invalid", "true");
    await summary.getByRole("link", { name: accounts.phoneMissing }).click();
    await expect(page.locator("#phone")).toBeFocused();
    // Labels and fields of a row stay in line where one of them has an error.
    await page.locator("#lastName").fill("Haddad");
    await register.click();
    await expect(page.locator("#lastName-error")).toHaveCount(0);
    const top = async (part: string) => (await page.locator(part).boundingBox())?.y;
    expect(await top("label[for=firstName]")).toBe(await top("label[for=lastName]"));
    expect(await top("#firstName")).toBe(await top("#lastName"));
    await page.locator("#phone").fill("12");
    await register.click();
    await expect(summary.getByRole("link", { name: accounts.phoneInvalid })).toBeVisible();

    await openHydrated(page, "/login");
    await page.getByLabel(accounts.email, { exact: true }).fill("hala@");
    await page.locator("main").getByRole("button", { name: accounts.login.submit }).click();
    await expect(summary).toBeFocused();
    await expect(summary.getByRole("link")).toHaveText([
      accounts.emailInvalid,
      accounts.passwordMissing,
    ]);
    await openHydrated(page, "/forget-password");
    await page.getByRole("button", { name: messages.recovery.forget.submit }).click();
    await expect(summary.getByRole("link")).toHaveText([accounts.emailMissing]);
  });

  // D37, ERR-07
  test("anyone who signs in to apply still reads for which job", async ({ page }) => {
    const { login } = accounts;
    const job = await makeJob(await newCompany(), { title: "محاسب أول" });
    await speak(page, language);
    await page.goto(`/apply/${job.id}`);
    await expect(page.locator("main")).toContainText(`${login.toApplyFor} محاسب أول`);
    await page.goto(`/login?next=/jobs/${job.id}`);
    await expect(page.locator("main")).not.toContainText(login.toApplyFor);
  });
});

/** In seconds since 1970; -1 when it goes with the browser's window. */
async function sessionEnds(page: Page): Promise<number> {
  const cookies = await page.context().cookies();
  return cookies.find(({ name }) => name === "furas_session")?.expires ?? Number.NaN;
}

import { expect } from "@playwright/test";
import { unzipSync } from "fflate";
import { replaceRecoveryCodes } from "#app/features/accounts/second-factor/recovery-codes.server.ts";
import { passkeys } from "#app/features/accounts/second-factor/second-factor.table.ts";
import { totpCode } from "#app/features/accounts/second-factor/totp.server.ts";
import { listOwnApplications } from "#app/features/applications/application-lists.server.ts";
import { countries } from "#app/features/places/place.ts";
import { pushSubscriptions } from "#app/features/push/push.table.ts";
import { formatDate } from "#app/i18n/format.ts";
import { languages, otherLanguage } from "#app/i18n/language.ts";
import { db } from "#app/platform/database/database.server.ts";
import { demoPassword } from "#demo/demo-password.ts";
import { people } from "#demo/people.ts";
import { messagesOf, ofOtherLanguage } from "#e2e/support/languages.ts";
import { newCompany, newConfirmedSeeker, newSeeker, rareWord } from "#e2e/support/new-people.ts";
import { makeJob } from "#test/people.ts";
import type { PlainBrowser } from "./plain-browser.ts";
import { apply, pdf, test } from "./plain-test.ts";

const desk = "Mozilla/5.0 (Windows NT 10.0; rv:115.0) Gecko/20100101 Firefox/115.0";
const twoStepPage = "/my-account/security/two-step";
const leave = (reader: PlainBrowser) => reader.forget("furas_session", "furas_brief");

for (const language of languages) {
  const messages = messagesOf[language];
  const { accounts, security, twoStep, push, ui, labels, ownData, applications } = messages;
  const { login, register } = accounts;
  const answered = (reader: PlainBrowser) => `${reader.alert} ${reader.part("main").text}`;

  test.describe(`in ${language}`, { tag: ofOtherLanguage(language) }, () => {
    test.beforeEach(async ({ reader }) => {
      await reader.speak(language);
    });

    // AUTH-01, AUTH-05, ERR-01, S13
    test("logging in asks for two things, says not which was wrong, remembers who wants it, and waits after five", async ({
      reader,
    }) => {
      const seeker = await newSeeker();
      await reader.open("/login");
      const main = reader.part("main");
      expect([main.linkTo(login.forgot), main.linkTo(login.register)]).toEqual([
        "/forget-password",
        "/register",
      ]);
      for (const key of ["email", "password"]) {
        expect(main.field(key).hasAttribute("required"), key).toBe(true);
      }
      // In the page's language, not in the browser's bubbles.
      await main.press(login.submit);
      for (const error of [accounts.emailMissing, accounts.passwordMissing]) {
        expect(reader.alert).toContain(error);
      }
      for (const [email, password] of [
        [seeker.email, "wrong-one"],
        [`nobody-${seeker.email}`, demoPassword],
      ] as const) {
        await reader.logIn(email, password);
        expect(reader.alert).toBe(accounts.wrongPassword);
        expect([main.value("email"), main.value("password")]).toEqual([email, ""]);
      }
      for (const remembered of [false, true]) {
        main.check("remember", { on: remembered });
        await reader.logIn(seeker.email);
        expect(reader.path).toBe("/my-account");
        expect(reader.lasting("furas_session")).toBe(remembered ? 30 * 86_400 : undefined);
        await main.press(ui.frame.logOut);
        expect(reader.path).toBe("/login");
      }
      const other = await newSeeker();
      for (let guess = 1; guess <= 6; guess += 1) {
        await reader.logIn(other.email, `guess-${guess}`);
        expect(reader.alert).toContain(guess <= 5 ? accounts.wrongPassword : accounts.tooManyTries);
      }
      expect(reader.alert).toContain(accounts.tryAgain(1));
      expect([main.value("email"), main.value("password")]).toEqual([other.email, ""]);
    });

    // AUTH-06, AUTH-07, AUTH-09, AUTH-02, DATA-12, SEARCH-04, ERR-02, ERR-03, ERR-04
    test("registering asks for the necessary fields, keeps the input, and moves on after two seconds", async ({
      reader,
    }) => {
      await reader.open("/register");
      const form = reader.part("main form");
      expect(form.attributes("input[type=radio]", "value")).toEqual([
        "customer_employee",
        "company",
      ]);
      expect(form.isChecked("userType", "customer_employee")).toBe(true);
      expect(form.text).toContain(labels.userType.company);
      for (const label of [
        register.firstName,
        register.lastName,
        accounts.email,
        register.phone,
        accounts.place.country,
        accounts.place.province,
        accounts.place.city,
        accounts.password,
        register.confirmPassword,
      ]) {
        expect(form.field(label).hasAttribute("required"), label).toBe(true);
      }
      expect(form.field("agree").hasAttribute("required")).toBe(true);
      for (const path of ["/terms-conditions", "/privacy-policy"])
        expect(form.count(`a[href="${path}"]`)).toBe(1);
      // Reading 54: the ten first, then the others of the world.
      expect(form.options(accounts.place.country).slice(0, 10)).toEqual(
        countries.map((each) => each[language]),
      );
      expect(form.field(accounts.place.city).hasAttribute("disabled")).toBe(true);
      await form.fill({ province: "Al-Hasakah" }).press(accounts.place.showLists);
      expect(form.options(accounts.place.city).length).toBeGreaterThanOrEqual(4);
      await form.fill({ province: "Raqqa" }).press(accounts.place.showLists);
      const [city = ""] = form.options(accounts.place.city);
      const input = {
        firstName: "Hala هالة",
        lastName: "Nur",
        phone: "0944 123 456",
        email: people.dana.email,
      };
      form.fill({ ...input, city }).check("agree");
      for (const [password, confirmPassword, says] of [
        ["abc", "abd", accounts.passwordMismatch],
        ["abcde", "abcde", accounts.passwordTooShort],
        ["sixsix", "sixsix", accounts.emailTaken],
      ] as const) {
        await form.fill({ password, confirmPassword }).press(register.submit);
        expect(answered(reader)).toContain(says);
      }
      // D2: anyone who registered before is shown two ways on.
      const taken = reader.part("[role=alert]");
      expect([
        taken.linkTo(register.ifYouHave.logIn),
        taken.linkTo(register.ifYouHave.recover),
      ]).toEqual(["/login", "/forget-password"]);
      expect([form.value("firstName"), form.value("province"), form.value("password")]).toEqual([
        "Hala هالة",
        "Raqqa",
        "",
      ]);
      const again = {
        email: `${rareWord()}@example.com`,
        password: "sixsix",
        confirmPassword: "sixsix",
      };
      await form.fill(again).press(register.submit);
      expect(reader.text).toContain(accounts.created);
      expect([reader.count("main form"), reader.refresh]).toEqual([0, "2;url=/"]);
      await reader.open("/");
      expect(reader.count('header a[href="/my-account"]')).toBeGreaterThan(0);
    });

    test("an authenticator app is set up, and its code and a recovery code log in", async ({
      reader,
    }) => {
      const person = await newConfirmedSeeker();
      await reader.enter(person, language);
      await reader.open("/my-account/security");
      await reader.press(twoStep.open);
      // The password is requested once an act is chosen, and for that one alone.
      expect([reader.heading, reader.has(twoStep.password)]).toEqual([twoStep.title, false]);
      await reader.press(twoStep.app.begin);
      for (const password of ["not-the-one", demoPassword]) {
        await reader.fill({ [twoStep.password]: password }).press(twoStep.app.begin);
        if (password !== demoPassword) expect(answered(reader)).toContain(security.currentWrong);
      }
      expect(
        reader.count(
          `[role=img][aria-label="${twoStep.app.picture}"], img[alt="${twoStep.app.picture}"]`,
        ),
      ).toBe(1);
      const secret = reader.part("code").text.replaceAll(" ", "");
      const codeAt = (shift: number) => totpCode(secret, Math.floor(Date.now() / 30_000) + shift);
      await reader.fill({ [twoStep.app.code]: "000000" }).press(twoStep.app.confirm);
      expect(answered(reader)).toContain(twoStep.codeWrong);
      await reader.fill({ [twoStep.app.code]: codeAt(0) }).press(twoStep.app.confirm);
      expect(reader.text).toContain(twoStep.recovery.shown);
      const codes = reader.texts("li code");
      expect(codes).toHaveLength(10);
      await reader.open(twoStepPage);
      expect(reader.text).not.toContain(codes[0]);
      for (const second of [() => codeAt(1), () => codes[0] ?? ""]) {
        leave(reader);
        await reader.open("/login?next=/my-account/security");
        await reader.logIn(person.email);
        expect([reader.address.pathname, reader.heading]).toEqual([
          "/login/verify",
          twoStep.verify.title,
        ]);
        await reader.fill({ [twoStep.verify.code]: second() }).press(twoStep.verify.submit);
        expect(reader.path).toBe("/my-account/security");
      }
    });

    test("no passkey's button is shown, and a recovery code opens in its place", async ({
      reader,
    }) => {
      const { id: userId, email } = await newConfirmedSeeker();
      await db
        .insert(passkeys)
        .values({ userId, name: "Elsewhere", credentialId: userId, publicKey: "none" });
      const [code = ""] = await db.transaction((tx) => replaceRecoveryCodes(tx, userId));
      await reader.open(`/login?next=${twoStepPage}`);
      expect(reader.acts(login.passkey)).toEqual([]);
      await reader.logIn(email);
      expect([reader.address.pathname, reader.acts(twoStep.verify.passkey)]).toEqual([
        "/login/verify",
        [],
      ]);
      await reader.fill({ [twoStep.verify.recoveryCode]: code }).press(twoStep.verify.submit);
      expect([reader.address.pathname, reader.acts(twoStep.passkeys.add)]).toEqual([
        twoStepPage,
        [],
      ]);
      expect(reader.text).toContain(twoStep.passkeys.notHere);
      await reader.press(twoStep.passkeys.removeNamed({ name: "Elsewhere" }));
      await reader
        .fill({ "remove-passkey-password": demoPassword })
        .press(twoStep.passkeys.removeAct);
      expect(reader.text).toContain(twoStep.passkeyRemoved);
    });

    test("a device that was left behind is logged out, then all others, and the password is changed", async ({
      reader,
      another,
    }) => {
      const { browsers, systems, sessions, password } = security;
      const person = await newSeeker();
      const others = [another(desk), another(desk), another(desk)];
      for (const other of others) await other.enter(person, language);
      await reader.enter(person, language);
      const isOpen = async (other: PlainBrowser) =>
        (await other.open("/my-account")).path === "/my-account";
      await reader.part("main").press(security.title);
      const list = reader.part(`section:has(h2)`, sessions.heading);
      expect([reader.heading, list.count("li")]).toEqual([security.title, 4]);
      const device = security.device({ browser: browsers.firefox, system: systems.windows });
      expect(list.texts("li")[0]).toContain(sessions.here);
      expect(list.texts("li")[1]).toContain(device);
      await list.press(sessions.endNamed({ device }));
      expect([reader.notice, list.count("li")]).toEqual([
        expect.stringContaining(security.ended),
        3,
      ]);
      await reader.press(sessions.endOthers);
      expect(reader.text).toContain(security.othersEnded);
      expect(reader.text).toContain(sessions.onlyHere);
      for (const other of others) expect(await isOpen(other)).toBe(false);

      const [first] = others as [PlainBrowser];
      await first.enter(person, language);
      await reader.open("/my-account/security");
      for (const [current, next, confirm, says] of [
        ["wrong-one", "rainy roofs", "rainy roofs", security.currentWrong],
        [demoPassword, "rainy roofs", "rainy roof", accounts.passwordMismatch],
        [demoPassword, "password1", "password1", accounts.passwordCommon],
        // F43: in place of a refused one, the next is shown and typed once.
        [demoPassword, "rainy roofs", null, security.passwordChanged],
      ] as const) {
        expect(reader.has(password.confirm)).toBe(confirm !== null);
        reader.fill({ [password.current]: current, [password.next]: next });
        if (confirm !== null) reader.fill({ [password.confirm]: confirm });
        await reader.press(password.submit);
        expect(answered(reader)).toContain(says);
      }
      expect(await isOpen(first)).toBe(false);
      await first.logIn(person.email, "rainy roofs");
      expect(first.path).toBe("/my-account");
    });

    test("issue 16, push: devices are listed and removed without scripts, and none can be added", async ({
      reader,
    }) => {
      const seeker = await newSeeker();
      for (const agent of ["Linux; Android 12) Chrome/120.0", "Windows NT 10.0) Firefox/130.0"]) {
        const endpoint = `https://fcm.googleapis.com/fcm/send/${seeker.id}${agent.length}`;
        const keys = { p256dh: "", auth: "", language, userAgent: `Mozilla/5.0 (${agent}` };
        await db.insert(pushSubscriptions).values({ userId: seeker.id, endpoint, ...keys });
      }
      await reader.enter(seeker, language);
      await reader.press(push.title);
      expect(reader.acts(push.turnOn)).toEqual([]);
      expect(reader.text).toContain(push.needsScripts);
      const list = reader.part(`[aria-label="${push.devices}"]`);
      const device = { browser: security.browsers.chrome, system: security.systems.android };
      expect(list.count("li")).toBe(2);
      await list.press(push.removeNamed({ device: security.device(device) }));
      expect(reader.text).toContain(push.removed);
      expect(list.texts("li")).toEqual([expect.stringContaining(security.browsers.firefox)]);
    });

    test("a person sees who opened the CV, downloads everything, and deletes the account", async ({
      reader,
      another,
    }) => {
      const { copy, remove, application, deleted } = ownData;
      const canary = rareWord();
      const company = await newCompany();
      const job = await makeJob(company);
      const seeker = await newSeeker({ email: `${canary}@example.com`, firstName: canary });
      await reader.enter(seeker, language);
      await apply(reader, job.id);
      await reader.open("/my-account?tab=applications");
      expect(reader.text).toContain(application.unopened);
      const [sent] = (await listOwnApplications(seeker)).items;
      const theirs = await another().enter(company, language);
      const cv = `/documents/${sent?.document?.id}`;
      expect((await theirs.ask(cv)).status).toBe(200);
      await reader.open("/my-account?tab=applications");
      expect(reader.text).not.toContain(application.unopened);
      await reader.part("main").press(ownData.title);
      // S16: a link, from wherever, downloads nothing; nor does the form with another password.
      await reader.open("/my-account/data/download");
      expect(reader.path).toBe("/my-account/data");
      const own = reader.part(`main form`, copy.download);
      await own.fill({ [copy.password]: "not-this-one" }).press(copy.download);
      expect(answered(reader)).toContain(security.currentWrong);
      await own.fill({ [copy.password]: demoPassword }).press(copy.download);
      const files = unzipSync(reader.answer.body);
      expect(Object.keys(files)).toHaveLength(3);
      for (const name of ["data.json", "data.html"])
        expect(Buffer.from(files[name] ?? []).toString()).toContain(canary);
      await reader.part("main").press(remove.open);
      expect([reader.heading, reader.text]).toEqual([
        remove.title,
        expect.stringContaining(remove.applications(1)),
      ]);
      await reader.fill({ [remove.password]: "not-this-one" }).press(remove.act);
      expect(answered(reader)).toContain(security.currentWrong);
      await reader.fill({ [remove.password]: demoPassword }).press(remove.act);
      expect(reader.text).toContain(deleted);
      await reader.open("/my-account");
      expect([reader.address.pathname, (await theirs.ask(cv)).status]).toEqual(["/login", 404]);
    });

    // Report 2
    test("the text of a form whose session ended is sent after logging in, and shown to its writer alone", async ({
      reader,
    }) => {
      const { unsent } = ui.frame;
      const [seeker, other] = [await newSeeker(), await newSeeker()];
      const job = await makeJob(await newCompany());
      const coverLetter = "أعرف هذا العمل جيداً، وعملت فيه سنتين. ".repeat(20).trim();
      const sendLetter = async () => {
        await reader.enter(seeker, language);
        await reader.open(`/apply/${job.id}`);
        reader.forget("furas_session");
        await reader
          .part('main form:has([name="resume"])')
          .unchecked()
          .fill({ coverLetter })
          .upload("resume", pdf("CV.pdf"))
          .submit();
        expect(reader.text).toContain(applications.loginFirst);
        expect(reader.text).toContain(accounts.login.stored);
      };
      await sendLetter();
      await reader.logIn(other.email);
      expect(reader.heading).toBe(applications.apply.title);
      expect(reader.text).not.toContain(unsent.text);
      await sendLetter();
      await reader.logIn(seeker.email);
      expect(reader.part("details:has(p)").text).toContain(coverLetter);
      expect(reader.text).toContain(unsent.file);
      expect(reader.text).not.toContain(unsent.whole);
      expect(reader.value("coverLetter")).toBe(coverLetter);
      await reader.press(unsent.goOn);
      expect(reader.text).not.toContain(unsent.text);
      expect([
        reader.value("coverLetter"),
        reader.field("resume").getAttribute("aria-invalid"),
      ]).toEqual([coverLetter, "true"]);
      await reader.open(`/apply/${job.id}`);
      expect(reader.text).not.toContain(unsent.text);
    });

    // I18N-04, I18N-06, I18N-07
    test("the switch of language keeps page and parameters, and the choice lasts over pages and sign-in", async ({
      reader,
    }) => {
      const other = otherLanguage(language);
      const word = rareWord();
      const createdAt = new Date("2025-10-09T09:00:00Z");
      const job = await makeJob(await newCompany(), { title: `Clerk ${word}`, createdAt });
      const address = `/jobs?keyword=${word}&category=Accounting+%26+Finance&location=Aleppo`;
      await reader.open(address);
      const card = (spoken: typeof language) => {
        const { text } = reader.part("article", job.title);
        expect(text).toContain(messagesOf[spoken].labels.employmentType["full-time"]);
        expect(text).toContain(spoken === "ar" ? "حلب" : "Aleppo");
      };
      card(language);
      await reader.open(reader.attributes("header a[hreflang]", "href")[0] ?? "");
      expect([reader.element.getAttribute("lang"), reader.element.getAttribute("dir")]).toEqual([
        other,
        other === "ar" ? "rtl" : "ltr",
      ]);
      // D42: shared on, the address leaves the language of anyone who opens it.
      expect(new Set(reader.address.searchParams)).toEqual(
        new Set(new URL(address, "http://a").searchParams),
      );
      card(other);
      await reader.part("article h3").press(job.title);
      expect(reader.text).toContain(messagesOf[other].labels.category["Accounting & Finance"]);
      expect(reader.texts('main time[datetime^="2025-10-09"]')[0]).toBe(
        formatDate(createdAt, other),
      );
      await reader.open("/login");
      await reader.logIn((await newSeeker()).email);
      expect(reader.text).toContain(messagesOf[other].seekers.completeness.title);
    });
  });
}

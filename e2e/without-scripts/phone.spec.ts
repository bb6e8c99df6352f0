import { expect } from "@playwright/test";
import { eq } from "drizzle-orm";
import { confirmedPhones } from "#app/features/accounts/confirmed-phones.table.ts";
import { jobApplications } from "#app/features/applications/applications.table.ts";
import { answerApplications } from "#app/features/applications/lifecycle/answer-applications.server.ts";
import { languages } from "#app/i18n/language.ts";
import { db } from "#app/platform/database/database.server.ts";
import { examplesFor } from "#e2e/support/all-pages.ts";
import { onOwnBoard } from "#e2e/support/board.ts";
import { codeTo, textsTo } from "#e2e/support/email/text-messages.ts";
import { withQueue } from "#e2e/support/email/with-queue.ts";
import { messagesOf } from "#e2e/support/languages.ts";
import { newCompany } from "#e2e/support/new-people.ts";
import { makeJob } from "#test/people.ts";
import { PlainBrowser } from "./plain-browser.ts";
import { apply } from "./plain-test.ts";

const test = onOwnBoard(async () => ({ PHONE_SIGN_UP: "1" }));
const password = "two-green-pears";

for (const [at, language] of languages.entries()) {
  test(`a phone registers, logs in, applies and hears of the answer, in ${language}`, async ({
    board,
  }) => {
    const { accounts, phone, applications, ownEmails, alerts } = messagesOf[language];
    const digits = `96394410030${at}`;
    const spaced = digits.replace(/^(963)(...)(...)(...)$/, "+$1 $2 $3 $4");
    const reader = await new PlainBrowser(board.origin).speak(language);
    const main = reader.part("main");
    await reader.open("/login");
    expect(main.field(accounts.emailOrPhone).getAttribute("type")).toBe("text");

    await reader.open("/register");
    await main.fill({ email: "typed@example.com", firstName: "Hala" }).press(phone.register.switch);
    expect([main.value("firstName"), main.has(accounts.email)]).toEqual(["Hala", false]);
    await main.press(phone.register.back);
    expect(main.value("email"), "nothing typed is lost").toBe("typed@example.com");
    await main.press(phone.register.switch);
    await main.fill({ province: "Homs" }).press(accounts.place.showLists);
    const [city = ""] = main.options(accounts.place.city);
    const input = { lastName: "Nasser", city, password, confirmPassword: password };
    main.check("agree");
    await main.fill({ ...input, phone: "011 222 3333" }).press(phone.register.submit);
    expect(main.text).toContain(phone.notMobile);
    const local = `0${digits.slice(3)}`;
    const again = { phone: local, password, confirmPassword: password };
    await main.fill(again).press(phone.register.submit);
    expect([reader.heading, main.text.includes(spaced)]).toEqual([phone.register.title, true]);
    await reader.open("/register?by=phone");
    expect([main.value("firstName"), main.value("city")], "for another number").toEqual([
      "Hala",
      "Homs",
    ]);
    await reader.open("/register/code");
    const code = await codeTo(digits, board.dataDir, 1);
    await main.fill({ code: code === "000000" ? "000001" : "000000" }).press(phone.register.finish);
    expect(main.text).toContain(phone.codeWrong);
    await main.fill({ code }).press(phone.register.finish);
    expect(main.text).toContain(accounts.created);
    expect(main.text).toContain(spaced);

    reader.forget("furas_session", "furas_brief");
    await reader.open("/login");
    await reader.logIn(local, "another-one");
    expect(reader.alert).toBe(accounts.wrongPhonePassword);
    await reader.logIn(local, password);
    expect([reader.path, main.text.includes(spaced)]).toEqual(["/my-account", true]);

    const company = await newCompany();
    const job = await makeJob(company, { title: "Baker" });
    await reader.open(`/apply/${job.id}`);
    expect([main.has(applications.apply.email), main.text]).toEqual([
      false,
      expect.stringContaining(applications.apply.byPhone),
    ]);
    await apply(reader, job.id);
    const [own] = await db
      .select({ id: jobApplications.id, userId: jobApplications.userId })
      .from(jobApplications)
      .innerJoin(confirmedPhones, eq(confirmedPhones.userId, jobApplications.userId))
      .where(eq(confirmedPhones.phone, digits));
    const id = own?.id ?? "";
    const decline = { action: "decline", message: null, interview: null } as const;
    await withQueue(board.dataDir, () => answerApplications(company, [id], decline));
    const [, news] = await textsTo(digits, board.dataDir, 2);
    expect(news).toContain(`${board.origin}/my-account?tab=applications`);

    for (const to of [...examplesFor("member"), `/my-account/applications/${id}`, "/alerts/new"]) {
      await reader.open(to);
      expect(`${to} ${reader.answer.body}`).not.toMatch(/\.invalid\b|>null<|"null"|undefined@/);
      expect(main.count('a[href^="mailto:null"]'), to).toBe(0);
    }
    await reader.open("/my-account/emails");
    expect(main.text).toContain(ownEmails.addresses.none);
    await reader.open("/my-account/phone");
    expect([main.has(phone.remove), main.text.includes(phone.opensAlone)]).toEqual([false, true]);
    await reader.open("/alerts/new?keyword=baker");
    expect(main.text).toContain(alerts.newIntroByPhone);

    const desk = await new PlainBrowser(board.origin).enter(company, language);
    await desk.open(`/company-dashboard/jobs/${job.id}/applicants/${id}`);
    expect(desk.part("main").count('a[href^="mailto:"]')).toBe(0);
    expect(desk.part("main").count(`a[href^="tel:"]`)).toBeGreaterThan(0);
  });
}

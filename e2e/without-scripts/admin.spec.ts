import { expect } from "@playwright/test";
import { eq } from "drizzle-orm";
import { authUsers, userProfiles } from "#app/features/accounts/accounts.table.ts";
import { addModerator } from "#app/features/accounts/operator/moderators.server.ts";
import { dayOf } from "#app/features/moderation/ui/when.ts";
import { formatDate } from "#app/i18n/format.ts";
import { languages } from "#app/i18n/language.ts";
import { db } from "#app/platform/database/database.server.ts";
import { people } from "#demo/people.ts";
import { messagesOf, ofOtherLanguage } from "#e2e/support/languages.ts";
import { newCompany, newSeeker, rareWord } from "#e2e/support/new-people.ts";
import { makeJob } from "#test/people.ts";
import type { PlainBrowser } from "./plain-browser.ts";
import { apply, test } from "./plain-test.ts";

const dashboard = "/admin-dashboard";
const look = (reader: PlainBrowser, search: string) =>
  reader.part('main form:has([name="search"])').fill({ search }).submit();

for (const language of languages) {
  const messages = messagesOf[language];
  const { admin, labels, ui, moderation, reports } = messages;
  const aleppo = language === "ar" ? "حلب" : "Aleppo";

  test.describe(`in ${language}`, { tag: ofOtherLanguage(language) }, () => {
    // ADMIN-01, ADMIN-02, ADMIN-03, ADMIN-04, ADMIN-05
    test("an admin reads the overview and finds users by name, address, phone and city", async ({
      reader,
    }) => {
      const word = rareWord();
      const phone = `+963 944 ${Math.floor(100_000 + Math.random() * 900_000)}`;
      const older = new Date("2025-03-01T10:00:00Z");
      await newSeeker({
        firstName: "Huda",
        lastName: word,
        phone: null,
        createdAt: older,
        email: `${word}@example.com`,
      });
      await newSeeker({ firstName: `Z${word}`, lastName: "Nur", phone, city: `City${word}` });
      await reader.enter(people.hala, language);
      expect([reader.path, reader.text]).toEqual([
        dashboard,
        expect.stringContaining(people.hala.email),
      ]);
      const tabs = [admin.overview, admin.users, admin.companies, admin.jobs];
      expect(reader.texts(`nav[aria-label="${admin.sections}"] a`)).toEqual(tabs);
      expect(reader.texts("main section h3")).toEqual([
        admin.users,
        admin.companies,
        admin.jobs,
        admin.applications,
      ]);
      await reader.press(admin.users);
      expect(reader.texts("main h2")).toEqual([admin.usersTitle]);
      for (const [search, names] of [
        [word.toUpperCase(), [`Z${word} Nur`, `Huda ${word}`]],
        [`${word}@EXAMPLE`, [`Huda ${word}`]],
        [phone, [`Z${word} Nur`]],
        [`cITY${word}`, [`Z${word} Nur`]],
        [`${word}${word}`, []],
        [`Huda ${word}`, [`Huda ${word}`]],
      ] as const) {
        await look(reader, search);
        expect(reader.texts("main tbody td:first-child b"), search).toEqual(names);
        if (names.length === 0) expect(reader.text).toContain(admin.none);
      }
      const cells = [
        `Huda ${word}`,
        `${word}@example.com`,
        admin.empty,
        admin.empty,
        formatDate(older, language),
      ];
      expect(reader.texts("main tbody :is(td:first-child b, td:not(:first-child))")).toEqual(cells);
      await reader.part("main").press(ui.frame.logOut);
      expect(reader.path).toBe("/login");
      await reader.open(dashboard);
      expect(reader.path).toMatch(/^\/login\?next=/);
    });

    // ADMIN-06, ADMIN-07
    test("an admin finds companies by name, address, phone, city and website", async ({
      reader,
    }) => {
      const word = rareWord();
      const phone = `+963 955 ${Math.floor(100_000 + Math.random() * 900_000)}`;
      const company = {
        companyName: `Mill ${word}`,
        email: `a${word}@example.com`,
        phone,
        city: `City${word}`,
        companyWebsite: `https://web${word}.example`,
        companySize: "51-200",
      };
      await newCompany(company);
      await newCompany({
        companyName: null,
        firstName: "Samer",
        lastName: `B${word}`,
        phone: null,
        companySize: null,
      });
      await reader.enter(people.hala, language);
      await reader.open(`${dashboard}?tab=companies`);
      for (const search of [
        company.companyName,
        company.email,
        phone,
        company.city,
        `web${word}`,
      ]) {
        await look(reader, search.toUpperCase());
        expect(reader.texts("main section .card h3"), search).toEqual([company.companyName]);
      }
      for (const text of [
        messages.admin.employees({ size: "51-200" }),
        company.email,
        phone,
        company.city,
        `web${word}.example`,
        admin.joinedOn({ date: dayOf(new Date().toISOString(), language) }),
      ]) {
        expect(reader.part("main section .card").text).toContain(text);
      }
      await look(reader, `samer b${word}`);
      expect(reader.texts("main section .card h3")).toEqual([`Samer B${word}`]);
      expect(reader.text).toContain(admin.noSize);
    });

    // ADMIN-08, ADMIN-09, ADMIN-10, ADMIN-11, DATA-07
    test("an admin finds jobs, narrows them by status and type, and reads their pay", async ({
      reader,
    }) => {
      const word = rareWord();
      const company = await newCompany({ companyName: `Press ${word}` });
      const given = [
        [
          "draft",
          "freelance",
          { salaryMin: "500", salaryMax: "900", currency: "USD" },
          "$500 - $900",
        ],
        ["closed", "remote", { salaryMin: "1200000" }, `1,200,000+ ${labels.currencySign.SYP}`],
        ["active", "contract", { salaryMax: "700", currency: "EUR" }, "€700"],
        ["active", "full-time", {}, ""],
      ] as const;
      for (const [place, [status, employmentType, pay]] of given.entries()) {
        const createdAt = new Date(Date.UTC(2025, 4, place + 1, 9));
        await makeJob(company, {
          title: `Printer ${place}`,
          status,
          employmentType,
          createdAt,
          category: "Design",
          ...pay,
        });
      }
      const titles = () => reader.texts("main section .card h3");
      await reader.enter(people.hala, language);
      await reader.open(`${dashboard}?tab=jobs`);
      for (const search of [
        `printer 2 ${word}`,
        `${labels.category.Design} ${word}`,
        `${aleppo} ${word}`,
        `PRESS ${word}`,
      ]) {
        await look(reader, search);
        expect(titles(), search).toContain("Printer 2");
      }
      expect(titles()).toEqual(["Printer 3", "Printer 2", "Printer 1", "Printer 0"]);
      for (const [place, [status, employmentType, , pay]] of given.entries()) {
        const card = reader.part("main section .card", `Printer ${place}`);
        for (const text of [
          `Press ${word}`,
          labels.jobStatus[status],
          labels.employmentType[employmentType],
          labels.category.Design,
          aleppo,
        ]) {
          expect(card.text).toContain(text);
        }
        const paid = card.texts(".pay").join("");
        if (pay) expect(paid).toContain(pay);
        else expect(paid).toBe("");
      }
      const filters = reader.part("main details form, main form:has(select)");
      expect(filters.options(admin.status)).toEqual(Object.values(labels.jobStatus));
      expect(filters.options(admin.employmentType)).toEqual(Object.values(labels.employmentType));
      for (const [status, type, names] of [
        ["draft", "", ["Printer 0"]],
        ["closed", "remote", ["Printer 1"]],
        ["active", "", ["Printer 3", "Printer 2"]],
        ["", "contract", ["Printer 2"]],
        ["", "", ["Printer 3", "Printer 2", "Printer 1", "Printer 0"]],
      ] as const) {
        await filters
          .fill({ [admin.status]: status, [admin.employmentType]: type })
          .press(admin.apply);
        expect(titles()).toEqual(names);
      }
    });

    // ADMIN-12, PERM-08
    test("more rows than a page holds are paged, and no screen changes anything or shows an application", async ({
      reader,
      another,
    }) => {
      const word = rareWord();
      const many = Array.from({ length: 19 }, (_, place) => ({
        userType: "customer_employee",
        firstName: `Number${place}`,
        lastName: word,
        createdAt: new Date(Date.UTC(2025, 0, 1, 0, place)),
      }));
      await db.insert(userProfiles).values(many);
      const coverLetter = "For the company's eyes only.";
      const job = await makeJob(await newCompany());
      await apply(await another().enter(await newSeeker(), language), job.id, { coverLetter });
      await reader.enter(people.hala, language);
      for (const [tab, rows] of [
        [`users&search=${word}`, "main tbody tr"],
        ["jobs", "main section h3"],
        ["companies", "main section h3"],
      ] as const) {
        await reader.open(`${dashboard}?tab=${tab}`);
        expect(reader.count(rows), tab).toBe(18);
        await reader.open(reader.attributes('main nav.pages a[rel="next"]', "href")[0] ?? "");
        expect(reader.path).toContain("page=2");
        expect(reader.count(rows), tab).toBeGreaterThan(0);
      }
      await reader.open(`${dashboard}?tab=users&search=${word}&page=2`);
      expect(reader.texts("main tbody tr")).toEqual([expect.stringContaining("Number0")]);
      const all = admin.userCount(19);
      expect(reader.text).toContain(admin.partOf({ from: "19", to: "19", all }));
      for (const tab of ["overview", "users", "companies", "jobs"]) {
        await reader.open(`${dashboard}?tab=${tab}`);
        expect(reader.attributes('form[method="post"]', "action"), tab).toEqual(["/logout"]);
        expect(reader.count('main a[href^="/edit-job"], main a[href^="/documents"]')).toBe(0);
        expect(reader.text).not.toContain(coverLetter);
      }
    });

    test("issue 15, moderation: a reported job is suspended, appealed for, and put back by another moderator", async ({
      reader,
      another,
    }) => {
      const company = await newCompany();
      await db.update(authUsers).set({ language }).where(eq(authUsers.id, company.id));
      const title = `Courier ${rareWord()}`;
      const job = await makeJob(company, { title });
      const [first, second] = [await newSeeker(), await newSeeker()];
      for (const { id } of [first, second]) await addModerator(id);
      await reader.speak(language);
      await reader.open(`/report/${job.id}`);
      expect(reader.text).toContain(reports.safety.title);
      reader
        .part("main")
        .check("money", { name: "reason" })
        .fill({ details: "They wanted 50,000 first.", email: `visitor-${job.id}@people.example` });
      await reader.press(reports.send);
      expect(reader.notice).toBe(reports.sent);

      const pane = (of: PlainBrowser) => of.part(".pane");
      const moderator = await another().enter(first, language);
      await moderator.open("/my-account");
      await moderator.press(moderation.title);
      expect(moderator.path).toBe("/moderation");
      await moderator.open(moderator.all("a[href]", title)[0]?.getAttribute("href") ?? "");
      expect(pane(moderator).text).toContain("They wanted 50,000 first.");
      await pane(moderator).unchecked().press(moderation.acts.suspend.label);
      expect(moderator.text).toContain(moderation.reasonMissing);
      await pane(moderator)
        .fill({ reason: "money", note: "Ask for no deposit." })
        .press(moderation.acts.suspend.label);
      expect(pane(moderator).part("[lang=ar]").text).toContain("Ask for no deposit.");
      expect(pane(moderator).part("[lang=en]").text).toContain("applicants were asked for money");
      await pane(moderator).press(moderation.confirm.suspend);
      expect([moderator.path, moderator.notice]).toEqual([
        "/moderation",
        moderation.done.suspended,
      ]);
      expect((await reader.ask(`/jobs/${job.id}`)).status).toBe(404);

      await reader.enter(company, language);
      await reader.press(moderation.own.why);
      expect([reader.path, reader.text]).toEqual([
        `/company-dashboard/jobs/${job.id}/review`,
        expect.stringContaining("Ask for no deposit."),
      ]);
      await reader
        .fill({ [moderation.own.appeal]: "Nobody was asked for money." })
        .press(moderation.own.send);
      expect(reader.notice).toBe(moderation.own.sent);

      const other = await another().enter(second, language);
      await other.open("/moderation?kind=appeals");
      await other.open(other.all("a[href]", title)[0]?.getAttribute("href") ?? "");
      expect(pane(other).text).toContain("Nobody was asked for money.");
      await pane(other).press(moderation.acts.restore.label);
      await pane(other).press(moderation.confirm.restore);
      expect([other.notice, (await reader.ask(`/jobs/${job.id}`)).status]).toEqual([
        moderation.done.restored,
        200,
      ]);
    });
  });
}

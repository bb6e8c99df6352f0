import { expect } from "@playwright/test";
import { and, eq, ne } from "drizzle-orm";
import { userProfiles } from "#app/features/accounts/accounts.table.ts";
import { documents, jobApplications } from "#app/features/applications/applications.table.ts";
import { listOwnCvs } from "#app/features/applications/cv/own/own-cvs.server.ts";
import { answerApplications } from "#app/features/applications/lifecycle/answer-applications.server.ts";
import { findInterviews } from "#app/features/applications/lifecycle/interviews.server.ts";
import { jobs } from "#app/features/job/jobs.table.ts";
import { reports as storedReports } from "#app/features/moderation/reports/reports.table.ts";
import { formatDate } from "#app/i18n/format.ts";
import { languages } from "#app/i18n/language.ts";
import { db } from "#app/platform/database/database.server.ts";
import { samplePdf } from "#demo/sample-cv.ts";
import { withQueue } from "#e2e/support/email/with-queue.ts";
import { messagesOf, ofOtherLanguage } from "#e2e/support/languages.ts";
import { newCompany, newSeeker, rareWord } from "#e2e/support/new-people.ts";
import { readPdfParts } from "#test/pdf-text.ts";
import { makeJob } from "#test/people.ts";
import { heicPhoto, sheetPhoto } from "#test/pictures.ts";
import { insertApplication, oneTime } from "#test/sent-applications.ts";
import { apply, pdf, test } from "./plain-test.ts";

const sentTo = async (jobId: string) =>
  (
    await db
      .select({ id: documents.id, name: documents.fileName })
      .from(jobApplications)
      .innerJoin(documents, eq(documents.id, jobApplications.documentId))
      .where(eq(jobApplications.jobId, jobId))
  )[0];

for (const language of languages) {
  const messages = messagesOf[language];
  const {
    jobs: says,
    labels,
    ui,
    reports,
    applications,
    cvs,
    seekers,
    accounts,
    ownApplication,
    ownData,
  } = messages;
  const { done } = applications;
  const aleppo = language === "ar" ? "حلب" : "Aleppo";

  test.describe(`in ${language}`, { tag: ofOtherLanguage(language) }, () => {
    test.beforeEach(async ({ reader }) => {
      await reader.speak(language);
    });

    // JOB-01, JOB-03, JOB-04, JOB-06, CONST-08, I18N-06, I18N-07
    test("a job's page says everything about it and its company, and a missing one leads back", async ({
      reader,
    }) => {
      const word = rareWord();
      const settled = {
        country: "Syria",
        province: "Aleppo",
        city: "Azaz",
        companySize: "201-500",
        industry: "agriculture",
      };
      const company = await newCompany({
        companyName: `Mill ${word}`,
        companyWebsite: "https://mill.example",
        ...settled,
      });
      const createdAt = new Date("2025-11-02T09:00:00Z");
      const job = await makeJob(company, {
        title: `Miller ${word}`,
        description: "Grind the wheat.\n\nاطحن القمح.",
        requirements: JSON.stringify(["Strong arms", "صبر"]),
        benefits: JSON.stringify(["Flour"]),
        salaryMin: "1000000",
        salaryMax: "1500000",
        createdAt,
        category: "Engineering",
        employmentType: "contract",
        experienceLevel: "executive",
        applicationDeadline: "2099-05-04",
        contactEmail: "jobs@mill.example",
        companyWebsite: "https://jobs.mill.example/",
      });
      await reader.open(`/jobs/${job.id}`);
      const main = reader.part("main");
      const crumbs = main.texts(`nav[aria-label="${ui.breadcrumb}"] li`);
      expect(crumbs).toEqual([ui.frame.home, says.title, labels.category.Engineering]);
      expect([reader.heading, reader.title]).toEqual([
        job.title,
        expect.stringContaining(job.title),
      ]);
      for (const text of [
        `1,000,000 - 1,500,000 ${labels.currencySign.SYP}`,
        aleppo,
        labels.employmentType.contract,
        labels.category.Engineering,
        labels.experienceLevel.executive,
        formatDate(createdAt, language),
        formatDate("2099-05-04", language),
      ])
        expect(main.part(".reading-head").text).toContain(text);
      for (const text of [
        "اطحن القمح.",
        says.requirements,
        "Strong arms",
        "صبر",
        says.benefits,
        "Flour",
      ])
        expect(main.text).toContain(text);
      const card = main.part(".card", `Mill ${word}`);
      for (const text of [
        language === "ar" ? "أعزاز" : "Azaz",
        says.employees({ size: "201-500" }),
      ])
        expect(card.text).toContain(text);
      for (const to of [
        "https://mill.example/",
        "https://jobs.mill.example/",
        "mailto:jobs@mill.example",
      ])
        expect(card.count(`a[href="${to}"]`), to).toBe(1);
      await card.press(says.jobsOfCompany);
      expect([reader.path, reader.texts("main article h3")]).toEqual([
        `/jobs?company=${company.id}`,
        [job.title],
      ]);
      for (const id of ["00000000-0000-0000-0000-000000000000", "none"]) {
        await reader.open(`/jobs/${id}`);
        expect([reader.status, reader.heading]).toEqual([404, says.missing]);
      }
      await reader.press(says.missingBack);
      expect(reader.path).toBe("/jobs");
    });

    // CONST-08, CONST-05, DATA-07, I18N-08
    test("pay is written with its currency's sign on the card, the page and the application", async ({
      reader,
    }) => {
      const word = rareWord();
      const company = await newCompany();
      const { SYP, SAR, AED, LBP } = labels.currencySign;
      await reader.enter(await newSeeker(), language);
      for (const [place, [pay, written]] of (
        [
          [{ salaryMin: "500000", salaryMax: "900000" }, `500,000 - 900,000 ${SYP}`],
          [{ salaryMin: "500", salaryMax: "900", currency: "USD" }, "$500 - $900"],
          [{ salaryMin: "700", currency: "EUR" }, "€700+"],
          [{ salaryMax: "800", currency: "TRY" }, says.payUpTo({ amount: "₺800" })],
          [{ salaryMin: "1", salaryMax: "2", currency: "SAR" }, `1 - 2 ${SAR}`],
          [{ salaryMin: "3", salaryMax: "4", currency: "AED" }, `3 - 4 ${AED}`],
          [{ salaryMin: "5", salaryMax: "6", currency: "LBP" }, `5 - 6 ${LBP}`],
          [{}, says.payNone],
        ] as const
      ).entries()) {
        const title = `Packer ${word} ${place}`;
        const job = await makeJob(company, { title, ...pay });
        const isPound = written.endsWith(SYP);
        const terms = [says.payPeriods.month, ...(isPound ? [says.pounds.old] : [])];
        const all = `${written} ${terms.join(ui.comma)}`;
        const monthly = written === says.payNone ? written : all;
        await reader.open(`/jobs?keyword=${word}&sort=newest`);
        // That they are monthly stands above the list.
        expect(reader.part("main article", title).texts(".pay")).toEqual([written]);
        await reader.open(`/jobs/${job.id}`);
        expect(reader.texts(".pay-box .pay")).toEqual([monthly]);
        await reader.open(`/apply/${job.id}`);
        expect(reader.texts("main .pay")).toEqual([monthly]);
      }
    });

    // D6
    test("a job can be sent on, and reported without an account", async ({ reader, board }) => {
      const job = await makeJob(await newCompany(), { title: "Courier & driver" });
      await reader.open(`/jobs/${job.id}`);
      const sent = new URL(reader.part("details.share").linkTo(says.share.whatsapp) ?? "");
      expect(sent.searchParams.get("text")).toContain("Courier & driver");
      expect(sent.searchParams.get("text")).toContain(`${board.origin}/w/`);
      await reader.press(says.report);
      expect([reader.path, reader.text]).toEqual([
        `/report/${job.id}`,
        expect.stringContaining("Courier & driver"),
      ]);
      reader
        .part("main")
        .check("money", { name: "reason" })
        .fill({ details: "They wanted 50,000 first." });
      await reader.press(reports.send);
      expect([reader.path, reader.notice]).toEqual([`/jobs/${job.id}`, reports.sent]);
      const stored = await db.select().from(storedReports).where(eq(storedReports.jobId, job.id));
      expect(stored).toMatchObject([
        { reason: "money", details: "They wanted 50,000 first.", reporterId: null },
      ]);
    });

    // APPLY-01, APPLY-05, APPLY-09, APPLY-12, ERR-05, CONST-03, D3, D32, JOB-05
    test("only the CV and the person are needed, a second application is refused, and the job shows the first", async ({
      reader,
      another,
    }) => {
      const { apply: form, alreadyApplied } = applications;
      const seeker = await newSeeker();
      const [job, other] = [
        await makeJob(await newCompany(), { title: "Clerk", category: "Law" }),
        await makeJob(await newCompany()),
      ];
      await reader.enter(seeker, language);
      await reader.open(`/apply/${job.id}`);
      expect(reader.texts(`nav[aria-label="${ui.breadcrumb}"] li`)).toEqual([
        ui.frame.jobs,
        "Clerk",
        form.crumb,
      ]);
      for (const text of [form.final, form.cvHint]) expect(reader.text).toContain(text);
      for (const name of [
        "coverLetter",
        "experience",
        "expectedSalary",
        "availableDate",
      ] as const) {
        expect(reader.field(form[name]).hasAttribute("required"), name).toBe(false);
      }
      expect(reader.options("experience")).toEqual(Object.values(labels.experience));
      await reader.upload("resume", pdf("CV.pdf")).press(form.send);
      expect([reader.text, reader.linkTo(done.browseJobs)]).toEqual([
        expect.stringContaining(done.title),
        "/jobs",
      ]);
      expect(reader.linkTo(done.follow)).toMatch(/^\/my-account\?tab=applications#application-/);
      await reader.press(done.backToJob);
      expect(reader.path).toBe(`/jobs/${job.id}`);
      const main = reader.part("main");
      expect(main.part(".applied").text).toContain(
        says.appliedOn({ date: formatDate(new Date(), language, "short") }),
      );
      expect(main.count('a[href^="/apply/"], .stick')).toBe(0);
      expect(main.linkTo(says.yourApplication)).toMatch(
        /^\/my-account\?tab=applications&at=[\w-]+#application-/,
      );
      const similar = main.attributes(".similar article h3 a", "href");
      const others = and(eq(jobs.category, "Law"), eq(jobs.status, "active"), ne(jobs.id, job.id));
      const addresses = (await db.select().from(jobs).where(others)).map(({ id }) => `/jobs/${id}`);
      expect(new Set(similar).size).toBe(3);
      expect(addresses).toEqual(expect.arrayContaining(similar));
      await main.press(says.viewMore);
      expect([reader.path, reader.heading]).toEqual([
        "/jobs?category=Law",
        says.titleIn({ category: labels.category.Law }),
      ]);

      await reader.open(`/apply/${other.id}`);
      reader.upload("resume", pdf("CV.pdf"));
      const elsewhere = await another().enter(seeker, language);
      await apply(elsewhere, other.id);
      await reader.press(form.send);
      expect(reader.text).toContain(alreadyApplied);
      await reader.open(`/apply/${other.id}`);
      expect([reader.text, reader.has("resume")]).toEqual([
        expect.stringContaining(alreadyApplied),
        false,
      ]);
      expect(await db.$count(jobApplications, eq(jobApplications.jobId, other.id))).toBe(1);
    });

    // APPLY-03, APPLY-04, APPLY-10, ERR-06, ERR-08
    test("a renamed program, an empty file and one byte too many are refused, and the input stays", async ({
      reader,
    }) => {
      const { cvMissing, cvWrongType, cvTooLarge, cvDamaged } = applications;
      const job = await makeJob(await newCompany());
      const coverLetter = "Typed once, kept through every refusal. كُتب مرة واحدة.";
      const windowsProgram = Buffer.concat([Buffer.from("MZ\x90\x00\x03"), Buffer.alloc(4000, 7)]);
      const fiveMegabytes = 5 * 1024 * 1024;
      const tooLarge = Buffer.concat([samplePdf(["Big"]), Buffer.alloc(fiveMegabytes)]).subarray(
        0,
        fiveMegabytes + 1,
      );
      await reader.enter(await newSeeker(), language);
      await reader.open(`/apply/${job.id}`);
      const input = { coverLetter, expectedSalary: "2,100,000" };
      reader.fill(input);
      const form = reader.part('main form:has([name="resume"])');
      for (const [file, refusal] of [
        [null, cvMissing],
        [pdf("cv.pdf", windowsProgram), cvWrongType],
        [pdf("cv.exe", windowsProgram), cvWrongType],
        [pdf("empty.pdf", new Uint8Array()), `${cvDamaged}|${cvMissing}`],
        [pdf("large.pdf", tooLarge), cvTooLarge],
      ] as const) {
        await form.unchecked().upload("resume", file).submit();
        expect(form.errorOf("resume")).toMatch(new RegExp(refusal));
        for (const [name, value] of Object.entries(input)) expect(form.value(name)).toBe(value);
      }
    });

    test("a photo is sent as a CV, which the company sees as one; an HEIC is refused with its reason", async ({
      reader,
      another,
    }) => {
      const company = await newCompany();
      const job = await makeJob(company);
      await reader.enter(await newSeeker(), language);
      await reader.open(`/apply/${job.id}`);
      expect(reader.field("resume").hasAttribute("multiple")).toBe(true);
      const form = () => reader.part('main form:has([name="resume"])');
      const heic = { name: "cv.heic", bytes: heicPhoto, type: "image/heic" };
      await form().upload("resume", heic).submit();
      expect(form().errorOf("resume")).toContain(applications.photoHeic);
      const photo = { name: "ورقة.jpg", bytes: await sheetPhoto(), type: "image/jpeg" };
      await form().upload("resume", photo).submit();
      expect(reader.text).toContain(done.title);
      expect((await sentTo(job.id))?.name).toBe("ورقة.pdf");
      const office = await another().enter(company, language);
      await office.open(`/company-dashboard/jobs/${job.id}/applicants`);
      expect(office.part(".app-row").text).toContain(applications.card.photoCv);
    });

    test("a CV is saved, renamed, applied with and deleted, and a file goes as before", async ({
      reader,
    }) => {
      const { apply: form } = applications;
      const seeker = await newSeeker();
      const [job, other] = [await makeJob(await newCompany()), await makeJob(await newCompany())];
      await reader.enter(seeker, language);
      await reader.open("/my-account");
      await reader.press(cvs.title);
      expect([reader.heading, reader.text]).toEqual([cvs.title, expect.stringContaining(cvs.none)]);
      for (const [file, label] of [
        ["سيرة ريما.pdf", "First"],
        ["b.pdf", "Second"],
      ] as const) {
        await reader
          .part('main form:has([name="cv"])')
          .upload("cv", pdf(file))
          .fill({ [cvs.label]: label })
          .press(cvs.addAct);
        expect(reader.notice).toContain(cvs.added);
      }
      const row = reader.part("main li", "First");
      row.element
        .querySelector("input[name=label], input[type=text], input:not([type])")
        ?.setAttribute("value", "Accounting");
      await row.press(cvs.saveName);
      expect(reader.notice).toContain(cvs.renamed);
      // APPLY-03, APPLY-06: the pick is one way more beside a file.
      await reader.open(`/apply/${job.id}`);
      await reader.part("main").check("Accounting").press(form.send);
      expect(reader.text).toContain(done.title);
      const sent = await sentTo(job.id);
      const [used] = await listOwnCvs(seeker);
      expect([used?.name, used?.fileName, sent?.name]).toEqual([
        "Accounting",
        "سيرة ريما.pdf",
        "سيرة ريما.pdf",
      ]);
      expect(sent?.id).not.toBe(used?.id);
      await reader.open("/my-account/cvs");
      const gone = reader.part("main li", "Accounting");
      expect(gone.text).toContain(cvs.removeCost);
      await gone.press(cvs.removeAct);
      expect([reader.notice, reader.count("main li", "Second")]).toEqual([
        expect.stringContaining(cvs.removed),
        1,
      ]);
      const statuses = [
        (await reader.ask(`/documents/${sent?.id}`)).status,
        (await reader.ask(`/documents/${used?.id}`)).status,
      ];
      expect(statuses).toEqual([200, 404]);
      // Nothing marks the file's radio: it is asked which one, and the file is not lost.
      await reader.open(`/apply/${other.id}`);
      await reader.upload("resume", pdf("new.pdf")).press(form.send);
      expect(reader.text).toContain(cvs.which);
      await reader.part("main").check(cvs.another).press(form.send);
      expect([reader.text, (await sentTo(other.id))?.name]).toEqual([
        expect.stringContaining(done.title),
        "new.pdf",
      ]);
    });

    test("a CV made from the profile is looked at, downloaded, and applied with from the form", async ({
      reader,
    }) => {
      const seeker = await newSeeker({ desiredPosition: "Accountant", skills: ["Excel"] });
      const job = await makeJob(await newCompany());
      await reader.enter(seeker, language);
      await reader.open(`/apply/${job.id}`);
      await reader.press(cvs.make.open);
      expect(reader.heading).toBe(cvs.make.title);
      const section = (text: string) => reader.part("main section, main [role=region]", text);
      const shown = await reader.ask(section(cvs.make.in.ar).linkTo(cvs.make.preview) ?? "");
      expect(shown.headers).toMatchObject({
        "content-type": "application/pdf",
        "content-disposition": expect.stringMatching(/^inline; .*Rima/),
        "cache-control": "private, no-store",
      });
      const texts = readPdfParts(shown.body).map(({ text }) => text);
      expect(texts).toEqual(expect.arrayContaining(["Rima Al-Halabi", "Accountant", "Excel"]));
      const file = await reader.ask(section(cvs.make.in.ar).linkTo(cvs.make.download) ?? "");
      expect(file.headers["content-disposition"]).toMatch(/^attachment; .*Rima/);
      await section(cvs.make.in.en).press(cvs.make.saveAndApply);
      expect([reader.path, reader.count("main input[type=radio][checked]")]).toEqual([
        `/apply/${job.id}`,
        1,
      ]);
      await reader.press(applications.apply.send);
      expect((await sentTo(job.id))?.name).toBe("Rima Al-Halabi CV.pdf");
      expect(await listOwnCvs(seeker)).toMatchObject([{ source: "profile", language: "en" }]);
      await reader.open("/my-account/cvs");
      expect(reader.text).toContain(cvs.fromProfile.en);
    });

    // D1, D18, D31, ACCT-02, ACCT-03, ACCT-05, ACCT-07, ACCT-08, DASH-04, DASH-05, ERR-14
    test("a profile is saved, and its company reads it with the application", async ({
      reader,
      another,
    }) => {
      const { card } = applications;
      const seeker = await newSeeker();
      await reader.enter(seeker, language);
      await reader.open("/my-account");
      const form = reader.part('main form:has([name="bio"])');
      for (const [key, value] of [
        ["country", "Syria"],
        ["province", "Hama"],
      ] as const) {
        await form.fill({ [key]: value }).press(accounts.place.showLists);
      }
      const person = {
        firstName: "Samar سمر",
        lastName: "Qudsi",
        phone: "+963 944 111 222",
        desiredPosition: "Head of accounting",
        portfolioUrl: "https://samar.example",
        education: "Economics, 2016",
        experienceYears: "7",
      };
      const lists = { preferredLocations: ["Hama", "حمص"], skills: ["Excel", "Payroll"] };
      form.fill({
        ...person,
        city: "Salamiyah",
        workType: "part-time",
        bio: "I keep books in order.\nوأحب الترتيب.",
      });
      // One item a line.
      for (const [name, items] of Object.entries(lists)) form.fill({ [name]: items.join("\n") });
      form.check(seekers.fields.willingToRelocate);
      await form.fill({ portfolioUrl: "javascript:alert(1)" }).press(seekers.form.save);
      expect(reader.alert).toContain(seekers.errors.link);
      await form.fill({ portfolioUrl: person.portfolioUrl }).press(seekers.form.save);
      expect(reader.text).toContain(seekers.saved);
      const [saved] = await db.select().from(userProfiles).where(eq(userProfiles.id, seeker.id));
      expect(saved).toMatchObject({
        ...lists,
        city: "Salamiyah",
        workType: "part-time",
        willingToRelocate: true,
      });
      await reader.open("/my-account");
      for (const [name, value] of Object.entries(person))
        expect(form.value(name), name).toBe(value);

      const company = await newCompany({ companyName: "Orontes Mill مطحنة العاصي" });
      const job = await makeJob(company, {
        title: "Accountant",
        salaryMin: "1000",
        currency: "USD",
      });
      const sent = {
        coverLetter: "I read your job twice.",
        experience: "5-10",
        expectedSalary: "2,000,000",
        availableDate: "2099-03-01",
      };
      await apply(reader, job.id, sent);
      await reader.open("/my-account?tab=applications");
      const mine = [
        job.title,
        "$1,000+",
        "Orontes Mill مطحنة العاصي",
        labels.experience["5-10"],
        sent.expectedSalary,
        card.ownCv,
        sent.coverLetter,
      ];
      for (const text of mine) expect(reader.part("main article").text).toContain(text);

      const office = await another().enter(company, language);
      await office.open("/company-dashboard?tab=applications");
      const theirs = office.part("main article");
      for (const text of [
        "Samar سمر Qudsi",
        seeker.email,
        person.phone,
        person.desiredPosition,
        card.years(7),
        person.education,
        "samar.example",
        ...Object.values(lists).flat(),
        labels.employmentType["part-time"],
        card.yes,
        labels.experience["5-10"],
        sent.expectedSalary,
        sent.coverLetter,
        formatDate(sent.availableDate, language, "short"),
      ])
        expect(theirs.text).toContain(text);
      expect(theirs.count('a[href^="/documents/"]')).toBe(1);
    });

    // ACCT-08, reading 46: no status until the company has acted.
    test("F54 a seeker answers a message with documents; a refused form loses nothing", async ({
      reader,
      board,
    }) => {
      const { thread, applications } = messages;
      const [company, seeker] = [await newCompany(), await newSeeker()];
      const job = await makeJob(company, { title: "Night baker" });
      const id = await insertApplication(job.id, { by: seeker });
      const question = { action: "reply", message: "Since when?", interview: null } as const;
      await withQueue(board.dataDir, () => answerApplications(company, [id], question));
      await reader.enter(seeker, language);
      await reader.open(`/my-account/applications/${id}`);
      expect(reader.part(".messages").text).toContain("Since when?");
      const form = () => reader.part("main form:has([name=text])");
      await form().press(thread.send);
      expect(reader.text).toContain(thread.nothing);
      await form()
        .fill({ text: "Since 2019" })
        .upload("files", pdf("licence.pdf"))
        .press(thread.send);
      expect(reader.notice).toContain(thread.sent);
      const own = reader.part(".messages .mine");
      for (const text of ["Since 2019", "licence"]) expect(own.text).toContain(text);
      await form()
        .fill({ text: "And this" })
        .upload("files", pdf("words.txt", Buffer.from("words")))
        .press(thread.send);
      expect([reader.text, form().value("text")]).toEqual([
        expect.stringContaining(applications.cvWrongType),
        "And this",
      ]);
      await reader.press(thread.block);
      expect([reader.notice, reader.text]).toEqual([
        expect.stringContaining(thread.blocked),
        expect.stringContaining(thread.blockedByYou),
      ]);
      await reader.press(thread.unblock);
      expect(reader.count("main form:has([name=text])")).toBe(1);
    });

    test("a seeker reads every answer, asks for another time, confirms, withdraws and applies again", async ({
      reader,
      board,
    }) => {
      const { interview, withdraw, timeline } = ownApplication;
      const answer = (...how: Parameters<typeof answerApplications>) =>
        withQueue(board.dataDir, () => answerApplications(...how));
      const [company, seeker] = [await newCompany(), await newSeeker()];
      const job = await makeJob(company, { title: "Night baker" });
      await reader.enter(seeker, language);
      await apply(reader, job.id, { coverLetter: "I bake." });
      const [application] = await db
        .select()
        .from(jobApplications)
        .where(eq(jobApplications.jobId, job.id));
      const id = application?.id ?? "";
      const own = reader.part(`#application-${id}`);
      await reader.open("/my-account?tab=applications");
      expect(own.text).toContain(ownData.application.unopened);
      expect(reader.count(".status-steps .done")).toBe(1);
      expect(reader.count("main .chips, header .unseen")).toBe(0);
      await answer(company, [id], {
        action: "invite",
        message: "Welcome, {name}",
        interview: oneTime(new Date(Date.now() + 3 * 86_400_000), {
          place: "Baghdad Street",
          note: "Ask for Rana",
        }),
      });
      await reader.open("/jobs");
      await reader.open(reader.attributes("header a:has(.unseen)", "href")[0] ?? "");
      expect([reader.path, own.text]).toEqual([
        "/my-account?tab=applications&show=news",
        expect.stringContaining(ownApplication.status.interview),
      ]);
      await own.press(ownApplication.follow);
      expect(reader.path).toBe(`/my-account/applications/${id}`);
      for (const text of ["Baghdad Street", "Welcome, Rima Al-Halabi"])
        expect(reader.text).toContain(text);
      const file = await reader.ask(`/my-account/applications/${id}/interview.ics`);
      expect(file.body.toString()).toContain("LOCATION:Baghdad Street");
      await reader
        .part("main")
        .fill({ [interview.whenSuits]: "On Sunday?" })
        .press(interview.send);
      for (const text of [ownApplication.requestSent, interview.requested])
        expect(reader.text).toContain(text);
      expect((await findInterviews([id])).get(id)?.answerNote).toBe("On Sunday?");
      await reader.press(interview.confirm);
      expect([reader.text, reader.part(".timeline").text]).toEqual([
        expect.stringContaining(interview.confirmed),
        expect.stringContaining(timeline.confirm),
      ]);
      expect(reader.count("header .unseen")).toBe(0);
      await reader.press(withdraw.summary);
      await reader.press(withdraw.act);
      expect([reader.notice, reader.text]).toEqual([
        expect.stringContaining(withdraw.done),
        expect.stringContaining(withdraw.doneText),
      ]);
      expect(reader.text).not.toContain("Welcome, Rima");
      await reader.press(withdraw.again);
      expect(reader.path).toBe(`/apply/${job.id}`);
      await apply(reader, job.id);
      await reader.open(`/my-account/applications/${id}`);
      expect(reader.part(".timeline").text.split(timeline.send)).toHaveLength(3);
    });
  });
}

import { expect } from "@playwright/test";
import { count, eq, sql } from "drizzle-orm";
import { unzipSync } from "fflate";
import { authUsers } from "#app/features/accounts/accounts.table.ts";
import { companyInvitations } from "#app/features/accounts/membership/membership.table.ts";
import { cvViews, jobApplications } from "#app/features/applications/applications.table.ts";
import { closeUnanswered } from "#app/features/applications/unanswered/close-unanswered.server.ts";
import { jobEndings } from "#app/features/applications/unanswered/unanswered.table.ts";
import { companyReplyFigures } from "#app/features/companies/reply-figures/reply-figures.table.ts";
import { openInvitationLink } from "#app/features/team/emails/invitation-links.server.ts";
import { languages } from "#app/i18n/language.ts";
import { db } from "#app/platform/database/database.server.ts";
import { sampleDocx, samplePdf } from "#demo/sample-cv.ts";
import { messagesOf, ofOtherLanguage } from "#e2e/support/languages.ts";
import { newCompany, newSeeker } from "#e2e/support/new-people.ts";
import { makeJob } from "#test/people.ts";
import { insertApplication } from "#test/sent-applications.ts";
import type { PlainBrowser } from "./plain-browser.ts";
import { apply, test } from "./plain-test.ts";

const statuses = async (jobId: string) => {
  const rows = await db
    .select({ status: jobApplications.status, n: count() })
    .from(jobApplications)
    .where(eq(jobApplications.jobId, jobId))
    .groupBy(jobApplications.status);
  return Object.fromEntries(rows.map(({ status, n }) => [status, n]));
};

for (const language of languages) {
  const messages = messagesOf[language];
  const {
    applicants,
    applications,
    unanswered,
    team,
    posting,
    replyTexts,
    lifecycle,
    jobs: list,
  } = messages;
  const listOf = (jobId: string) => `/company-dashboard/jobs/${jobId}/applicants`;

  test.describe(`in ${language}`, { tag: ofOtherLanguage(language) }, () => {
    /** Applications to a job by its form, the last of them by one whose name is Arabic. */
    async function applied(jobId: string, another: () => PlainBrowser, letters: string[]) {
      for (const [place, coverLetter] of letters.entries()) {
        const names = {
          firstName: place === letters.length - 1 ? "أسماء" : "Rima",
          lastName: `Number-${place}`,
        };
        await apply(await another().enter(await newSeeker(), language), jobId, {
          ...names,
          coverLetter,
        });
      }
    }
    /** Opens the first applicant's page in the list. */
    const openFirst = (reader: PlainBrowser) =>
      reader.open(reader.attributes("main .app-row a", "href")[0] ?? "");

    test("a company reads an application, notes and stars it, invites, and reads its history", async ({
      reader,
      another,
    }) => {
      const company = await newCompany();
      const job = await makeJob(company, { title: "Accountant", salaryMax: "2000000" });
      await applied(job.id, another, ["Letter 0", "Letter 1"]);
      await reader.enter(company, language);
      await reader.open("/company-dashboard");
      await reader.part("main tbody").press("Accountant");
      expect(reader.path).toBe(listOf(job.id));
      expect(reader.part(`nav[aria-label="${applicants.stages}"]`).text).toContain(
        `2${applicants.stage.new}`,
      );
      await reader
        .part("main form[role=search]")
        .fill({ [applicants.filter.search]: "اسماء" })
        .press(applicants.filter.apply);
      expect(reader.count("main .app-row")).toBe(1);
      await openFirst(reader);
      const pane = reader.part("main .pane, main [role=region]", "Number-1");
      expect(pane.texts("h2")).toContain("أسماء Number-1");
      for (const text of ["Letter 1", applicants.stage.reviewing])
        expect(pane.text).toContain(text);
      await pane.press(applicants.star);
      expect(pane.acts(applicants.unstar)).toHaveLength(1);
      await pane.unchecked().press(applicants.addNote);
      expect(pane.text).toContain(applicants.noteMissing);
      await pane.fill({ [applicants.note]: "Knows the books" }).press(applicants.addNote);
      expect(pane.texts("li").join()).toContain("Knows the books");
      await pane.press(applicants.action.shortlist);
      expect(pane.text).toContain(applicants.doubts.unconfirmed(1));
      await pane.press(applicants.form.send.shortlist);
      expect([reader.text, await statuses(job.id)]).toEqual([
        expect.stringContaining(applicants.done.head),
        { pending: 1, shortlisted: 1 },
      ]);

      await pane.press(applicants.action.invite);
      const { form } = applicants;
      expect(pane.value(form.message)).toMatch(/^[^{]*Accountant[^{]*$/);
      await pane.fill({ [form.template]: "moreDocuments.en" }).press(form.useTemplate);
      expect(pane.value(form.message)).toMatch(/a few more documents/);
      pane.fill({ [form.day]: "2030-01-03", [form.time]: "25:00", [form.place]: "Sheikh Najjar" });
      await pane.press(form.send.invite);
      expect([reader.alert, pane.value(form.message)]).toEqual([
        expect.stringContaining(lifecycle.errors.time),
        expect.stringMatching(/a few more/),
      ]);
      await pane.fill({ [form.time]: "11:00" }).press(form.send.invite);
      for (const text of [
        "Sheikh Najjar",
        applicants.interviewAnswer.none,
        applicants.by({ event: applicants.event.invite, name: "Samer Haddad" }),
        "for the position of Accountant",
      ])
        expect(pane.text).toContain(text);
      expect(await statuses(job.id)).toEqual({ pending: 1, interview: 1 });
    });

    // Finding 11 of the third round
    test("text written for an application that is withdrawn meanwhile can still be copied", async ({
      reader,
      another,
    }) => {
      const [company, seeker] = [await newCompany(), await newSeeker()];
      const job = await makeJob(company);
      const id = await insertApplication(job.id, { by: seeker });
      const here = `${listOf(job.id)}/${id}`;
      await reader.enter(company, language);
      const colleague = await another().enter(company, language);
      await colleague.open(here);
      const note = colleague.part("main form:has([name=body])").fill({ body: "Rings on Sunday" });
      await reader.open(`${here}?answer=invite`);
      const form = reader
        .part("main form.answer-form")
        .fill({
          message: "See you there",
          interviewDay: "2030-01-03",
          interviewTime: "11:00",
          interviewPlace: "Sheikh Najjar",
        });
      const applicant = await another().enter(seeker, language);
      await applicant.open(`/my-account/applications/${id}`);
      const { withdraw } = messages.ownApplication;
      await applicant.press(withdraw.summary);
      await applicant.press(withdraw.act);

      await form.press(applicants.form.send.invite);
      for (const text of [applicants.withdrawn, applicants.unsentText, "See you", "Sheikh Najjar"])
        expect(reader.part("main").text).toContain(text);
      await note.press(applicants.addNote);
      for (const text of [applicants.withdrawnMeanwhile, "Rings on Sunday"])
        expect(colleague.text).toContain(text);
    });

    test("a job has ended: one press answers the rest; the unanswered are told once after 14 days", async ({
      reader,
      another,
    }) => {
      const company = await newCompany();
      const [job, silent] = [
        await makeJob(company, { title: "Night baker" }),
        await makeJob(company),
      ];
      for (const { id } of [job, silent]) await applied(id, another, ["First", "Second"]);
      await db.execute(sql`update jobs set status = 'closed' where id = ${job.id}`);
      await db.execute(
        sql`update jobs set application_deadline = '2026-01-01' where id = ${silent.id}`,
      );
      await reader.enter(company, language);
      await reader.open(listOf(job.id));
      expect(reader.text).toContain(unanswered.waiting(2));
      await reader.press(unanswered.answerRest);
      expect([reader.heading, reader.value(applicants.form.message)]).toEqual([
        applicants.asking.decline,
        replyTexts.declined,
      ]);
      expect(await statuses(job.id)).toEqual({ pending: 2 });
      await reader.press(applicants.form.send.decline);
      expect([reader.text, reader.acts(unanswered.answerRest)]).toEqual([
        expect.stringContaining(applicants.done.head),
        [],
      ]);
      expect(await statuses(job.id)).toEqual({ not_selected: 2 });

      await db
        .insert(jobEndings)
        .values({ jobId: silent.id, notifiedAt: sql`now() - interval '14 days'` });
      await reader.open(`/company-dashboard/delete-job/${silent.id}`);
      expect(reader.text).toContain(unanswered.ifDeleted(2));
      // Nothing is queued here: the board sends emails, not the test.
      await db.execute(sql`update auth_users set muted_emails = array['applicationEnded']
        where id in (select user_id from job_applications where job_id = ${silent.id})`);
      await closeUnanswered();
      await reader.open(listOf(silent.id));
      expect(reader.text).not.toContain(unanswered.waiting(2));
      expect(reader.part(`nav[aria-label="${applicants.stages}"]`).text).toContain(
        applicants.stage.closed,
      );
      expect(await statuses(silent.id)).toEqual({ closed: 2 });
      const figures = { answered: 19, unanswered: 1, overdue: 0, medianHours: 90 };
      await db.insert(companyReplyFigures).values({ companyId: company.id, ...figures });
      await reader.open(`/jobs/${silent.id}`);
      for (const text of [list.replyRate.answers({ count: 9 }), list.replyRate.usually(4)])
        expect(reader.part(".reply-rate").text).toContain(text);
      await reader.press(list.replyRate.how);
      expect(reader.path).toBe("/reply-rate");
    });

    test("a company looks at the pages of a CV, reads it as text, and goes on with it to the next", async ({
      reader,
      another,
    }) => {
      const { reader: texts } = applicants;
      const company = await newCompany();
      const job = await makeJob(company);
      for (const [name, bytes] of [
        ["second.docx", sampleDocx(["ريما الحلبي", "محاسبة بخبرة Excel"])],
        ["first.pdf", samplePdf(["Rima Al-Halabi", "Accountant"])],
      ] as const) {
        const seeker = await another().enter(await newSeeker(), language);
        await seeker.open(`/apply/${job.id}`);
        await seeker.upload("resume", { name, bytes }).press(applications.apply.send);
      }
      await reader.enter(company, language);
      await reader.open(listOf(job.id));
      await openFirst(reader);
      const pane = reader.part("main .pane, main [role=region]", "Rima");
      const view = async (link: string) => {
        // The reader of CVs yields to everything else on the machine, and the page says so.
        do await pane.press(link);
        while (pane.text.includes(texts.overloaded));
      };
      await view(texts.showPages);
      const [picture] = pane.attributes('img[src*="/documents/"]', "src");
      expect((await reader.ask(picture ?? "")).headers["content-type"]).toMatch(/^image\//);
      await view(texts.readText);
      expect(pane.part(".cv-text").text).toContain("Accountant");
      await pane.press(applicants.next);
      expect([pane.text, pane.acts(texts.showPages)]).toEqual([
        expect.stringContaining("محاسبة بخبرة Excel"),
        [],
      ]);
      await pane.press(texts.hide);
      expect(pane.text).not.toContain("محاسبة بخبرة Excel");
      const views = await db
        .select({ n: count() })
        .from(cvViews)
        .innerJoin(jobApplications, eq(jobApplications.id, cvViews.applicationId))
        .where(eq(jobApplications.jobId, job.id));
      expect(views, "each CV counts as opened once").toEqual([{ n: 2 }]);
    });

    test("several applicants are declined with one confirmation, and are downloaded as a table", async ({
      reader,
      another,
    }) => {
      const company = await newCompany();
      const job = await makeJob(company, { title: "Accountant" });
      await applied(job.id, another, ["One", "Two", "Three"]);
      await db.execute(
        sql`update job_applications set expected_salary = '=1+1' where job_id = ${job.id}`,
      );
      await reader.enter(company, language);
      await reader.open(listOf(job.id));
      await reader.press(applicants.bulkGo);
      expect(reader.text).toContain(applicants.noneSelected);
      reader.check(applicants.selectAll(3)).fill({ [applicants.bulkAction]: "decline" });
      await reader.press(applicants.bulkGo);
      expect([reader.heading, reader.text]).toEqual([
        applicants.asking.decline,
        expect.stringContaining(applicants.count(3)),
      ]);
      expect(await statuses(job.id)).toEqual({ pending: 3 });
      await reader.press(applicants.form.send.decline);
      expect([reader.text, await statuses(job.id)]).toEqual([
        expect.stringContaining(applicants.done.head),
        { not_selected: 3 },
      ]);
      await reader.press(applicants.download);
      const table = reader.answer.body.toString();
      expect(table.startsWith(`\uFEFF${applicants.csv.name},`)).toBe(true);
      expect([table.trimEnd().split("\r\n").length, table.includes(",'=1+1,")]).toEqual([4, true]);
    });

    test("a team rates and labels applicants, compares two, and gets their CVs in one file", async ({
      reader,
      another,
    }) => {
      const { marks, compare, cvZip, filter, labelsPage } = applicants;
      const company = await newCompany();
      const job = await makeJob(company, { title: "Accountant" });
      await applied(job.id, another, ["One", "Two"]);
      await reader.enter(company, language);
      await reader.open(listOf(job.id));
      await openFirst(reader);
      const pane = reader.part("main .pane");
      await pane.press(marks.stars({ n: "4" }));
      expect([reader.text, pane.text]).toEqual([
        expect.stringContaining(marks.rated),
        expect.stringContaining(marks.given({ name: marks.you, stars: "4" })),
      ]);
      const form = () => pane.part("form:has([name=newLabel])").unchecked();
      await form()
        .fill({ newLabel: "x".repeat(31) })
        .submit();
      expect([form().text, form().value("newLabel")]).toEqual([
        expect.stringContaining(marks.labelLong),
        "x".repeat(31),
      ]);
      await form().fill({ newLabel: "جولة ثانية" }).submit();
      expect(pane.acts(marks.removeLabel({ name: "جولة ثانية" }))).toHaveLength(1);
      await pane.press(marks.manage);
      await reader.fill({ name: "جولة أولى" }).press(labelsPage.renameOf({ name: "جولة ثانية" }));
      expect(reader.text).toContain(labelsPage.renamed);

      await reader.open(listOf(job.id));
      await reader
        .part("main form[role=search]")
        .fill({ [filter.label]: "جولة أولى", [filter.rating]: "4" })
        .press(filter.apply);
      expect(reader.count("main .app-row")).toBe(1);
      await reader.open(listOf(job.id));
      await reader.press(applicants.bulkCompare);
      expect(reader.text).toContain(compare.choose);
      for (const box of reader.all("main .app-row input")) box.setAttribute("checked", "");
      await reader.press(applicants.bulkCompare);
      expect(reader.heading).toBe(compare.of({ job: "Accountant" }));
      for (const text of ["One", "Two", "جولة أولى", marks.mean({ mean: "4" })])
        expect(reader.part("main .compare").text).toContain(text);

      await reader.open(listOf(job.id));
      await reader.press(applicants.bulkCvs);
      expect(reader.text).toContain(applicants.noneSelected);
      await reader.open(listOf(job.id));
      await reader.check(applicants.selectAll(2)).press(applicants.bulkCvs);
      expect(reader.text).toContain(cvZip.files(2));
      await reader.press(cvZip.download);
      expect(Object.keys(unzipSync(reader.answer.body))).toEqual([
        "أسماء Number-1.pdf",
        "Rima Number-0.pdf",
      ]);
      const opened = await db
        .select({ n: count() })
        .from(cvViews)
        .where(eq(cvViews.viewerId, company.id));
      expect(opened).toEqual([{ n: 2 }]);

      await reader.open("/company-dashboard/labels");
      await reader.press(labelsPage.removeOf({ name: "جولة أولى" }));
      await reader.press(labelsPage.removeAct);
      expect(reader.text).toContain(labelsPage.none);
      const suggested = labelsPage.suggested.round;
      await reader.press(marks.addLabel({ name: suggested }));
      expect(reader.acts(labelsPage.removeOf({ name: suggested }))).toHaveLength(1);
      expect(reader.acts(marks.addLabel({ name: suggested }))).toHaveLength(0);
      await reader.fill({ newLabel: suggested }).press(marks.add);
      expect(reader.text).toContain(marks.labelTwice);
    });

    test("a company rewords a reply and restores the shipped text", async ({ reader, another }) => {
      const { templates, form } = applicants;
      const company = await newCompany();
      await reader.enter(company, language);
      await reader.open("/company-dashboard/templates");
      await reader.press(templates.names.declined);
      expect(reader.value(templates.body)).toBe(replyTexts.declined);
      await reader.fill({ [templates.body]: "Not this time, {name}" }).press(templates.save);
      for (const text of [templates.saved, `Not this time, ${templates.previewName}`])
        expect(reader.text).toContain(text);
      const job = await makeJob(company);
      await applied(job.id, another, ["One"]);
      await reader.open(listOf(job.id));
      await openFirst(reader);
      await reader.press(applicants.action.decline);
      expect(reader.value(form.message)).toMatch(/^Not this time, [^{]+$/);
      await reader.open(`/company-dashboard/templates?kind=declined&in=${language}`);
      await reader.press(templates.restore);
      expect([reader.text, reader.value(templates.body)]).toEqual([
        expect.stringContaining(templates.restored),
        replyTexts.declined,
      ]);
    });

    test("issue 14, team: three people share a company, each with a role, and one is removed at once", async ({
      reader,
      another,
    }) => {
      const company = await newCompany();
      await db.update(authUsers).set({ emailVerified: true }).where(eq(authUsers.id, company.id));
      const job = await makeJob(company, { title: "Accountant" });
      await applied(job.id, another, ["Hello"]);
      const [recruiter, looker, nobody] = ["recruiter", "reader", "nobody"].map(
        (who) => `${who}-${company.id}@people.example`,
      ) as [string, string, string];
      await reader.enter(company, language);
      await reader.open("/company-dashboard");
      await reader.press(applications.dashboard.settings);
      await reader.press(team.title);
      const invite = (email: string, role: string) =>
        reader
          .part("main form:has(input[name=email])")
          .unchecked()
          .fill({ email, role })
          .press(team.send);
      await invite("no address", "reader");
      expect([reader.text, reader.value("email")]).toEqual([
        expect.stringContaining(team.emailInvalid),
        "no address",
      ]);
      for (const [email, role] of [
        [recruiter, "recruiter"],
        [looker, "reader"],
        [nobody, "reader"],
      ] as const) {
        await invite(email, role);
        expect([reader.text, reader.count("main li", email)]).toEqual([
          expect.stringContaining(team.invited),
          1,
        ]);
      }
      await reader.press(team.revokeOf({ email: nobody }));
      expect(reader.text).toContain(team.revoked);
      expect(reader.part("main").text).not.toContain(nobody);

      /** Opens the link in a browser of its own and registers by it. */
      const join = async (email: string, firstName: string) => {
        const find = async () =>
          (
            await db.select().from(companyInvitations).where(eq(companyInvitations.email, email))
          )[0];
        await expect.poll(async () => (await find())?.tokenHash ?? null).not.toBeNull();
        const member = await another().speak(language);
        await member.open(
          `/invitation?token=${await openInvitationLink((await find())?.id ?? "")}`,
        );
        const password = "rainy roofs of Homs";
        const form = member.part("main form:has([name=firstName])");
        await form
          .fill({ firstName, lastName: "Kabbani", password, confirmPassword: password })
          .check("agree")
          .press(team.invitation.register);
        expect([member.path, member.text]).toEqual([
          "/company-dashboard",
          expect.stringContaining(team.joined),
        ]);
        return member;
      };
      const rana = await join(recruiter, "Rana");
      await rana.open(listOf(job.id));
      await openFirst(rana);
      await rana.press(applicants.action.shortlist);
      await rana.press(applicants.form.send.shortlist);
      expect(rana.text).toContain(applicants.done.head);
      const yazan = await join(looker, "Yazan");
      expect(yazan.part("main").acts(applications.dashboard.postJob)).toEqual([]);
      await yazan.open(listOf(job.id));
      await openFirst(yazan);
      // Every member rates.
      expect([
        yazan.text,
        yazan.attributes("main form[method=post] [name=intent]", "value"),
      ]).toEqual([expect.stringContaining("Hello"), ["rate"]]);
      expect((await yazan.post(yazan.path, { intent: "answer", action: "hire" })).status).toBe(403);
      await yazan.open("/post-job");
      expect([yazan.path, yazan.text]).toEqual([
        "/company-dashboard",
        expect.stringContaining(posting.readOnly),
      ]);

      await reader.open(listOf(job.id));
      await openFirst(reader);
      const entry = applicants.by({ event: applicants.event.shortlist, name: "Rana Kabbani" });
      expect(reader.part("main .events").text).toContain(entry);
      await reader.open("/company-dashboard/team");
      const row = (name: string) => reader.part("main li", name);
      await row("Yazan").fill({ role: "recruiter" }).submit();
      expect(reader.text).toContain(team.roleChanged);
      await row("Rana").press(team.remove);
      await reader.press(team.removeAct);
      expect([reader.text, reader.count("main li", "Rana")]).toEqual([
        expect.stringContaining(team.removed),
        0,
      ]);
      // The account stays, the company is gone.
      expect((await rana.open(listOf(job.id))).path).toBe("/my-account");
      await yazan.open("/company-dashboard");
      expect(yazan.part("main").acts(applications.dashboard.postJob)).toHaveLength(1);
    });
  });
}

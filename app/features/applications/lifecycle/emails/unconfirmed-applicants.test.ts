import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { authUsers, limits, userProfiles } from "#app/features/accounts/accounts.table.ts";
import { visitor } from "#app/features/accounts/actor.ts";
import { emailEvents } from "#app/features/accounts/emails/emails.table.ts";
import { sendOwnConfirmation } from "#app/features/accounts/emails/own-emails.server.ts";
import { countUnconfirmed } from "#app/features/accounts/emails/unconfirmed.server.ts";
import { requestRecovery } from "#app/features/accounts/password-reset/recovery.server.ts";
import { requestAlert } from "#app/features/alerts/link-alerts.server.ts";
import { findSelection } from "#app/features/applicants/bulk.server.ts";
import * as answerPage from "#app/features/applicants/routes/answer-applicants.tsx";
import * as applicantPage from "#app/features/applicants/routes/applicant.tsx";
import { answerApplications } from "#app/features/applications/lifecycle/answer-applications.server.ts";
import { readJobQuery } from "#app/features/job/job-query.ts";
import * as confirmPage from "#app/features/my-account/routes/confirm-email.tsx";
import { emailsToUnconfirmed } from "#app/limits.ts";
import { db } from "#app/platform/database/database.server.ts";
import { newClient } from "#test/accounts.ts";
import { useTestDatabase } from "#test/database.ts";
import { useTestMail } from "#test/mail.ts";
import { parseEmail } from "#test/parse-email.ts";
import { type EmailPerson, makeCompany, makeJob, makeSeeker } from "#test/people.ts";
import { askPage, linksOf } from "#test/render-route.tsx";
import { confirmed, insertApplication } from "#test/sent-applications.ts";
import { visit } from "#test/visit.ts";

useTestDatabase();
const mail = useTestMail();

let company: EmailPerson;
let jobId: string;
beforeEach(async () => {
  await db.delete(limits);
  await db.delete(emailEvents);
  company = await makeCompany();
  jobId = (await makeJob(company)).id;
});

const decline = { action: "decline", message: null, interview: null } as const;
const reply = (message: string) => ({ action: "reply", message, interview: null }) as const;
const sentTo = async (email: string) =>
  (await mail.emails())
    .filter(({ to }) => to.includes(email))
    .map(({ source }) => parseEmail(source).subject);
const aDayLater = () =>
  db.execute(sql`update guard.limits set hits = array(
    select hit - interval '25 hours' from unnest(hits) hit)`);

describe("F3 answers to an application", () => {
  it("F3 reading 57 go to the address that the applicant gave, confirmed or not", async () => {
    const unconfirmed = await makeSeeker();
    const elsewhere = await confirmed(await makeSeeker());
    const contact = `contact-${crypto.randomUUID()}@people.example`;
    await db.update(userProfiles).set({ email: contact }).where(eq(userProfiles.id, elsewhere.id));
    for (const by of [unconfirmed, elsewhere]) {
      const id = await insertApplication(jobId, { by });
      await answerApplications(company, [id], decline);
    }
    expect(await sentTo(unconfirmed.email)).toHaveLength(1);
    expect(await sentTo(contact)).toHaveLength(1);
    expect(await sentTo(elsewhere.email), "what was given when applying").toEqual([]);
  });

  it("A12 F3 reading 57 are four a day with emails of all other kinds; the rest is gathered", async () => {
    const seeker = await makeSeeker();
    for (let time = 0; time < 3; time += 1) {
      await requestRecovery(seeker.email, "en", newClient());
      await sendOwnConfirmation(seeker, "account");
      await requestAlert(
        seeker.email,
        {
          query: readJobQuery(new URLSearchParams("keyword=nurse")),
          name: "Nurse",
          frequency: "daily",
          hour: 8,
          language: "en",
        },
        newClient(),
      );
    }
    const id = await insertApplication(jobId, { by: seeker });
    for (let time = 0; time < 6; time += 1) {
      await answerApplications(company, [id], reply(`Message ${time}`));
      await mail.emails();
    }
    expect(await sentTo(seeker.email)).toHaveLength(4);
    await aDayLater();
    await answerApplications(company, [id], reply("The last one"));
    const all = await mail.emails();
    const { text } = parseEmail(all.at(-1)?.source ?? "");
    for (const part of ["Message 1", "Message 5", "The last one"]) expect(text).toContain(part);
    expect(await sentTo(seeker.email)).toHaveLength(5);
  });

  it("F3 keeps emails of other kinds from an unconfirmed address", async () => {
    const seeker = await makeSeeker();
    await db
      .update(authUsers)
      .set({ mutedEmails: ["applicationEnded"] })
      .where(eq(authUsers.id, seeker.id));
    const id = await insertApplication(jobId, { by: seeker });
    await answerApplications(company, [id], decline);
    expect(await sentTo(seeker.email), "switched off").toEqual([]);
  });
});

describe("F3 the company", () => {
  const people = async () => {
    const reached = await confirmed(await makeSeeker({ firstName: "LatestAnswer" }));
    const doubtful = await makeSeeker({ firstName: "Doubtful", phone: "+963 944 000 777" });
    const muted = await confirmed(await makeSeeker({ firstName: "Muted", phone: null }));
    await db
      .update(authUsers)
      .set({ mutedEmails: ["applicationEnded"] })
      .where(eq(authUsers.id, muted.id));
    const ids: string[] = [];
    for (const by of [reached, doubtful, muted]) ids.push(await insertApplication(jobId, { by }));
    return ids;
  };

  it("F3 sees before it sends who may not get an email, with the number", async () => {
    const ids = await people();
    const selection = await findSelection(company, jobId, { ids }, "decline");
    expect(selection?.doubts).toEqual({
      unconfirmed: 1,
      off: 1,
      people: [
        {
          name: "Doubtful Al-Halabi",
          phone: "+963 944 000 777",
          mobile: "963944000777",
          isLate: false,
        },
        { name: "Muted Al-Halabi", phone: null, mobile: null, isLate: false },
      ],
      job: "Accountant",
    });
    const invited = await findSelection(company, jobId, { ids }, "invite");
    expect(invited?.doubts, "another kind of email is not switched off").toMatchObject({
      unconfirmed: 1,
      off: 0,
    });
  });

  it("F3 sees that the address has had its emails for today", async () => {
    const seeker = await makeSeeker();
    const id = await insertApplication(jobId, { by: seeker });
    const isLate = async () =>
      (await findSelection(company, jobId, { ids: [id] }, "reply"))?.doubts.people[0]?.isLate;
    for (let time = 0; time < emailsToUnconfirmed; time += 1) {
      expect(await isLate(), `${time} sent`).toBe(false);
      await countUnconfirmed(seeker.email);
    }
    expect(await isLate()).toBe(true);
  });

  it.each(["shortlist", "reconsider"])(
    "F3 sees it before the %s button too, which else acts at once",
    async (action) => {
      const status = action === "shortlist" ? "pending" : "shortlisted";
      const pageOf = async (by: EmailPerson, query = "") => {
        const applicationId = await insertApplication(jobId, { by, status });
        const path = `/company-dashboard/jobs/${jobId}/applicants/${applicationId}`;
        const params = { jobId, applicationId };
        return (await askPage(applicantPage, { as: company, to: path + query, params })).page;
      };
      const atOnce = new RegExp(`<input type="hidden" name="action" value="${action}"/>`);
      expect(await pageOf(await confirmed(await makeSeeker()))).toMatch(atOnce);
      const phone = "+963 944 000 778";
      const page = await pageOf(await makeSeeker({ phone }));
      expect(page).not.toMatch(atOnce);
      expect(linksOf(page).some((link) => link.endsWith(`?answer=${action}`))).toBe(true);
      const form = await pageOf(await makeSeeker({ phone }), `?answer=${action}`);
      expect(form).toMatch(atOnce);
      expect(form).toContain("1 applicant has not confirmed their email.");
      const chat = "https://wa.me/963944000778?text=";
      expect(linksOf(form).some((link) => link.startsWith(chat))).toBe(true);
    },
  );

  it("F3 is told how many were reached how, and found 4 that an answer sent again is not", async () => {
    const ids = await people();
    await answerApplications(company, [ids[0] ?? ""], decline);
    const press = async () => {
      const { status, notice } = await visit(answerPage.action, {
        as: company,
        to: `/company-dashboard/jobs/${jobId}/applicants/answer?action=decline`,
        params: { jobId },
        form: { intent: "answer", action: "decline", ids: ids.join(",") },
      });
      expect(status).toBe(303);
      return notice;
    };
    expect(await press()).toBe(
      "applicants.done.head,applicants.done.unconfirmed:1,applicants.done.off:1,applicants.done.repeated:1",
    );
    expect(await press()).toBe("applicants.repeated");
  });
});

describe("F4 on confirming", () => {
  const confirm = async (person: EmailPerson) => {
    await sendOwnConfirmation(person, "account");
    const to = `/confirm-email?token=${await mail.lastToken()}`;
    await visit(confirmPage.action, { as: person, to, form: { x: "" } });
  };

  it("F4 a company is told of the applications that it got no email about, once", async () => {
    for (let n = 0; n < 3; n += 1) await insertApplication(jobId);
    await insertApplication(jobId, { isOpened: true });
    await confirm(company);
    expect(await sentTo(company.email)).toHaveLength(2);
    const last = (await mail.emails()).at(-1);
    expect(parseEmail(last?.source ?? "").text).toMatch(/3 applications|3 طلبات/);
  });

  it("F4 no email is sent without content", async () => {
    const seeker = await makeSeeker();
    await confirm(seeker);
    expect(await sentTo(seeker.email)).toHaveLength(1);
    await visit(confirmPage.action, { as: visitor, to: "/confirm-email?token=x", form: { x: "" } });
    expect(await sentTo(seeker.email)).toHaveLength(1);
  });
});

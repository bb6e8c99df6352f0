import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import { enqueueEmail } from "#app/emails/enqueue-email.server.ts";
import { authUsers, limits, userProfiles } from "#app/features/accounts/accounts.table.ts";
import { emailEvents } from "#app/features/accounts/emails/emails.table.ts";
import { passwordChangedEmail } from "#app/features/accounts/sign-in/password-changed-email.server.ts";
import { remindOfInterviews } from "#app/features/applications/interviews/reminders.server.ts";
import { answerApplications } from "#app/features/applications/lifecycle/answer-applications.server.ts";
import {
  interviews,
  interviewTimes,
} from "#app/features/applications/lifecycle/lifecycle.table.ts";
import { answerInterview } from "#app/features/applications/lifecycle/own-applications.server.ts";
import { pushSubscriptions } from "#app/features/push/push.table.ts";
import { db } from "#app/platform/database/database.server.ts";
import { settings } from "#app/platform/settings/settings.server.ts";
import { useTestDatabase } from "#test/database.ts";
import { drainQueue } from "#test/drain-queue.ts";
import { useTestMail } from "#test/mail.ts";
import { makeCompany, makeJob } from "#test/people.ts";
import { makePhoneSeeker } from "#test/phone/phone-people.ts";
import { withSms } from "#test/phone/sms.ts";
import { insertApplication, oneTime } from "#test/sent-applications.ts";
import { useSettings } from "#test/settings.ts";
import { sendInPlaceOf } from "./sms-in-place.server.ts";

useTestDatabase();
const mail = useTestMail();
beforeEach(async () => {
  await db.delete(emailEvents);
  await db.delete(limits);
});

/** The texts that an answer to an application of a new phone account leads to. */
async function answered({ before = async (_: string) => {} } = {}) {
  const { person, phone } = await makePhoneSeeker();
  await before(person.id);
  const company = await makeCompany();
  const applications: string[] = [];
  for (const title of ["Baker", "Cook", "Nurse", "Clerk"]) {
    const job = await makeJob(company, { title });
    applications.push(await insertApplication(job.id, { by: person }));
  }
  const answer = async () => {
    const decline = { action: "decline", message: null, interview: null } as const;
    for (const id of applications) {
      await answerApplications(company, [id], decline);
      await drainQueue();
      // As if an hour had passed: one email of the kind an hour.
      await db.execute(
        sql`update email_events set batched_at = batched_at - interval '61 minutes'`,
      );
    }
  };
  const { sent } = await withSms(answer, drainQueue);
  return { sent, phone: phone.replaceAll(" ", "") };
}

it("an answer goes by one sentence with a link, at most three a day, and never by email", async () => {
  const { sent, phone } = await answered();
  expect(sent.map(({ to }) => to)).toEqual(Array(3).fill(phone));
  expect(sent[0]?.text).toBe(
    `Furas: your application has an answer: ${settings().baseUrl}/my-account?tab=applications`,
  );
  expect(await mail.emails()).toEqual([]);
});

it("a company that writes much leaves the messages about an interview", async () => {
  const to = { account: randomUUID(), phone: "963944000911", language: "en" } as const;
  const { sent } = await withSms(async () => {
    for (let time = 0; time < 4; time += 1) await sendInPlaceOf("applicationProgress", to);
    for (let time = 0; time < 5; time += 1) await sendInPlaceOf("interviewInvitation", to);
  });
  const invited = sent.filter(({ text }) => text.includes("interview"));
  expect([sent.length, invited.length]).toEqual([7, 4]);
});

it("an invitation and both reminders are texted within a day, the picked time is not", async () => {
  const { person } = await makePhoneSeeker();
  const company = await makeCompany();
  const id = await insertApplication((await makeJob(company)).id, { by: person });
  const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000);
  const { sent } = await withSms(async () => {
    const times = [inHours(50), inHours(51)];
    const interview = { ...oneTime(inHours(50), { place: "Homs" }), times };
    await answerApplications(company, [id], { action: "invite", message: null, interview });
    await drainQueue();
    const isOf = eq(interviews.applicationId, id);
    const [time] = await db
      .select({ id: interviewTimes.id })
      .from(interviewTimes)
      .innerJoin(interviews, eq(interviews.offerId, interviewTimes.offerId))
      .where(isOf);
    const picked = { answer: "confirm", note: null, time: time?.id ?? "" } as const;
    expect(await answerInterview(person, id, picked)).toHaveProperty("jobId");
    await drainQueue();
    for (const hours of [23, 1]) {
      const setAt = inHours(hours - 48);
      const set = { startsAt: inHours(hours), createdAt: setAt, answeredAt: setAt };
      await db.update(interviews).set(set).where(isOf);
      await remindOfInterviews();
      await drainQueue();
    }
  });
  expect(sent.map(({ text }) => text.split(": ")[1])).toEqual([
    "you are invited to an interview",
    "your interview is coming up",
    "your interview is coming up",
  ]);
});

it.each([
  [[], 0],
  [["question", "answer"], 3],
])(
  "an answer to one who has a device, with %j switched off there, is texted %i times",
  async (mutedPushes, times) => {
    const { sent } = await answered({
      async before(userId) {
        const device = { endpoint: `https://fcm.googleapis.com/${userId}`, p256dh: "", auth: "" };
        await db
          .insert(pushSubscriptions)
          .values({ userId, ...device, language: "en", userAgent: "" });
        await db.update(authUsers).set({ mutedPushes }).where(eq(authUsers.id, userId));
      },
    });
    expect(sent).toHaveLength(times);
  },
);

it("a kind that is switched off is not texted", async () => {
  const { sent } = await answered({
    before: async (id) =>
      void (await db
        .update(authUsers)
        .set({ mutedEmails: ["applicationEnded"] })
        .where(eq(authUsers.id, id))),
  });
  expect(sent).toEqual([]);
});

it("news leave the messages of the day to warnings, and a contact address gets nothing", async () => {
  useSettings({ sms: { ...settings().sms, perDay: 4 } });
  const { person } = await makePhoneSeeker();
  await db.delete(limits);
  const { sent } = await answered({
    before: async (id) =>
      void (await db
        .update(userProfiles)
        .set({ email: "contact@people.example", confirmedEmail: "contact@people.example" })
        .where(eq(userProfiles.id, id))),
  });
  expect(sent, "a quarter").toHaveLength(1);
  expect((await mail.emails()).flatMap(({ to }) => to)).not.toContain("contact@people.example");
  const warned = await withSms(() => enqueueEmail(passwordChangedEmail, person.id, {}), drainQueue);
  expect(warned.sent[0]?.text).toMatch(
    /^Furas: the password of your account was changed.*\/login\/code$/,
  );
});

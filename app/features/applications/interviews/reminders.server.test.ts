import { eq } from "drizzle-orm";
import { beforeEach, expect, it, onTestFinished } from "vitest";
import type { Person } from "#app/features/accounts/actor.ts";
import { answerApplications } from "#app/features/applications/lifecycle/answer-applications.server.ts";
import { interviews } from "#app/features/applications/lifecycle/lifecycle.table.ts";
import { answerInterview } from "#app/features/applications/lifecycle/own-applications.server.ts";
import { findPublicKey } from "#app/features/push/message/vapid.server.ts";
import { subscribeOwnDevice } from "#app/features/push/subscriptions.server.ts";
import { db } from "#app/platform/database/database.server.ts";
import { useTestDatabase } from "#test/database.ts";
import { drainQueue } from "#test/drain-queue.ts";
import { useTestMail } from "#test/mail.ts";
import { parseEmail } from "#test/parse-email.ts";
import { makeCompany, makeJob, makeMember, makeSeeker } from "#test/people.ts";
import { confirmed, insertApplication, oneTime } from "#test/sent-applications.ts";
import { startPushService } from "#test/servers/push/push-service.ts";
import { useSettings } from "#test/settings.ts";
import { remindOfInterviews } from "./reminders.server.ts";

useTestDatabase();
const mail = useTestMail();

const subject = "Reminder: interview for Baker";
const hour = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * hour);

let company: Person;
let seeker: Person;
let id: string;
beforeEach(async () => {
  await db.delete(interviews);
  company = await makeCompany();
  seeker = await confirmed(await makeSeeker());
  id = await insertApplication((await makeJob(company, { title: "Baker" })).id, { by: seeker });
  const interview = oneTime(inHours(100), { place: "Aleppo" });
  await answerApplications(company, [id], { action: "invite", message: null, interview });
  await answerInterview(seeker, id, { answer: "confirm", note: null });
});

/** Puts the interview so many hours ahead, whose time was set so many hours before it. */
async function begins(hours: number, setBefore = 100) {
  const setAt = inHours(hours - setBefore);
  const set = { startsAt: inHours(hours), createdAt: setAt, answeredAt: setAt };
  await db.update(interviews).set(set).where(eq(interviews.applicationId, id));
}
const subjects = async () => (await mail.emails()).map(({ source }) => parseEmail(source).subject);
const reminders = async () => (await subjects()).filter((each) => each === subject).length;

it.each([
  ["none earlier than a day before", [25], [0]],
  ["one a day before", [23.9], [1]],
  ["one two hours before", [1.9], [1]],
  ["both, each once", [23.9, 20, 3, 1.9, 1, 0.1], [1, 0, 0, 1, 0, 0]],
  ["none once it has begun", [-0.1], [0]],
])("an applicant gets %s", async (_, hours, counts) => {
  const sent: number[] = [];
  for (const before of hours) {
    await begins(before);
    const earlier = await reminders();
    await remindOfInterviews();
    sent.push((await reminders()) - earlier);
  }
  expect(sent).toEqual(counts);
});

it.each([
  ["the first", 20, 21],
  ["the second", 1, 1.5],
])("%s is not sent where the time was set later than that", async (_, hours, setBefore) => {
  await begins(hours, setBefore);
  expect(await remindOfInterviews()).toBe(0);
});

it("the company's people who answer applicants get one email of all that are near", async () => {
  const [owner, recruiter, reader] = [
    await confirmed(company),
    await confirmed(await makeMember(company, "recruiter")),
    await confirmed(await makeMember(company, "reader")),
  ];
  const to = async (person: Person) =>
    (await mail.emails())
      .filter((each) => each.to.includes(person.email ?? ""))
      .map(({ source }) => parseEmail(source))
      .filter((each) => each.subject.startsWith("Reminder"));
  await begins(23);
  await remindOfInterviews();
  const [email, ...more] = await to(owner);
  expect(more).toEqual([]);
  expect(email?.subject).toBe("Reminder: interview with Rima Al-Halabi");
  expect(email?.text).toContain("Aleppo");
  expect(await to(recruiter)).toHaveLength(1);
  expect(await to(reader)).toEqual([]);

  const other = await insertApplication((await makeJob(company, { title: "Driver" })).id);
  const interview = oneTime(inHours(100), { place: "Homs" });
  await answerApplications(company, [other], { action: "invite", message: null, interview });
  const isOther = eq(interviews.applicationId, other);
  await db
    .update(interviews)
    .set({ startsAt: inHours(1.9), createdAt: inHours(-9) })
    .where(isOther);
  await begins(1.8);
  await remindOfInterviews();
  const both = (await to(owner)).slice(1);
  expect(both.map((each) => each.subject)).toEqual(["Reminder: 2 interviews"]);
  expect(both[0]?.text).toMatch(/Baker[\s\S]*Driver/);
});

it("several processes send it once", async () => {
  await begins(23);
  const all = await Promise.all([1, 2, 3, 4].map(() => remindOfInterviews()));
  expect(all.toSorted()).toEqual([0, 0, 0, 1]);
  expect(await reminders()).toBe(1);
});

const decline = { action: "decline", message: null, interview: null } as const;
const move = {
  action: "invite",
  message: null,
  interview: oneTime(inHours(200), { place: "Homs" }),
} as const;

it.each<[string, () => Promise<unknown>]>([
  ["was cancelled", () => answerApplications(company, [id], decline)],
  ["was moved", () => answerApplications(company, [id], move)],
  [
    "needs another time",
    () => answerInterview(seeker, id, { answer: "ask_another_time", note: null }),
  ],
])("none is sent of an interview that %s, not even one that is queued", async (_, change) => {
  await begins(23);
  expect(await remindOfInterviews()).toBe(1);
  await change();
  expect(await reminders()).toBe(0);
  await db.update(interviews).set({ reminders: 0 });
  expect(await remindOfInterviews()).toBe(0);
});

it("a notification goes to the applicant's devices with it", async () => {
  const service = await startPushService();
  onTestFinished(() => service.close());
  useSettings({ pushOrigins: [service.origin] });
  const { endpoint, keys, read } = await service.subscribe(await findPublicKey());
  await subscribeOwnDevice(seeker, { endpoint, ...keys }, { language: "en", userAgent: "" });
  await begins(1.9);
  await remindOfInterviews();
  await drainQueue();
  const messages = await Promise.all(service.deliveries.map(({ body }) => read(body)));
  expect(messages.map((message) => JSON.parse(message))).toMatchObject([
    { title: "Your interview is coming up", path: `/my-account/applications/${id}` },
  ]);
});

it("an interview that is moved is reminded of anew", async () => {
  await begins(1.9);
  await remindOfInterviews();
  await answerApplications(company, [id], move);
  const newest = eq(interviews.place, "Homs");
  const createdAt = inHours(-100);
  await db
    .update(interviews)
    .set({ startsAt: inHours(23), createdAt })
    .where(newest);
  expect(await remindOfInterviews()).toBe(1);
});

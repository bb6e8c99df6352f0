import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import type { Person } from "#app/features/accounts/actor.ts";
import { visitor } from "#app/features/accounts/actor.ts";
import { findPerson } from "#app/features/accounts/find-person.server.ts";
import { recordNoShow } from "#app/features/applicants/interviews/no-show.server.ts";
import { removeMember } from "#app/features/team/members.server.ts";
import { db } from "#app/platform/database/database.server.ts";
import { useTestDatabase } from "#test/database.ts";
import { makeCompany, makeJob, makeMember, makeSeeker } from "#test/people.ts";
import { insertApplication, oneTime } from "#test/sent-applications.ts";
import { answerApplications } from "./answer-applications.server.ts";
import { findInterviews, type Interview, listOfferedTimes } from "./interviews.server.ts";
import { interviews, interviewTimes } from "./lifecycle.table.ts";
import {
  answerInterview,
  markOwnNewsSeen,
  withdrawOwnApplication,
} from "./own-applications.server.ts";

useTestDatabase();

const times = Array.from({ length: 8 }, (_, at) => new Date(Date.UTC(2099, 10, 30, 7, 30 * at)));
const offer = (more = {}) => ({
  action: "invite" as const,
  message: null,
  interview: oneTime(new Date(), { times, minutes: 30, place: "Aleppo", ...more }),
});
const decline = { action: "decline", message: null, interview: null } as const;

let company: Person;
let jobId: string;
let people: Person[];
let ids: string[];

beforeEach(async () => {
  company = await makeCompany();
  jobId = (await makeJob(company)).id;
  people = [await makeSeeker(), await makeSeeker(), await makeSeeker()];
  ids = await Promise.all(people.map((by) => insertApplication(jobId, { by })));
});

const interviewOf = async (person: number) =>
  (await findInterviews(ids)).get(ids[person] ?? "") as Interview;
const offered = async (person: number) => listOfferedTimes(await interviewOf(person));
const free = async (person: number) =>
  (await offered(person)).filter(({ isFree }) => isFree).map(({ startsAt }) => startsAt);
const timeAt = async (person: number, at: number) => (await offered(person))[at]?.id ?? "";
const pick = (person: number, time: string) =>
  answerInterview(people[person] ?? visitor, ids[person] ?? "", {
    answer: "confirm",
    note: null,
    time,
  });
const ask = (person: number) =>
  answerInterview(people[person] ?? visitor, ids[person] ?? "", {
    answer: "ask_another_time",
    note: "On Sunday?",
  });
const done = () => ({ jobId });

describe("eight times offered to three people", () => {
  beforeEach(async () => {
    await answerApplications(company, ids, offer());
  });

  it("are picked by one person each, and free for the others until then", async () => {
    expect(await free(2)).toEqual(times);
    expect(await pick(0, await timeAt(0, 2))).toEqual(done());
    expect(await free(0)).toEqual(times);
    expect(await free(1)).toEqual(times.filter((time) => time !== times[2]));
    expect(await pick(1, await timeAt(1, 2))).toEqual({ refused: "lifecycle.timeTaken" });
    expect(await pick(1, await timeAt(1, 3))).toEqual(done());
    expect(await interviewOf(0)).toMatchObject({ startsAt: times[2], answer: "confirmed" });
    expect(await interviewOf(1)).toMatchObject({ startsAt: times[3], answer: "confirmed" });
    expect(await interviewOf(2)).toMatchObject({ startsAt: null, answer: null });
  });

  it("can be changed for another one, which frees the first", async () => {
    const first = await timeAt(0, 0);
    await pick(0, first);
    const before = await interviewOf(0);
    expect(await pick(0, first), "pressed twice").toEqual(done());
    expect(await interviewOf(0)).toEqual(before);
    await pick(0, await timeAt(0, 1));
    expect((await interviewOf(0)).sequence).toBe(before.sequence + 1);
    expect(await free(1)).toEqual(times.filter((time) => time !== times[1]));
  });

  it.each<[string, () => Promise<unknown>]>([
    ["another time is requested", () => ask(0)],
    ["the company declines", () => answerApplications(company, ids.slice(0, 1), decline)],
    ["the company invites again", () => answerApplications(company, ids.slice(0, 1), offer())],
    [
      "the application is withdrawn",
      async () => {
        await markOwnNewsSeen(people[0] as Person, ids[0] as string, Number.MAX_SAFE_INTEGER);
        await withdrawOwnApplication(people[0] as Person, ids[0] ?? "");
      },
    ],
    [
      "the application is deleted",
      () => db.execute(sql`delete from job_applications where id = ${ids[0]}`),
    ],
  ])("are free again once %s", async (_, release) => {
    await pick(0, await timeAt(0, 0));
    expect(await free(1)).not.toContainEqual(times[0]);
    await release();
    expect(await free(1)).toContainEqual(times[0]);
  });

  it("are picked by those they are offered to alone, and only from their own offer", async () => {
    const time = await timeAt(0, 0);
    for (const stranger of [await makeSeeker(), company, visitor]) {
      const answer = { answer: "confirm", note: null, time } as const;
      expect(await answerInterview(stranger, ids[0] ?? "", answer)).toEqual({
        refused: "lifecycle.missing",
      });
    }
    for (const wrong of ["", "then", ids[0] ?? ""]) {
      expect(await pick(0, wrong)).toEqual({ refused: "lifecycle.chooseTime" });
    }
    const job = await makeJob(company);
    const other = await insertApplication(job.id, { by: people[0] });
    await answerApplications(company, [other], offer());
    const [theirs] = await listOfferedTimes(
      (await findInterviews([other])).get(other) as Interview,
    );
    expect(await pick(0, theirs?.id ?? "")).toEqual({ refused: "lifecycle.chooseTime" });
  });

  it("are taken once in a job, also by way of a second offer", async () => {
    await pick(0, await timeAt(0, 4));
    await answerApplications(company, ids.slice(1, 2), offer());
    expect(await free(1)).not.toContainEqual(times[4]);
    expect(await pick(1, await timeAt(1, 4))).toEqual({ refused: "lifecycle.timeTaken" });
  });

  it("are taken by any overlap in the job, and then count for none of the invited", async () => {
    await pick(0, await timeAt(0, 4));
    const quarter = new Date((times[4] as Date).getTime() + 15 * 60_000);
    const after = new Date((times[4] as Date).getTime() + 30 * 60_000);
    const others = { times: [quarter, after], minutes: 15 };
    const two = ids.slice(1);
    expect(await answerApplications(company, two, offer(others))).toEqual({
      refused: "lifecycle.tooFewTimes",
    });
    await answerApplications(company, ids.slice(1, 2), offer(others));
    expect(await free(1)).toEqual([after]);
    expect(await pick(1, await timeAt(1, 0))).toEqual({ refused: "lifecycle.timeTaken" });
    expect(await pick(1, await timeAt(1, 1))).toEqual(done());
    const single = offer({ times: times.slice(0, 1) });
    await answerApplications(company, ids.slice(2), single);
    expect(await free(0)).toEqual(times.filter((_, at) => at !== 0 && at !== 5));
  });

  it("cannot be picked once they have begun", async () => {
    const time = await timeAt(0, 0);
    await db
      .update(interviewTimes)
      .set({ startsAt: new Date() })
      .where(eq(interviewTimes.id, time));
    expect(await pick(0, time)).toEqual({ refused: "lifecycle.timePast" });
    expect(await free(0)).toEqual(times.slice(1));
  });

  it("are not picked again once the held one has begun, nor after it was missed", async () => {
    await pick(0, await timeAt(0, 0));
    const another = await timeAt(0, 1);
    const isRimas = eq(interviews.applicationId, ids[0] ?? "");
    await db
      .update(interviews)
      .set({ startsAt: new Date(Date.now() - 60_000) })
      .where(isRimas);
    expect(await pick(0, another)).toEqual({ refused: "lifecycle.interviewHeld" });
    expect(await recordNoShow(company, ids[0] ?? "", true)).toEqual({ id: ids[0] });
    expect(await ask(0)).toEqual(done());
    expect(await pick(0, another)).toEqual({ refused: "lifecycle.interviewHeld" });

    const single = offer({ times: [new Date(Date.now() - 60_000)] });
    await answerApplications(company, ids.slice(1, 2), single);
    expect(await pick(1, "")).toEqual({ refused: "lifecycle.interviewHeld" });
  });

  it("are not changed without end, since each change is emailed", async () => {
    const both = [await timeAt(0, 0), await timeAt(0, 1)];
    const answers: unknown[] = [];
    for (let round = 0; round < 21; round++) answers.push(await pick(0, both[round % 2] ?? ""));
    expect(answers).toEqual([
      ...Array.from({ length: 20 }, done),
      { refused: "lifecycle.answeredTooOften" },
    ]);
  });

  it("are never held twice by the database itself", async () => {
    const timeId = await timeAt(0, 0);
    await pick(0, timeId);
    const set = db.update(interviews).set({ timeId, startsAt: times[0] ?? null });
    await expect(set.where(eq(interviews.applicationId, ids[1] ?? ""))).rejects.toThrow();
  });
});

// A thousand rounds before a release: ROUNDS=1000 npm run unit -- lifecycle/interviews.
const rounds = Number(process.env.ROUNDS ?? 50);

it(`a time pressed by two people at once is one person's, ${rounds} times`, async () => {
  const both = [0, 1];
  const twice: unknown[] = [];
  for (let round = 0; round < rounds; round++) {
    const at = round % times.length;
    const anew = { ...offer(), message: `Round ${round}` };
    if (at === 0) await answerApplications(company, ids.slice(0, 2), anew);
    const pressed = await timeAt(0, at);
    const answers = await Promise.all(both.map((person) => pick(person, pressed)));
    const isRight =
      answers.filter((answer) => "jobId" in answer).length === 1 &&
      answers.some((answer) => "refused" in answer && answer.refused === "lifecycle.timeTaken");
    const holders = await db.$count(interviews, eq(interviews.timeId, pressed));
    if (!isRight || holders !== 1) twice.push({ round, answers, holders });
  }
  expect(twice).toEqual([]);
}, 600_000);

describe("who offers times", () => {
  it("is a member who answers for the job's company, and no removed one", async () => {
    const [recruiter, reader] = [
      await makeMember(company, "recruiter"),
      await makeMember(company, "reader"),
    ];
    expect(await answerApplications(reader, ids, offer())).toEqual({
      refused: "lifecycle.readOnly",
    });
    for (const stranger of [await makeCompany(), people[0] as Person, visitor]) {
      expect(await answerApplications(stranger, ids, offer())).toEqual({
        refused: "lifecycle.missing",
      });
    }
    expect(await answerApplications(recruiter, ids, offer())).toMatchObject({ answered: 3 });
    await removeMember(company, recruiter.id);
    const removed = (await findPerson(recruiter.id)) as Person;
    expect(await answerApplications(removed, ids, offer())).toEqual({
      refused: "lifecycle.missing",
    });
  });

  it("offers a time for each, or times for several together", async () => {
    const few = { times: times.slice(0, 2) };
    expect(await answerApplications(company, ids, offer(few))).toEqual({
      refused: "lifecycle.tooFewTimes",
    });
    await answerApplications(company, ids, offer({ ...few, isGroup: true }));
    for (const person of [0, 1, 2]) {
      expect(await free(person)).toEqual(few.times);
      expect(await pick(person, await timeAt(person, 0))).toEqual(done());
    }
    expect(await pick(2, await timeAt(2, 1))).toEqual(done());
    expect((await interviewOf(2)).startsAt).toEqual(times[1]);
  });

  it.each([
    { place: "Homs" },
    { phone: "+963 944 000 000" },
    { link: "https://meet.example/1" },
    { note: "Bring your certificates" },
    { minutes: 20 },
    { isGroup: true },
  ])("sends it again where it was corrected: %o", async (corrected) => {
    for (const single of [{ times: times.slice(0, 1) }, {}]) {
      const isStored = "isGroup" in corrected && "times" in single;
      const one = ids.slice(0, 1);
      await answerApplications(company, one, offer(single));
      const again = await answerApplications(company, one, offer({ ...single, ...corrected }));
      expect(again).toMatchObject(isStored ? { repeated: 1 } : { answered: 1 });
    }
  });

  it("sends the same offer once, however often it is pressed", async () => {
    const all = await Promise.all([1, 2, 3].map(() => answerApplications(company, ids, offer())));
    const counts = all.map((one) => ("answered" in one ? one.answered : one));
    expect(counts.toSorted()).toEqual([0, 0, 3]);
  });
});

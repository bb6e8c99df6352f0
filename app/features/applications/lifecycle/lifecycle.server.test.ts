import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import type { Person } from "#app/features/accounts/actor.ts";
import { visitor } from "#app/features/accounts/actor.ts";
import { applyToJob, findOwnApplication } from "#app/features/applications/applications.server.ts";
import { documents, jobApplications } from "#app/features/applications/applications.table.ts";
import { findDocumentFor, uploadDocument } from "#app/features/applications/cv/documents.server.ts";
import { db } from "#app/platform/database/database.server.ts";
import { isRefused } from "#app/platform/outcome.ts";
import { samplePdf } from "#demo/sample-cv.ts";
import { useTestDatabase } from "#test/database.ts";
import { makeCompany, makeJob, makeSeeker } from "#test/people.ts";
import { insertApplication, oneTime } from "#test/sent-applications.ts";
import { answerApplications } from "./answer-applications.server.ts";
import { listCompanyHistory, listOwnHistory, recordOpening } from "./history.server.ts";
import { findInterviews } from "./interviews.server.ts";
import { applicationEvents, applicationNotes } from "./lifecycle.table.ts";
import {
  answerInterview,
  countOwnNews,
  markOwnNewsSeen,
  withdrawOwnApplication,
} from "./own-applications.server.ts";

useTestDatabase();

const form = {
  firstName: "Rima",
  lastName: "Al-Halabi",
  email: "rima@example.com",
  phone: "+963 944 000 000",
  coverLetter: "Dear team",
  experience: null,
  expectedSalary: null,
  availableDate: null,
};
const say = (
  action: "shortlist" | "offer" | "hire" | "decline" | "reconsider" | "reply",
  message: string | null = null,
) => ({ action, message, interview: null }) as const;
const invitation = {
  action: "invite",
  message: "Come and see us, {name}",
  interview: oneTime(new Date("2030-01-02T08:00:00Z"), { place: "Aleppo" }),
} as const;

let seeker: Person;
let company: Person;
let jobId: string;
let id: string;

async function apply(actor: Person, job = jobId): Promise<string> {
  const document = await uploadDocument(actor, { content: samplePdf(["CV"]), fileName: "cv.pdf" });
  if (isRefused(document)) throw new Error(document.refused);
  const sent = await applyToJob(actor, job, form, document.id);
  if (isRefused(sent)) throw new Error(sent.refused);
  return sent.id;
}

beforeEach(async () => {
  [seeker, company] = [await makeSeeker(), await makeCompany()];
  jobId = (await makeJob(company)).id;
  id = await apply(seeker);
});

const rowOf = async (application = id) => {
  const [row] = await db.select().from(jobApplications).where(eq(jobApplications.id, application));
  return row;
};
const actionsOf = async (application = id) =>
  (await listCompanyHistory(company, application)).map(({ action }) => action);

describe("answers of a company", () => {
  it("moves an application, writes down who did it, and is news to the applicant", async () => {
    await recordOpening(company, id);
    expect(await countOwnNews(seeker)).toBe(0);
    expect(await answerApplications(company, [id], say("shortlist", "Hello {name}"))).toMatchObject(
      { answered: 1, skipped: 0 },
    );
    expect(await rowOf()).toMatchObject({ status: "shortlisted", hasNews: true });
    const history = (await listOwnHistory(seeker, [id])).get(id);
    expect(history).toMatchObject([
      { action: "send", side: "seeker" },
      { action: "open", side: "company", by: null },
      { action: "shortlist", side: "company", by: null, message: "Hello Rima Al-Halabi" },
    ]);
    expect((await listCompanyHistory(company, id)).at(-1)?.by).toBe("Samer Haddad");
    expect(await countOwnNews(seeker)).toBe(1);
    await markOwnNewsSeen(seeker, id, Number.MAX_SAFE_INTEGER);
    expect(await countOwnNews(seeker)).toBe(0);
  });

  it("answers many at once, and skips those that no longer allow it", async () => {
    const others = [await makeSeeker(), await makeSeeker()];
    const ids = [id, ...(await Promise.all(others.map((other) => apply(other))))];
    await withdrawOwnApplication(seeker, id);
    const answered = await answerApplications(company, ids, say("decline", "{name}: {job}"));
    expect(answered).toMatchObject({ answered: 2, skipped: 1 });
    expect((await rowOf())?.status).toBe("withdrawn");
    expect(await answerApplications(company, ids, say("decline"))).toMatchObject({
      answered: 0,
      skipped: 3,
    });
    expect(
      await answerApplications(company, ids, say("decline", "{name}: {job}")),
      "found 4 the same answer once more is told from one that is not allowed",
    ).toMatchObject({ answered: 0, repeated: 2, skipped: 1 });
  });

  it("is given once, however often the form is sent", async () => {
    const twice = await Promise.all(
      [1, 2, 3].map(() => answerApplications(company, [id], invitation)),
    );
    expect(twice.map((one) => ("answered" in one ? one.answered : one)).sort()).toEqual([0, 0, 1]);
    await answerApplications(company, [id], say("reply", "Bring your papers"));
    await answerApplications(company, [id], say("reply", "Bring your papers"));
    expect(await actionsOf()).toEqual(["send", "invite", "reply"]);
  });

  it("is refused to everybody else, who learn nothing of it", async () => {
    const strangers = [await makeCompany(), await makeSeeker(), seeker, visitor];
    for (const stranger of strangers) {
      expect(await answerApplications(stranger, [id], say("hire"))).toEqual({
        refused: "lifecycle.missing",
      });
      expect(await listCompanyHistory(stranger, id)).toEqual([]);
      await recordOpening(stranger, id);
    }
    expect(await rowOf()).toMatchObject({ status: "pending", openedAt: null, hasNews: false });
    expect(await actionsOf()).toEqual(["send"]);
  });
});

describe("an interview", () => {
  it("F32 at one time is for one person, or for several where they may come together", async () => {
    const ids = [id, await insertApplication(jobId), await insertApplication(jobId)];
    expect(await answerApplications(company, ids, invitation)).toEqual({
      refused: "lifecycle.tooFewTimes",
    });
    const together = { ...invitation, interview: { ...invitation.interview, isGroup: true } };
    expect(await answerApplications(company, ids, together)).toMatchObject({ answered: 3 });
    const again = await answerApplications(company, ids, together);
    expect(again).toMatchObject({ answered: 0, repeated: 3, skipped: 0 });
    const starts = [...(await findInterviews(ids)).values()].map(({ startsAt }) => startsAt);
    expect(starts).toEqual(ids.map(() => invitation.interview.times[0]));
  });

  it("is confirmed, or another time is requested, by the applicant alone", async () => {
    await answerApplications(company, [id], invitation);
    const other = await makeSeeker();
    const later = { answer: "ask_another_time", note: "On Sunday?" } as const;
    expect(await answerInterview(other, id, later)).toEqual({ refused: "lifecycle.missing" });
    expect(await answerInterview(seeker, id, later)).toEqual({ jobId });
    expect((await findInterviews([id])).get(id)).toMatchObject({
      answer: "another_time",
      answerNote: "On Sunday?",
    });
    const moved = { ...invitation.interview, times: [new Date("2030-01-06T08:00:00Z")] };
    await answerApplications(company, [id], { ...invitation, interview: moved });
    await answerInterview(seeker, id, { answer: "confirm", note: null });
    await answerInterview(seeker, id, { answer: "confirm", note: null });
    expect((await findInterviews([id])).get(id)).toMatchObject({
      answer: "confirmed",
      startsAt: moved.times[0],
    });
    expect(await actionsOf()).toEqual(["send", "invite", "ask_another_time", "invite", "confirm"]);
  });

  it("report 5 is not answered from a page that shows the one before", async () => {
    await answerApplications(company, [id], invitation);
    const shown = (await findInterviews([id])).get(id)?.id ?? "";
    const moved = { ...invitation.interview, times: [new Date("2030-01-06T08:00:00Z")] };
    await answerApplications(company, [id], { ...invitation, interview: moved });
    for (const answer of ["confirm", "ask_another_time"] as const) {
      expect(await answerInterview(seeker, id, { answer, note: null, interview: shown })).toEqual({
        refused: "lifecycle.interviewChanged",
      });
    }
    const interview = (await findInterviews([id])).get(id)?.id ?? "";
    expect(await answerInterview(seeker, id, { answer: "confirm", note: null, interview })).toEqual(
      { jobId },
    );
  });

  it("cannot be answered once the application has moved on", async () => {
    await answerApplications(company, [id], invitation);
    await answerApplications(company, [id], say("decline"));
    expect(await answerInterview(seeker, id, { answer: "confirm", note: null })).toEqual({
      refused: "lifecycle.interviewOver",
    });
  });
});

describe("withdrawing", () => {
  it("takes CV and texts from the company at once, and may be sent again", async () => {
    const own = eq(documents.ownerId, seeker.id);
    const [before] = await db.select({ id: documents.id }).from(documents).where(own);
    await answerApplications(company, [id], say("shortlist", "Nice letter"));
    await db
      .insert(applicationNotes)
      .values({ applicationId: id, authorId: company.id, body: "good" });
    expect(await withdrawOwnApplication(await makeSeeker(), id)).toEqual({
      refused: "lifecycle.missing",
    });
    // Not from a page that is older than the answer.
    expect(await withdrawOwnApplication(seeker, id)).toEqual({ refused: "lifecycle.newsFirst" });
    await markOwnNewsSeen(seeker, id, Number.MAX_SAFE_INTEGER);
    expect(await withdrawOwnApplication(seeker, id)).toEqual({ jobId });
    expect(await findDocumentFor(company, before?.id ?? "")).toBeUndefined();
    expect(await db.$count(documents, own)).toBe(0);
    expect(await db.$count(applicationNotes, eq(applicationNotes.applicationId, id))).toBe(0);
    expect(await rowOf()).toMatchObject({ coverLetter: null, documentId: null });
    expect((await listCompanyHistory(company, id)).every(({ message }) => message === null)).toBe(
      true,
    );
    expect(await findOwnApplication(seeker, jobId)).toBeUndefined();

    expect(await apply(seeker)).toBe(id);
    expect(await rowOf()).toMatchObject({ status: "pending", clearedAt: null, openedAt: null });
    expect(await actionsOf()).toEqual(["send", "shortlist", "withdraw", "send"]);
  });

  it("is refused once there is a decision", async () => {
    await answerApplications(company, [id], say("hire"));
    expect(await withdrawOwnApplication(seeker, id)).toEqual({ refused: "lifecycle.decided" });
  });

  it("and sending again has an end", async () => {
    for (let times = 1; times < 5; times++) {
      await withdrawOwnApplication(seeker, id);
      await apply(seeker);
    }
    await withdrawOwnApplication(seeker, id);
    await expect(apply(seeker)).rejects.toThrow("lifecycle.sentTooOften");
    expect((await rowOf())?.status).toBe("withdrawn");
  });
});

describe("the history", () => {
  it("is append-only, and goes with its application alone", async () => {
    await answerApplications(company, [id], say("decline", "Sorry"));
    const changes = [
      sql`update application_events set to_status = 'hired'`,
      sql`update application_events set message = 'Welcome'`,
      sql`update application_events set actor_id = ${seeker.id}`,
      sql`delete from application_events`,
    ];
    for (const change of changes) await expect(db.execute(change)).rejects.toThrow();
    await db.execute(sql`update application_events set message = null`);
    await db.delete(jobApplications).where(eq(jobApplications.id, id));
    expect(await db.$count(applicationEvents, eq(applicationEvents.applicationId, id))).toBe(0);
  });
});

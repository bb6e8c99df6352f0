import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { type Actor, type Person, visitor } from "#app/features/accounts/actor.ts";
import { companyMembers } from "#app/features/accounts/membership/membership.table.ts";
import { applyToJob } from "#app/features/applications/applications.server.ts";
import { documents, jobApplications } from "#app/features/applications/applications.table.ts";
import { findDocumentFor, uploadDocument } from "#app/features/applications/cv/documents.server.ts";
import { answerApplications } from "#app/features/applications/lifecycle/answer-applications.server.ts";
import {
  countCompanyNews,
  listCompanyHistory,
  listOwnHistory,
  markCompanyNewsSeen,
  recordOpening,
} from "#app/features/applications/lifecycle/history.server.ts";
import {
  countOwnNews,
  markOwnNewsSeen,
  withdrawOwnApplication,
} from "#app/features/applications/lifecycle/own-applications.server.ts";
import { clearOldApplications } from "#app/features/applications/retention/retention.server.ts";
import { emptyRemovedJobs } from "#app/features/applications/unanswered/empty-removed-jobs.server.ts";
import { recordRemovedJobs } from "#app/features/applications/unanswered/removed-jobs.server.ts";
import { jobs } from "#app/features/job/jobs.table.ts";
import { removeAccount } from "#app/features/my-account/delete-account.server.ts";
import { pushSubscriptions } from "#app/features/push/push.table.ts";
import { messagesADay } from "#app/limits.ts";
import { db } from "#app/platform/database/database.server.ts";
import { isRefused } from "#app/platform/outcome.ts";
import { samplePdf } from "#demo/sample-cv.ts";
import { useTestDatabase } from "#test/database.ts";
import { makeAdmin, makeCompany, makeJob, makeMember, makeSeeker } from "#test/people.ts";
import { filesField, messageKey } from "./message-form.ts";
import { receiveMessage } from "./receive-message.server.ts";
import { blockApplicant, blockOwnThread, writeMessage } from "./thread.server.ts";

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
const question = { action: "reply", message: "When can you start?", interview: null } as const;
const decline = { action: "decline", message: "Sorry", interview: null } as const;

let seeker: Person;
let company: Person;
let jobId: string;
let id: string;

async function upload(by = seeker): Promise<string> {
  const file = { content: samplePdf(["Certificate"]), fileName: "certificate.pdf" };
  const document = await uploadDocument(by, file);
  if (isRefused(document)) throw new Error(document.refused);
  return document.id;
}

async function apply(by: Person): Promise<string> {
  const sent = await applyToJob(by, jobId, form, await upload(by));
  if (isRefused(sent)) throw new Error(sent.refused);
  return sent.id;
}

beforeEach(async () => {
  [seeker, company] = [await makeSeeker(), await makeCompany()];
  jobId = (await makeJob(company)).id;
  id = await apply(seeker);
});

const ask = (message: string = question.message) =>
  answerApplications(company, [id], { ...question, message });
const write = (by: Actor, more: { text?: string; documentIds?: string[]; key?: string } = {}) =>
  writeMessage(by, id, { text: "On Sunday", documentIds: [], key: randomUUID(), ...more });
const written = async () =>
  (await listCompanyHistory(company, id)).filter(({ action }) => action === "write");

describe("F54 a message to the company", () => {
  it("answers a message of the company, with documents, and is shown to both sides", async () => {
    await ask();
    const documentIds = [await upload(), await upload()];
    expect(await write(seeker, { documentIds })).toEqual({ eventId: expect.any(Number) });
    const sent = { message: "On Sunday", side: "seeker", by: null };
    const files = documentIds.map((document) => ({ id: document, name: "certificate.pdf" }));
    expect(await written()).toMatchObject([{ ...sent, documents: files }]);
    const own = (await listOwnHistory(seeker, [id])).get(id);
    expect(own?.at(-1)).toMatchObject({ ...sent, documents: files });
    expect((await listCompanyHistory(company, id)).map(({ action, by }) => [action, by])).toEqual([
      ["send", null],
      ["reply", "Samer Haddad"],
      ["write", null],
    ]);
    expect(own?.map(({ by }) => by)).toEqual([null, null, null]);
  });

  it("is not possible before the company writes, nor after a refusal", async () => {
    expect(await write(seeker)).toEqual({ refused: "thread.notOpen" });
    await ask();
    await answerApplications(company, [id], decline);
    expect(await write(seeker)).toEqual({ refused: "thread.notOpen" });
    await ask("Would another branch suit you?");
    expect(await write(seeker)).toEqual({ eventId: expect.any(Number) });
  });

  it("of another account's application is like that of a missing one", async () => {
    await ask();
    const strangers = [
      visitor,
      await makeSeeker(),
      company,
      await makeCompany(),
      await makeAdmin(),
    ];
    for (const stranger of strangers) {
      expect(await write(stranger)).toEqual({ refused: "lifecycle.missing" });
      expect(await blockOwnThread(stranger, id, true)).toEqual({ refused: "lifecycle.missing" });
    }
    expect(await writeMessage(seeker, "no-id", { text: "x", documentIds: [], key: id })).toEqual({
      refused: "lifecycle.missing",
    });
    expect(await written()).toEqual([]);
  });

  it("is one message however often its form is sent, with its documents", async () => {
    await ask();
    const again = { key: randomUUID(), documentIds: [await upload()] };
    const all = await Promise.all([1, 2, 3].map(() => write(seeker, again)));
    expect(new Set(all.map((one) => JSON.stringify(one))).size).toBe(1);
    expect(await written()).toHaveLength(1);
    expect(await write(seeker, { documentIds: again.documentIds })).toEqual({
      refused: "applications.documentGone",
    });
    // Gone back to, and sent with other words.
    await write(seeker, { key: again.key, text: "On Monday" });
    expect(await written()).toHaveLength(2);
  });

  it("of a form whose documents were sent or are gone is told from a new one", async () => {
    await ask();
    const [document1, key] = [await upload(), randomUUID()];
    const post = (fields: Record<string, string>) => {
      const body = new FormData();
      for (const [name, value] of Object.entries(fields)) body.set(name, value);
      return receiveMessage(
        seeker,
        id,
        new Request("https://jobs.example/", { method: "POST", body }),
      );
    };
    const only = { text: "", document1, [messageKey]: key };
    expect([await post(only), await post(only)]).toEqual(["sent", "sent"]);
    expect(await written()).toHaveLength(1);
    expect(await post({ ...only, [messageKey]: randomUUID() })).toMatchObject({
      answer: { errors: { documents: "applications.documentGone" } },
    });
    const unseen = { text: "\u200f \u200e\u202e", [messageKey]: randomUUID() };
    expect(await post(unseen)).toMatchObject({ answer: { errors: { text: "thread.nothing" } } });
    expect(await written()).toHaveLength(1);
  });

  it("names each file that is refused, and has the others for the next attempt", async () => {
    await ask();
    const body = new FormData();
    body.set("text", "Here they are");
    body.set(messageKey, randomUUID());
    const page = new File(["<p>no CV</p>"], "page.pdf");
    for (const file of [page, new File([new Uint8Array(samplePdf(["A"]))], "licence.pdf")]) {
      body.append(filesField, file);
    }
    const answer = await receiveMessage(
      seeker,
      id,
      new Request("https://jobs.example/", { method: "POST", body }),
    );
    expect(answer).toMatchObject({
      status: 415,
      answer: {
        values: { text: "Here they are" },
        documents: [{ name: "licence.pdf" }],
        refusedFiles: [{ name: "page.pdf", reason: "applications.cvWrongType" }],
      },
    });
    expect(await written()).toHaveLength(0);
  });

  it("takes its sender's own unused documents alone", async () => {
    await ask();
    const other = await makeSeeker();
    const [cv] = await db
      .select({ documentId: jobApplications.documentId })
      .from(jobApplications)
      .where(eq(jobApplications.id, id));
    for (const documentId of [await upload(other), cv?.documentId ?? "", randomUUID(), "no-id"]) {
      expect(await write(seeker, { documentIds: [documentId] })).toEqual({
        refused: "applications.documentGone",
      });
    }
    const document = await upload();
    await write(seeker, { documentIds: [document] });
    const job = await makeJob(company);
    expect(await applyToJob(seeker, job.id, form, document)).toEqual({
      refused: "applications.documentGone",
    });
  });

  it("has an end each day, for both sides", async () => {
    for (let at = 0; at < messagesADay; at++) {
      expect(await ask(`Question ${at}`)).toMatchObject({ answered: 1 });
      expect(await write(seeker, { text: `Answer ${at}` })).toEqual({
        eventId: expect.any(Number),
      });
    }
    expect(await ask("One more")).toEqual({ refused: "thread.tooMany" });
    expect(await write(seeker)).toEqual({ refused: "thread.tooMany" });
  });

  it("found while applying again is of the earlier sending: nothing of it is left", async () => {
    await ask();
    await write(seeker, { documentIds: [await upload()] });
    await markOwnNewsSeen(seeker, id, Number.MAX_SAFE_INTEGER);
    await withdrawOwnApplication(seeker, id);
    expect(await write(seeker)).toEqual({ refused: "thread.ended" });
    expect(await db.$count(documents, eq(documents.ownerId, seeker.id))).toBe(0);
    expect(await apply(seeker)).toBe(id);
    expect(await write(seeker)).toEqual({ refused: "thread.notOpen" });
  });
});

describe("the documents of a message", () => {
  it("open for the applicant and the members of the company, and for no others", async () => {
    await ask();
    const document = await upload();
    await write(seeker, { documentIds: [document] });
    const removed = await makeMember(company, "recruiter");
    const readers = [seeker, company, await makeMember(company, "reader"), removed];
    for (const reader of readers) {
      expect(await findDocumentFor(reader, document)).toMatchObject({ name: "certificate.pdf" });
    }
    await db.delete(companyMembers).where(eq(companyMembers.userId, removed.id));
    const strangers = [visitor, await makeSeeker(), await makeCompany(), await makeAdmin()];
    for (const stranger of [...strangers, { ...removed, company: null }]) {
      expect(await findDocumentFor(stranger, document)).toBeUndefined();
    }
    const other = await makeCompany();
    const member = await makeMember(other, "owner");
    expect(await findDocumentFor(member, document)).toBeUndefined();
  });

  it("go with the CV some days after the job has closed", async () => {
    await ask();
    const document = await upload();
    await write(seeker, { documentIds: [document] });
    await db.update(jobs).set({ status: "closed" }).where(eq(jobs.id, jobId));
    await db.execute(
      sql`update jobs set updated_at = now() - interval '40 days' where id = ${jobId}`,
    );
    expect(await clearOldApplications(30)).toBe(1);
    expect(await findDocumentFor(company, document)).toBeUndefined();
    expect(await db.$count(documents, eq(documents.ownerId, seeker.id))).toBe(0);
    expect(await written()).toMatchObject([{ message: null, documents: [] }]);
    expect(await countCompanyNews(company)).toBe(0);
  });

  it.each(["account", "job"])("go with the %s", async (what) => {
    await ask();
    await write(seeker, { documentIds: [await upload()] });
    if (what === "account") await db.transaction((tx) => removeAccount(tx, seeker));
    else {
      await db.transaction(async (tx) => {
        await recordRemovedJobs(tx, sql`j.id = ${jobId}`);
        await tx.delete(jobs).where(eq(jobs.id, jobId));
      });
      await emptyRemovedJobs();
    }
    expect(await db.$count(documents, eq(documents.ownerId, seeker.id))).toBe(0);
    expect(await written()).toEqual([]);
    expect(await countCompanyNews(company)).toBe(0);
  });
});

describe("news of a message", () => {
  it("is one to the whole company until a member has read it all", async () => {
    expect(await countCompanyNews(company)).toBe(0);
    await ask();
    await write(seeker);
    await write(seeker, { text: "And Monday" });
    const reader = await makeMember(company, "reader");
    const counts = () => Promise.all([company, reader].map((member) => countCompanyNews(member)));
    expect(await counts()).toEqual([1, 1]);
    for (const stranger of [visitor, seeker, await makeCompany()]) {
      expect(await countCompanyNews(stranger)).toBe(0);
      await markCompanyNewsSeen(stranger, id, Number.MAX_SAFE_INTEGER);
    }
    const [first, second] = await written();
    await markCompanyNewsSeen(reader, id, first?.id ?? 0);
    expect(await counts(), "a message has come since").toEqual([1, 1]);
    await markCompanyNewsSeen(reader, id, second?.id ?? 0);
    expect(await counts()).toEqual([0, 0]);
  });

  it("goes to the devices of the other side, without a word of it", async () => {
    const reader = await makeMember(company, "reader");
    const devices = new Map<string, string>();
    for (const person of [
      seeker,
      company,
      reader,
      await makeMember(await makeCompany(), "owner"),
    ]) {
      const [row] = await db
        .insert(pushSubscriptions)
        .values({
          userId: person.id,
          endpoint: `https://push.example/${person.id}`,
          p256dh: "key",
          auth: "secret",
          language: "en",
          userAgent: "",
        })
        .returning({ id: pushSubscriptions.id });
      devices.set(row?.id ?? "", person.id);
    }
    const pushed = async () => {
      const rows = await db.execute<{ data: { subscription: string; message: unknown } }>(
        sql`select data from tasks.job where name = 'push' order by created_on, id`,
      );
      await db.execute(sql`delete from tasks.job where name = 'push'`);
      return rows.map(({ data }) => [devices.get(data.subscription), data.message]);
    };
    await pushed();
    await recordOpening(reader, id);
    await recordOpening(company, id);
    const to = { path: `/my-account/applications/${id}`, id };
    expect(await pushed(), "once").toEqual([[seeker.id, { kind: "opened", ...to }]]);
    await ask();
    expect(await pushed()).toEqual([[seeker.id, { kind: "question", ...to }]]);
    await write(seeker);
    const path = `/company-dashboard/jobs/${jobId}/applicants/${id}`;
    const news = { kind: "applicant", path, id };
    const arrived = await pushed();
    expect(arrived).toHaveLength(2);
    expect(arrived).toContainEqual([company.id, news]);
    expect(arrived).toContainEqual([reader.id, news]);
  });

  it("of the company stays until its applicant looks, also when a device sends messages", async () => {
    await ask();
    await markOwnNewsSeen(seeker, id, Number.MAX_SAFE_INTEGER);
    await ask("Are you still there?");
    await write(seeker);
    expect(await countOwnNews(seeker)).toBe(1);
  });

  it("of the company stays if it came after the last one shown to its applicant", async () => {
    const lastShown = async () => (await listOwnHistory(seeker, [id])).get(id)?.at(-1)?.id ?? 0;
    await recordOpening(company, id);
    await ask();
    const shown = await lastShown();
    await ask("Are you still there?");
    await markOwnNewsSeen(seeker, id, shown);
    expect(await countOwnNews(seeker)).toBe(1);
    // An opening by another member is not shown.
    await recordOpening(await makeMember(company, "recruiter"), id);
    await markOwnNewsSeen(seeker, id, await lastShown());
    expect(await countOwnNews(seeker)).toBe(0);
  });
});

describe("messages that a side has stopped", () => {
  it("are written by neither until that side lets them, and decisions are still told", async () => {
    await ask();
    await blockOwnThread(seeker, id, true);
    expect(await write(seeker)).toEqual({ refused: "thread.blockedByYou" });
    expect(await ask("Please")).toEqual({ refused: "thread.blockedByApplicant" });
    await blockApplicant(company, id, true);
    await blockApplicant(company, id, false);
    expect(await ask("Please"), "the applicant's own to take back").toEqual({
      refused: "thread.blockedByApplicant",
    });
    const shortlist = { action: "shortlist", message: "Well done", interview: null } as const;
    expect(await answerApplications(company, [id], shortlist)).toMatchObject({ answered: 1 });
    await blockOwnThread(seeker, id, false);
    expect(await ask("Thank you")).toMatchObject({ answered: 1 });
  });

  it("of others are not theirs to stop", async () => {
    await ask();
    const reader = await makeMember(company, "reader");
    expect(await blockApplicant(reader, id, true)).toEqual({ refused: "lifecycle.readOnly" });
    for (const stranger of [visitor, seeker, await makeCompany()]) {
      expect(await blockApplicant(stranger, id, true)).toEqual({ refused: "lifecycle.missing" });
    }
    await blockApplicant(company, id, true);
    expect(await write(seeker)).toEqual({ refused: "thread.blockedByCompany" });
    expect(await ask("Please")).toEqual({ refused: "thread.blockedByTeam" });
  });

  it("skips such an application among several", async () => {
    const other = await apply(await makeSeeker());
    await blockOwnThread(seeker, id, true);
    expect(await answerApplications(company, [id, other], question)).toMatchObject({
      answered: 1,
      skipped: 1,
    });
  });
});

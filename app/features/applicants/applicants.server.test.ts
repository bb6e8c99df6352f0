import { randomUUID } from "node:crypto";
import { and, eq, isNotNull, sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { userProfiles } from "#app/features/accounts/accounts.table.ts";
import { type Actor, type Person, visitor } from "#app/features/accounts/actor.ts";
import { listCompanyApplications } from "#app/features/applications/application-lists.server.ts";
import {
  companyApplications,
  documents,
  jobApplications,
} from "#app/features/applications/applications.table.ts";
import { answerApplications } from "#app/features/applications/lifecycle/answer-applications.server.ts";
import { listCompanyHistory } from "#app/features/applications/lifecycle/history.server.ts";
import { withdrawOwnApplication } from "#app/features/applications/lifecycle/own-applications.server.ts";
import { profileSearch } from "#app/features/applications/search/stored-texts.table.ts";
import { jobs } from "#app/features/job/jobs.table.ts";
import {
  addOwnEntry,
  listOwnEntries,
  removeOwnEntry,
} from "#app/features/seekers/entries/own-entries.server.ts";
import { db } from "#app/platform/database/database.server.ts";
import { useTestDatabase } from "#test/database.ts";
import { makeAdmin, makeCompany, makeJob, makeSeeker } from "#test/people.ts";
import { findApplicant, previewApplicant } from "./applicant.server.ts";
import { readableAmount } from "./applicant-conditions.server.ts";
import { readApplicantFilter } from "./applicant-filter.ts";
import { findSelection } from "./bulk.server.ts";
import { exportApplicants } from "./export/export-applicants.server.ts";
import { addNote, deleteOwnNote, listNotes, starApplication } from "./notes.server.ts";
import { findPipeline } from "./pipeline.server.ts";
import { readApplicant } from "./read-applicant.server.ts";
import { listTemplates, restoreTemplate, saveTemplate } from "./templates/templates.server.ts";

useTestDatabase();

const all = (query = "") => readApplicantFilter(new URLSearchParams(query));
const request = new Request("http://127.0.0.1/");
let company: Person;
let stranger: Person;
let jobId: string;

beforeEach(async () => {
  [company, stranger] = [await makeCompany(), await makeCompany({ firstName: "Nour" })];
  jobId = (await makeJob(company, { salaryMax: "2000000" })).id;
});

type Sent = Partial<typeof jobApplications.$inferInsert>;

/** An application straight in the database; each is older than the one before. */
async function apply(profile: Parameters<typeof makeSeeker>[0], sent: Sent = {}, job = jobId) {
  const seeker = await makeSeeker(profile);
  const documentId = randomUUID();
  const cv = { id: documentId, ownerId: seeker.id, fileName: "cv.pdf", kind: "pdf" };
  await db.insert(documents).values({ ...cv, mediaType: "application/pdf", sizeBytes: 1 });
  const createdAt = new Date(Date.now() - ++minutes * 60_000);
  const resumeUrl = `/documents/${documentId}`;
  const [inserted] = await db
    .insert(jobApplications)
    .values({ jobId: job, userId: seeker.id, documentId, resumeUrl, createdAt, ...sent })
    .returning({ id: jobApplications.id });
  return { id: inserted?.id ?? "", seeker };
}
let minutes = 0;

async function readTable(table: Awaited<ReturnType<typeof exportApplicants>>): Promise<string> {
  let text = "";
  for await (const part of table?.csv ?? []) text += part;
  return text;
}

const namesIn = async (query = "", actor: Actor = company) =>
  (await findPipeline(actor, jobId, all(query)))?.list.items.map(({ name }) => name);
const rowOf = async (id: string) =>
  (await db.select().from(jobApplications).where(eq(jobApplications.id, id)))[0];

describe("the applicants of a job", () => {
  it("are counted by stage and listed in each", async () => {
    const opened = { openedAt: new Date() };
    await apply({ lastName: "One" });
    await apply({ lastName: "Two" }, opened);
    await apply({ lastName: "Three" }, { status: "shortlisted", ...opened });
    await apply({ lastName: "Four" }, { status: "interview" });
    const pipeline = await findPipeline(company, jobId, all());
    expect(pipeline?.counts).toMatchObject({ new: 1, reviewing: 1, shortlisted: 1, interview: 1 });
    expect(pipeline?.job.total).toBe(4);
    expect(await namesIn()).toEqual(["Rima One", "Rima Two", "Rima Three", "Rima Four"]);
    expect(await namesIn("stage=new")).toEqual(["Rima One"]);
    expect(await namesIn("stage=reviewing")).toEqual(["Rima Two"]);
    expect(await namesIn("stage=hired")).toEqual([]);
    expect(await namesIn("sort=oldest&stage=interview")).toEqual(["Rima Four"]);
  });

  it("are found in both spellings of names, cover letters and profiles", async () => {
    await apply({ firstName: "أسماء", lastName: "الحلبي", skills: ["المحاسبة"] });
    await apply({ lastName: "Two", bio: "Ten years at a mill" }, { coverLetter: "أعرف الأمين" });
    expect(await namesIn("search=اسماء")).toEqual(["أسماء الحلبي"]);
    expect(await namesIn("search=محاسبه")).toEqual(["أسماء الحلبي"]);
    expect(await namesIn("search=الامين")).toEqual(["Rima Two"]);
    expect(await namesIn("search=MILL years")).toEqual(["Rima Two"]);
    expect(await namesIn("search=nothing")).toEqual([]);
  });

  it("are found by the profile and cover letter of today, not by older ones", async () => {
    const { id, seeker } = await apply(
      { lastName: "One", bio: "Weaver of silk", phone: "+963944123456", city: "Homs" },
      { coverLetter: "حِرفةُ الأجداد" },
    );
    await apply({ lastName: "Two" }, {}, (await makeJob(company)).id);
    for (const search of ["silk", "حرفه الاجداد", "0944123", "حمص", "weaver اجداد rima"]) {
      expect(await namesIn(`search=${encodeURIComponent(search)}`), search).toEqual(["Rima One"]);
    }
    expect(await namesIn("search=silk weaver linen")).toEqual([]);
    await db.update(userProfiles).set({ bio: "Linen" }).where(eq(userProfiles.id, seeker.id));
    expect(await namesIn("search=linen")).toEqual(["Rima One"]);
    expect(await namesIn("search=silk")).toEqual([]);
    const sent = eq(jobApplications.id, id);
    await db.update(jobApplications).set({ coverLetter: "A loom of my own" }).where(sent);
    expect(await namesIn("search=loom")).toEqual(["Rima One"]);
    await withdrawOwnApplication(seeker, id);
    expect(await namesIn("search=loom")).toEqual([]);
    expect(await namesIn("search=linen"), "the profile says nothing any more").toEqual([]);
    expect(await namesIn("search=one"), "the name stays").toEqual(["Rima One"]);
    const left = and(
      eq(companyApplications.applicationId, id),
      isNotNull(companyApplications.letter),
    );
    expect(await db.$count(companyApplications, left), "the folded letter is deleted too").toBe(0);
    await db.delete(userProfiles).where(eq(userProfiles.id, seeker.id));
    expect(await db.$count(profileSearch, eq(profileSearch.profileId, seeker.id))).toBe(0);
  });

  it("are found and read with the jobs and schools of their profile until they withdraw", async () => {
    const { id, seeker } = await apply({ lastName: "One" });
    const entry = { kind: "job", place: null, from: "2019", until: null, details: null } as const;
    await addOwnEntry(seeker, { ...entry, title: "Saddler", organization: "Barada works" });
    const [row] = await listOwnEntries(seeker);
    const entriesOf = async () =>
      (await findApplicant(company, jobId, id, all()))?.applicant.entries;
    expect(await entriesOf()).toEqual([row]);
    const { items } = await listCompanyApplications(company);
    expect(items.map(({ applicant }) => applicant.entries)).toEqual([[row]]);
    expect(await namesIn("search=saddler barada")).toEqual(["Rima One"]);
    expect(await findApplicant(stranger, jobId, id, all())).toBeUndefined();
    await removeOwnEntry(seeker, row?.id ?? "");
    expect(await namesIn("search=saddler")).toEqual([]);
    await addOwnEntry(seeker, { ...entry, title: "Saddler", organization: null });
    await withdrawOwnApplication(seeker, id);
    expect(await entriesOf()).toEqual([]);
    expect(await namesIn("search=saddler")).toEqual([]);
  });

  it("are narrowed by experience, availability, place, pay and star, and ordered", async () => {
    await apply(
      { lastName: "One", availability: "month", province: "Aleppo" },
      { experience: "1-3", expectedSalary: "1.5 million" },
    );
    await apply({ lastName: "Two", province: "Homs" }, { experience: "10+", starred: true });
    await apply({ lastName: "Three" }, { experience: "5-10", expectedSalary: "2,500,000 SYP" });
    expect(await namesIn("experience=10%2B")).toEqual(["Rima Two"]);
    expect(await namesIn("availability=month")).toEqual(["Rima One"]);
    expect(await namesIn("place=syria/homs")).toEqual(["Rima Two"]);
    expect(await namesIn("place=syria/nowhere")).toEqual([]);
    expect(await namesIn("salary=budget")).toEqual(["Rima One"]);
    expect(await namesIn("starred=1")).toEqual(["Rima Two"]);
    expect(await namesIn("sort=experience")).toEqual(["Rima Two", "Rima Three", "Rima One"]);
    expect(await namesIn("sort=oldest")).toEqual(["Rima Three", "Rima Two", "Rima One"]);
  });

  it("F34 are within a budget in dollars by their expected pay in dollars", async () => {
    const pay = { salaryMax: "900", currency: "USD" as const };
    jobId = (await makeJob(company, pay)).id;
    const wish = (lastName: string, desiredSalaryMin: string, desiredSalaryCurrency: string) =>
      apply({ lastName, desiredSalaryMin, desiredSalaryCurrency });
    await wish("Dollars", "800", "USD");
    await wish("Pounds", "700", "SYP");
    await wish("More", "1200", "USD");
    expect(await namesIn("salary=budget")).toEqual(["Rima Dollars"]);
  });

  it("are sorted by fit on request, with reasons; all are listed", async () => {
    const near = { desiredPosition: "Accountant", province: "Aleppo", experienceYears: 3 };
    await apply({ lastName: "Nurse", desiredPosition: "Nurse" });
    await apply({ lastName: "Elsewhere", ...near, province: "Homs", willingToRelocate: true });
    await apply({ lastName: "Best", ...near });
    const gone = await apply({ lastName: "Gone", ...near }, { status: "withdrawn" });
    expect(await namesIn()).toEqual(["Rima Nurse", "Rima Elsewhere", "Rima Best", "Rima Gone"]);
    const fitting = ["Rima Best", "Rima Elsewhere", "Rima Nurse", "Rima Gone"];
    expect(await namesIn("sort=fit")).toEqual(fitting);
    const list = (await findPipeline(company, jobId, all("sort=fit")))?.list.items ?? [];
    expect(list.map(({ reasons = [] }) => reasons.map(({ kind }) => kind))).toEqual([
      ["place", "position", "level"],
      ["position", "level"],
      [],
      [],
    ]);
    expect(await namesIn("sort=fit&search=elsewhere")).toEqual(["Rima Elsewhere"]);
    const last = await findApplicant(company, jobId, gone.id, all("sort=fit"));
    expect(last?.neighbours).toMatchObject({ position: 4, total: 4, next: null });
    expect(await namesIn("sort=fit", stranger)).toBeUndefined();
  });

  it("stand in the order of what fits the job as it is now, with those who came since", async () => {
    const near = { province: "Aleppo", experienceYears: 3 };
    await apply({ lastName: "Nurse", ...near, desiredPosition: "Nurse" });
    await apply({ lastName: "Best", ...near, desiredPosition: "Accountant" });
    expect(await namesIn("sort=fit")).toEqual(["Rima Best", "Rima Nurse"]);
    const later = await apply({ lastName: "Later", ...near, desiredPosition: "Nurse" });
    await db.update(jobs).set({ title: "Nurse" }).where(eq(jobs.id, jobId));
    expect(await namesIn("sort=fit")).toEqual(["Rima Nurse", "Rima Later", "Rima Best"]);
    await apply({ lastName: "Last", ...near, desiredPosition: "Nurse" });
    const isLater = eq(jobApplications.id, later.id);
    await db.update(jobApplications).set({ status: "withdrawn" }).where(isLater);
    const names = ["Rima Nurse", "Rima Last", "Rima Best", "Rima Later"];
    expect(await namesIn("sort=fit")).toEqual(names);
  });

  it("know who stands beside them in the list, in every order and filter", async () => {
    const sent = [];
    for (const experience of ["1-3", null, "10+", "1-3"]) {
      sent.push((await apply({}, { experience })).id);
    }
    const [a = "", b = "", c = "", d = ""] = sent;
    const beside = async (id: string, query = "") =>
      (await findApplicant(company, jobId, id, all(query)))?.neighbours;
    expect(await beside(a)).toEqual({ position: 1, total: 4, previous: null, next: b });
    expect(await beside(d)).toEqual({ position: 4, total: 4, previous: c, next: null });
    expect(await beside(c, "sort=oldest")).toMatchObject({ position: 2, previous: d, next: b });
    expect(await beside(a, "sort=experience")).toMatchObject({ position: 2, previous: c, next: d });
    expect(await beside(b, "sort=experience")).toMatchObject({ position: 4, previous: d });
    expect(await beside(a, "experience=1-3")).toMatchObject({ position: 1, total: 2, next: d });
    const searched = { position: 2, total: 4, previous: a, next: c };
    expect(await beside(b, "search=rima")).toEqual(searched);
    expect(await beside(d, "search=rima&stage=new&sort=oldest")).toMatchObject({
      position: 1,
      next: c,
    });
    await answerApplications(company, [b], { action: "shortlist", message: null, interview: null });
    expect(await beside(b, "search=rima&stage=new")).toEqual({
      ...searched,
      position: null,
      total: 3,
    });
    expect(await beside(b, "experience=1-3")).toMatchObject({
      position: null,
      previous: a,
      next: d,
    });
  });

  it("are read once by each person, and not by a browser that only fetches ahead", async () => {
    const { id } = await apply({});
    const early = new Request("http://127.0.0.1/", { headers: { "sec-purpose": "prefetch" } });
    const first = await readApplicant({ actor: company, request: early }, jobId, id, all());
    expect(first?.applicant.stage).toBe("new");
    const reading = await readApplicant({ actor: company, request }, jobId, id, all());
    expect(reading?.applicant.stage).toBe("reviewing");
    await readApplicant({ actor: company, request }, jobId, id, all());
    const opened = await listCompanyHistory(company, id);
    expect(opened.map(({ action, by }) => [action, by])).toEqual([["open", "Samer Haddad"]]);
  });

  it("stay new while previewed, and are not previewed once withdrawn", async () => {
    const { id, seeker } = await apply({ lastName: "Next" }, { coverLetter: "I start on Sunday." });
    expect(await previewApplicant(company, jobId, id)).toMatchObject({
      stage: "new",
      sent: { coverLetter: "I start on Sunday." },
      applicant: { name: "Rima Next" },
    });
    expect((await rowOf(id))?.openedAt).toBeNull();
    expect(await listCompanyHistory(company, id)).toEqual([]);
    await withdrawOwnApplication(seeker, id);
    expect(await previewApplicant(company, jobId, id)).toBeUndefined();
  });

  it("show the name and the fact alone once withdrawn, also in the table", async () => {
    const { id, seeker } = await apply({ lastName: "Gone", desiredPosition: "Miller" });
    await addNote(company, id, "Good");
    await withdrawOwnApplication(seeker, id);
    const applicant = await findApplicant(company, jobId, id, all());
    expect(applicant).toMatchObject({
      isNameOnly: true,
      stage: "withdrawn",
      actions: [],
      notes: [],
    });
    expect(JSON.stringify(applicant)).not.toMatch(/Miller|\+963|Good/);
    const [row] = (await findPipeline(company, jobId, all()))?.list.items ?? [];
    expect(row).toMatchObject({ name: "Rima Gone", position: null, stage: "withdrawn" });
    expect(await namesIn("search=miller")).toEqual([]);
    expect(await namesIn("search=gone")).toEqual(["Rima Gone"]);
    const table = await readTable(await exportApplicants(company, jobId, all(), "en"));
    expect(table.split("\r\n")[1]).toMatch(/^Rima Gone,Withdrawn,\d{4}-\d\d-\d\d,{13}$/);
  });

  it("are refused to another company, a seeker, an admin and a visitor", async () => {
    const { id, seeker } = await apply({});
    const note = await addNote(company, id, "Ours");
    const noteId = "id" in note ? note.id : "";
    for (const actor of [stranger, seeker, await makeAdmin(), visitor]) {
      expect(await findPipeline(actor, jobId, all())).toBeUndefined();
      expect(await findApplicant(actor, jobId, id, all())).toBeUndefined();
      expect(await previewApplicant(actor, jobId, id)).toBeUndefined();
      expect(await exportApplicants(actor, jobId, all(), "ar")).toBeUndefined();
      expect(await findSelection(actor, jobId, { ids: [id] }, "decline")).toBeUndefined();
      expect(await listNotes(actor, id)).toEqual([]);
      expect(await addNote(actor, id, "Mine")).toEqual({ refused: "lifecycle.missing" });
      expect(await deleteOwnNote(actor, noteId)).toEqual({ refused: "lifecycle.missing" });
      expect(await starApplication(actor, id, true)).toEqual({ refused: "lifecycle.missing" });
    }
    const theirs = await makeJob(stranger);
    expect(await findApplicant(stranger, theirs.id, id, all())).toBeUndefined();
    expect(await previewApplicant(stranger, theirs.id, id)).toBeUndefined();
    expect(await findSelection(stranger, theirs.id, { ids: [id] }, "decline")).toMatchObject({
      ids: [],
    });
    expect(await findPipeline(company, "nonsense", all())).toBeUndefined();
    expect((await rowOf(id))?.starred).toBe(false);
    expect(await listNotes(company, id)).toHaveLength(1);
  });
});

describe("notes and stars", () => {
  it("a note is stored once, though it was sent twice, and deleted by who wrote it", async () => {
    const { id } = await apply({});
    const first = await addNote(company, id, "Knows the books");
    expect(await addNote(company, id, "Knows the books")).toEqual(first);
    const [note] = await listNotes(company, id);
    expect(note).toMatchObject({ by: "Samer Haddad", isOwn: true, body: "Knows the books" });
    await deleteOwnNote(company, note?.id ?? "");
    expect(await listNotes(company, id)).toEqual([]);
  });

  it("a star is set and taken away, however often it is pressed", async () => {
    const { id } = await apply({});
    for (const isStarred of [true, true, false, false]) {
      expect(await starApplication(company, id, isStarred)).toEqual({ id });
      expect((await rowOf(id))?.starred).toBe(isStarred);
    }
  });

  it("says that an application was withdrawn, not that it is missing", async () => {
    const { seeker, id } = await apply({});
    await withdrawOwnApplication(seeker, id);
    const withdrawn = { refused: "applicants.withdrawnMeanwhile" };
    expect(await addNote(company, id, "Late")).toEqual(withdrawn);
    expect(await starApplication(company, id, true)).toEqual(withdrawn);
    expect(await addNote(stranger, id, "Late")).toEqual({ refused: "lifecycle.missing" });
  });
});

describe("a bulk answer", () => {
  it("reaches all that a filter leaves and that allow it, each once", async () => {
    await apply({ lastName: "One" }, { starred: true });
    await apply({ lastName: "Two" }, { starred: true, status: "not_selected" });
    const { seeker, id } = await apply({ lastName: "Three" }, { starred: true });
    await withdrawOwnApplication(seeker, id);
    await apply({ lastName: "Four" });
    const applicant = await findSelection(company, jobId, { filter: all("starred=1") }, "decline");
    expect(applicant).toMatchObject({ names: ["Rima One"], skipped: 2, isQueued: false });
    const decline = { action: "decline", message: null, interview: null } as const;
    await answerApplications(company, applicant?.ids ?? [], decline);
    const again = await findSelection(company, jobId, { filter: all("starred=1") }, "decline");
    expect(again).toMatchObject({ ids: [], skipped: 3 });
  });
});

describe("the table of applicants", () => {
  it("holds the page's columns, safe against formulas, with Arabic names of columns", async () => {
    await apply(
      {
        firstName: "=cmd()",
        lastName: "",
        email: "a@example.com",
        desiredPosition: "Miller, baker",
      },
      { experience: "1-3", expectedSalary: "+1", starred: true },
    );
    const table = await readTable(await exportApplicants(company, jobId, all(), "ar"));
    const [names, row, end] = table.split("\r\n");
    expect(names?.startsWith("\uFEFFالاسم,المرحلة,")).toBe(true);
    expect(row).toContain(`'=cmd(),جديدة,`);
    expect(row).toContain(`a@example.com,+963 944 000 000,`);
    expect(row).toContain(`"Miller, baker"`);
    expect(row).toContain(",+1,,نعم,");
    // F49: the interview's time and the letter stand in it.
    expect(names).toMatch(/المقابلة \(بتوقيت دمشق\),رسالة التقديم$/);
    expect(end).toBe("");
    expect(row?.split(/,(?=(?:[^"]*"[^"]*")*[^"]*$)/)).toHaveLength(names?.split(",").length ?? 0);
  });
});

describe("reply templates", () => {
  const own = async (actor: Actor = company) =>
    (await listTemplates(actor)).filter(({ isOwn }) => isOwn);

  it("a company's text stands in place of the shipped one until that is restored", async () => {
    const shipped = await listTemplates(company);
    expect(new Set(shipped.map(({ body }) => body)).size).toBe(14);
    const one = { kind: "declined", language: "ar" } as const;
    await saveTemplate(company, { ...one, body: "عذراً {name}" });
    await saveTemplate(company, { ...one, body: "مع الأسف {name}" });
    expect(await own()).toEqual([{ ...one, body: "مع الأسف {name}", isOwn: true }]);
    expect(await own(stranger)).toEqual([]);
    await restoreTemplate(stranger, one);
    expect(await own()).toHaveLength(1);
    await restoreTemplate(company, one);
    expect(await listTemplates(company)).toEqual(shipped);
  });

  it("the shipped text itself is not stored", async () => {
    const [first] = await listTemplates(company);
    if (!first) throw new Error("There is no template.");
    await saveTemplate(company, { ...first, body: "Other" });
    await saveTemplate(company, first);
    expect(await own()).toEqual([]);
  });

  it("are a company's alone", async () => {
    for (const actor of [await makeSeeker(), await makeAdmin(), visitor]) {
      expect(await listTemplates(actor)).toEqual([]);
      const values = { kind: "offer", language: "en", body: "x" } as const;
      expect(await saveTemplate(actor, values)).toEqual({ refused: "lifecycle.missing" });
      expect(await restoreTemplate(actor, values)).toEqual({ refused: "lifecycle.missing" });
    }
  });
});

describe("an expectation is read as an amount", () => {
  it.each([
    ["1,800,000", 1_800_000],
    ["1.800.000 ل.س", 1_800_000],
    ["1 800 000", 1_800_000],
    ["١٬٨٠٠٬٠٠٠", 1_800_000],
    ["٢٫١ مليون", 2_100_000],
    ["2.4 million SYP", 2_400_000],
    ["2.4M", 2_400_000],
    ["900 ألف ليرة سورية", 900_000],
    ["900k", 900_000],
    ["from 1500000 to 2000000", 1_500_000],
    ["750000.50", 750_000.5],
    ["300 USD", null],
    ["$300", null],
    ["300 دولار", null],
    ["by agreement", null],
    ["حسب الاتفاق", null],
    ["9".repeat(60), 999_999_999_999_999],
  ])("%s", async (text, amount) => {
    const [row] = await db.execute<{ amount: string | null }>(
      sql`select ${readableAmount(sql`${text}::text`, "SYP")} as amount`,
    );
    expect(row?.amount === null ? null : Number(row?.amount)).toBe(amount);
  });
});

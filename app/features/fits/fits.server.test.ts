import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { userProfiles } from "#app/features/accounts/accounts.table.ts";
import { type Actor, type Person, visitor } from "#app/features/accounts/actor.ts";
import { findJob } from "#app/features/job/job-detail.server.ts";
import { jobs } from "#app/features/job/jobs.table.ts";
import { rememberCompany } from "#app/features/jobs/memory/remembered-companies.server.ts";
import { rememberJob } from "#app/features/jobs/memory/remembered-jobs.server.ts";
import { db } from "#app/platform/database/database.server.ts";
import { useTestDatabase } from "#test/database.ts";
import { makeCompany, makeJob, makeSeeker } from "#test/people.ts";
import { insertApplication } from "#test/sent-applications.ts";
import { findOwnFit, listOwnFits, shownFit, shownFits } from "./fits.server.ts";

useTestDatabase();

const wish = {
  desiredPosition: "محاسب",
  skills: ["Excel"],
  experienceYears: 3,
  country: "Syria",
  province: "Aleppo",
};
let company: Person;
let seeker: Person;

beforeEach(async () => {
  await db.delete(jobs);
  company = await makeCompany();
  seeker = await makeSeeker(wish);
});

async function titlesFor(actor: Actor): Promise<string[]> {
  const own = await listOwnFits(actor, "en", { limit: 10 });
  return own.kind === "jobs" ? own.fits.map(({ job }) => job.title) : [];
}

async function change(person: Person, values: Partial<typeof userProfiles.$inferInsert>) {
  await db.update(userProfiles).set(values).where(eq(userProfiles.id, person.id));
}

describe("jobs that fit me", () => {
  it("is the open jobs of the occupation in both languages, those with more in common first", async () => {
    await makeJob(company, { title: "Nurse" });
    await makeJob(company, { title: "Accountant", experienceLevel: "senior" });
    await makeJob(await makeCompany(), { title: "محاسبة", description: "Excel" });
    await makeJob(company, { title: "محاسب مغلق", status: "closed" });
    await makeJob(company, { title: "محاسب في حماة", placeId: "syria/hama/hama" });
    expect(await titlesFor(seeker)).toEqual(["محاسبة", "Accountant"]);
    await change(seeker, { willingToRelocate: true });
    expect(await titlesFor(seeker)).toEqual(["محاسبة", "Accountant", "محاسب في حماة"]);
  });

  it("leaves out jobs applied for, withdrawn or not, and learns from them", async () => {
    const accountant = await makeJob(company);
    const cashier = await makeJob(company, { title: "Cashier" });
    await makeJob(await makeCompany(), { title: "كاشير" });
    await insertApplication(accountant.id, { by: seeker, status: "withdrawn" });
    expect(await titlesFor(seeker)).not.toContain("Accountant");
    const other = await makeSeeker({ ...wish, desiredPosition: null, skills: [] });
    expect((await listOwnFits(other, "en")).kind).toBe("unsaid");
    await insertApplication(cashier.id, { by: other });
    expect(await titlesFor(other)).toEqual(["كاشير"]);
  });

  it("leaves out hidden jobs and all jobs of a hidden company, and learns from saved jobs", async () => {
    const [job, hidden] = [await makeJob(company), await makeJob(company, { title: "محاسبة" })];
    const unwanted = await makeCompany();
    await makeJob(unwanted, { title: "Chief accountant" });
    expect((await titlesFor(seeker)).length).toBe(3);
    await rememberJob(seeker, hidden.id, "hidden");
    await rememberCompany(seeker, unwanted.id, "hidden");
    expect(await titlesFor(seeker)).toEqual([job.title]);
    const other = await makeSeeker({ ...wish, desiredPosition: null, skills: [] });
    expect((await listOwnFits(other, "en")).kind).toBe("unsaid");
    await rememberJob(other, job.id, "saved");
    expect(await titlesFor(other)).toContain(job.title);
    expect((await titlesFor(other)).length).toBe(3);
  });

  it("is empty once switched off, for a company and for a visitor; another person's wish has no effect", async () => {
    await makeJob(company);
    expect(await titlesFor(seeker)).toEqual(["Accountant"]);
    expect(
      await titlesFor(await makeSeeker({ ...wish, desiredPosition: "Nurse", skills: [] })),
    ).toEqual([]);
    for (const actor of [company, visitor]) {
      expect(await listOwnFits(actor, "en")).toEqual({ kind: "none" });
    }
    await change(seeker, { fitsOff: true });
    expect(await listOwnFits(seeker, "en")).toEqual({ kind: "none" });
    expect(await shownFits(seeker, "en")).toBeUndefined();
  });

  it("asks for more where the profile says too little", async () => {
    const newcomer = await makeSeeker();
    expect(await shownFits(newcomer, "ar")).toMatchObject({
      jobs: [],
      texts: { link: "أكمل ملفك" },
    });
  });

  it("F58 one stray application outweighs no stated wish, several of a kind count", async () => {
    const nurse = await makeJob(company, { title: "ممرّض غرفة عمليات" });
    await makeJob(await makeCompany(), { title: "ممرّض" });
    await makeJob(await makeCompany(), { title: "Nurse" });
    await makeJob(await makeCompany(), { title: "مدقق حسابات" });
    await insertApplication(nurse.id, { by: seeker });
    const shown = await titlesFor(seeker);
    expect(shown).toContain("مدقق حسابات");
    expect(shown).not.toContain("ممرّض");
    const second = await makeJob(await makeCompany(), { title: "ممرضة" });
    await insertApplication(second.id, { by: seeker });
    expect(await titlesFor(seeker)).toEqual(expect.arrayContaining(["ممرّض", "Nurse"]));
  });

  it("F35 a job whose text names the wanted occupation fits, though its title is wider", async () => {
    const engineer = await makeSeeker({ ...wish, desiredPosition: "مهندس مدني", skills: [] });
    await makeJob(company, { title: "مهندس موقع", description: "نبحث عن مهندس مدني للورشة." });
    await makeJob(await makeCompany(), { title: "Civil Engineer" });
    await makeJob(await makeCompany(), { title: "مهندس برمجيات", description: "Web." });
    expect(await titlesFor(engineer)).toEqual(["Civil Engineer", "مهندس موقع"]);
  });

  it("says its chief reason in the reader's language, without the place", async () => {
    await makeJob(company, { description: "Excel" });
    const why = (await shownFits(seeker, "ar"))?.jobs[0]?.why?.replace(/[\u2068\u2069]/g, "");
    expect(why).toBe("مهاراتك: Excel");
  });

  it("names a skill only where the text of the job does, also of many candidates", async () => {
    for (let at = 0; at < 12; at++) {
      await makeJob(await makeCompany(), { description: at % 2 ? "Excel" : "Books" });
    }
    const own = await listOwnFits(seeker, "en", { limit: 12 });
    if (own.kind !== "jobs") throw new Error("Nothing fits.");
    const ids = own.fits.map(({ job }) => job.id);
    const rows = await db.select({ id: jobs.id, text: jobs.description }).from(jobs);
    const says = new Map(rows.map(({ id, text }) => [id, text === "Excel"]));
    expect(own.fits.map(({ reasons }) => reasons.some(({ kind }) => kind === "skills"))).toEqual(
      ids.map((id) => says.get(id)),
    );
    expect(
      ids.slice(0, 6).every((id) => says.get(id)),
      "those that name it come first",
    ).toBe(true);
  });
});

describe("a job's own page", () => {
  it("names the reasons to the person whose profile it fits alone", async () => {
    const { id } = await makeJob(company, { description: "Excel", salaryMax: "900000" });
    const job = await findJob(seeker, id);
    if (!job) throw new Error("There is no job.");
    expect((await findOwnFit(seeker, job)).map(({ kind }) => kind)).toEqual([
      "skills",
      "place",
      "position",
      "level",
    ]);
    expect(await shownFit(seeker, job, "en")).toMatchObject({ lead: "Fits your profile" });
    const nurse = await makeSeeker({ ...wish, desiredPosition: "Nurse", skills: [] });
    for (const actor of [nurse, company, visitor]) expect(await findOwnFit(actor, job)).toEqual([]);
    await insertApplication(id, { by: seeker });
    expect(await findOwnFit(seeker, job), "of a job that was applied for").toEqual([]);
    expect(await findOwnFit(seeker, { ...job, state: "over" })).toEqual([]);
  });
});

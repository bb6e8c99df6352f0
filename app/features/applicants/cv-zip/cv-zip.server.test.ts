import { eq } from "drizzle-orm";
import { unzipSync } from "fflate";
import { beforeEach, describe, expect, it } from "vitest";
import { userProfiles } from "#app/features/accounts/accounts.table.ts";
import { type Actor, type Person, visitor } from "#app/features/accounts/actor.ts";
import { readApplicantFilter } from "#app/features/applicants/applicant-filter.ts";
import * as downloadRoute from "#app/features/applicants/routes/download-cvs.ts";
import {
  cvViews,
  documents,
  jobApplications,
} from "#app/features/applications/applications.table.ts";
import { applicationEvents } from "#app/features/applications/lifecycle/lifecycle.table.ts";
import { withdrawOwnApplication } from "#app/features/applications/lifecycle/own-applications.server.ts";
import { maxZipMegabytes, maxZippedCvs, zipsAnHour } from "#app/limits.ts";
import { db } from "#app/platform/database/database.server.ts";
import { isRefused } from "#app/platform/outcome.ts";
import { removeFile } from "#app/platform/storage/storage.server.ts";
import { useTestDatabase } from "#test/database.ts";
import { applyTo } from "#test/owned-records.ts";
import { makeCompany, makeJob, makeMember, makeSeeker } from "#test/people.ts";
import { insertApplications } from "#test/sent-applications.ts";
import { readStoredCv } from "#test/stored-cv.ts";
import { visit } from "#test/visit.ts";
import { findCvSelection, zipCvs } from "./cv-zip.server.ts";

useTestDatabase();

let company: Person;
let jobId: string;

beforeEach(async () => {
  company = await makeCompany();
  jobId = (await makeJob(company, { title: "Miller" })).id;
});

/** An application by its form; the ids of its CV and of itself. */
async function applied(word: string) {
  const seeker = await makeSeeker();
  const cv = await applyTo(jobId, seeker, word);
  const [sent] = await db
    .select({ id: jobApplications.id })
    .from(jobApplications)
    .where(eq(jobApplications.documentId, cv));
  return { seeker, cv, id: sent?.id ?? "" };
}

const zip = (ids: string[], actor: Actor = company, language: "ar" | "en" = "en") =>
  zipCvs(actor, jobId, { ids }, language);

async function filesIn(zipped: Awaited<ReturnType<typeof zipCvs>>) {
  if (isRefused(zipped)) throw new Error(zipped.refused);
  return unzipSync(new Uint8Array(await new Response(zipped.zip).arrayBuffer()));
}

const everybody = { filter: readApplicantFilter(new URLSearchParams()) };

describe("the CVs of selected applicants as one ZIP file", () => {
  it("are the stored bytes, named after their applicants in both scripts", async () => {
    const sent = [await applied("Asma"), await applied("Rima"), await applied("RIMA")];
    const name = { firstName: "أسماء", lastName: "الحلبي" };
    const isFirst = eq(userProfiles.id, sent[0]?.seeker.id ?? "");
    await db.update(userProfiles).set(name).where(isFirst);
    const files = await filesIn(await zip(sent.map(({ id }) => id)));
    const names = ["أسماء الحلبي.pdf", "Rima Rima.pdf", "RIMA RIMA (2).pdf"];
    expect(Object.keys(files)).toEqual(names);
    for (const [place, file] of names.entries()) {
      const stored = await readStoredCv(sent[place]?.cv ?? "");
      expect(Buffer.from(files[file] ?? []).equals(stored ?? Buffer.alloc(0)), file).toBe(true);
    }
    expect(Object.keys(await filesIn(await zipCvs(company, jobId, everybody, "en")))).toEqual([
      "RIMA RIMA.pdf",
      "Rima Rima (2).pdf",
      "أسماء الحلبي.pdf",
    ]);
  });

  it("are recorded like single downloads, each when it is read", async () => {
    const sent = [await applied("Amal"), await applied("Basel"), await applied("Dima")];
    const zipped = await zip(
      sent.map(({ id }) => id),
      await makeMember(company, "reader"),
    );
    if (isRefused(zipped)) throw new Error(zipped.refused);
    const body = zipped.zip.getReader();
    await body.read();
    await body.cancel();
    const viewed = await db
      .select({ by: cvViews.viewerId, id: cvViews.applicationId })
      .from(cvViews)
      .where(eq(cvViews.viewerId, company.id));
    expect(viewed[0]).toEqual({ by: company.id, id: sent[0]?.id });
    expect(viewed.length, "a reader who leaves stops it").toBeLessThan(sent.length);
    await filesIn(await zip(sent.map(({ id }) => id)));
    for (const { id } of sent) {
      expect(await db.$count(cvViews, eq(cvViews.applicationId, id))).toBeGreaterThan(0);
      const opened = (await db.select().from(applicationEvents)).filter(
        (event) => event.applicationId === id && event.action === "open",
      );
      expect(opened.length).toBeGreaterThan(0);
    }
  });

  it("name in a text those that are missing, and why", async () => {
    const [gone, withdrawn, whole] = [
      await applied("Amal"),
      await applied("Basel"),
      await applied("Dima"),
    ];
    await removeFile(gone.cv);
    await withdrawOwnApplication(withdrawn.seeker, withdrawn.id);
    const ids = [gone, withdrawn, whole].map(({ id }) => id);
    expect(await findCvSelection(company, jobId, { ids })).toMatchObject({
      files: 2,
      missing: ["Basel Basel"],
      refusal: null,
    });
    const files = await filesIn(await zip(ids, company, "ar"));
    expect(Object.keys(files)).toEqual(["Dima Dima.pdf", "سير ناقصة.txt"]);
    expect(Buffer.from(files["سير ناقصة.txt"] ?? []).toString()).toBe(
      "\uFEFFAmal Amal: تعذّرت قراءة السيرة\r\nBasel Basel: سُحب الطلب\r\n",
    );
    expect(await zip([withdrawn.id])).toEqual({ refused: "applicants.cvZip.none" });
  });

  it("are limited in number, size and times an hour", async () => {
    expect(await zip([])).toEqual({ refused: "applicants.noneSelected" });
    const { id, cv } = await applied("Amal");
    const large = { sizeBytes: maxZipMegabytes * 1024 * 1024 + 1 };
    const [before] = await db.select().from(documents).where(eq(documents.id, cv));
    await db.update(documents).set(large).where(eq(documents.id, cv));
    expect(await zip([id])).toEqual({ refused: "applicants.cvZip.tooLarge" });
    await db
      .update(documents)
      .set({ sizeBytes: before?.sizeBytes ?? 0 })
      .where(eq(documents.id, cv));
    for (let n = 0; n < zipsAnHour; n++) expect(isRefused(await zip([id]))).toBe(false);
    expect(await zip([id])).toEqual({ refused: "applicants.cvZip.tooOften" });
    await insertApplications(jobId, maxZippedCvs);
    expect(await zipCvs(company, jobId, everybody, "en")).toEqual({
      refused: "applicants.cvZip.tooMany",
    });
    const many = Array.from({ length: maxZippedCvs + 1 }, () => id);
    expect(await zip(many)).toEqual({ refused: "applicants.cvZip.tooMany" });
  });

  it("are refused to other companies, applicants, removed members, and for other jobs", async () => {
    const { id, seeker } = await applied("Amal");
    const removed = { ...(await makeMember(company, "owner")), company: null };
    for (const actor of [await makeCompany(), seeker, removed, visitor]) {
      expect(await zip([id], actor)).toEqual({ refused: "lifecycle.missing" });
      expect(await findCvSelection(actor, jobId, { ids: [id] })).toBeUndefined();
    }
    const other = (await makeJob(company)).id;
    expect(await zipCvs(company, other, { ids: [id] }, "en")).toEqual({
      refused: "applicants.noneSelected",
    });
  });

  it.each(["a\0b", "x"])("a link to them leads nowhere for the job %j", async (jobId) => {
    const to = "/company-dashboard/jobs/x/applicants/cvs/download";
    const landing = visit(downloadRoute.loader, { as: company, to, params: { jobId } });
    await expect(landing).resolves.toMatchObject({ status: 404 });
  });
});

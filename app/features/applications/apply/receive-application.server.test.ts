import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { userProfiles } from "#app/features/accounts/accounts.table.ts";
import type { Person } from "#app/features/accounts/actor.ts";
import { documents, jobApplications } from "#app/features/applications/applications.table.ts";
import { maxCvBytes } from "#app/features/applications/cv/cv-file.ts";
import { findUnusedDocument } from "#app/features/applications/cv/documents.server.ts";
import { listOwnCvs, saveOwnCv } from "#app/features/applications/cv/own/own-cvs.server.ts";
import { db } from "#app/platform/database/database.server.ts";
import { isRefused } from "#app/platform/outcome.ts";
import * as storage from "#app/platform/storage/storage.server.ts";
import { samplePdf } from "#demo/sample-cv.ts";
import { useTestDatabase } from "#test/database.ts";
import { makeCompany, makeJob, makeSeeker } from "#test/people.ts";
import { sheetPhoto } from "#test/pictures.ts";
import { receiveApplication } from "./receive-application.server.ts";

const storeFile = vi.spyOn(storage, "storeFile");

useTestDatabase();

const input = {
  firstName: "Rima",
  lastName: "Al-Halabi",
  email: "rima@example.com",
  phone: "+963 944 123 456",
  coverLetter: "I know the books.",
  experience: "3-5",
  expectedSalary: "2,100,000",
  availableDate: "2026-12-01",
};
const cv = () => new File([new Uint8Array(samplePdf(["Rima", "Accountant"]))], "سيرة.pdf");

let seeker: Person;
let jobId: string;
beforeEach(async () => {
  storeFile.mockClear();
  seeker = await makeSeeker();
  jobId = (await makeJob(await makeCompany())).id;
});

type Fields = Record<string, string | File | File[]>;

function send(fields: Fields, asks = false) {
  const body = new FormData();
  for (const [name, values] of Object.entries(fields)) {
    for (const value of [values].flat()) body.append(name, value);
  }
  const request = new Request("http://127.0.0.1/apply", { method: "POST", body });
  return receiveApplication(seeker, jobId, request, { asks });
}

async function refusalOf(fields: Fields) {
  const received = await send(fields);
  if (received === "sent") throw new Error("It was sent.");
  return received;
}

const applications = () =>
  db.select().from(jobApplications).where(eq(jobApplications.jobId, jobId));
const rows = () => db.select().from(documents).where(eq(documents.ownerId, seeker.id));

it("the whole form posted twice, also at once, is sent once and says so each time", async () => {
  const submissionKey = "3f0f7f8e-6a6e-4b0e-9d2a-0d6f1f0c1a11";
  const form = () => ({ ...input, submissionKey, resume: cv() });
  const answers = await Promise.all([send(form()), send(form())]);
  answers.push(await send(form()));
  expect(answers).toEqual(["sent", "sent", "sent"]);
  expect(await applications()).toHaveLength(1);
  expect(await rows(), "no CV is left over").toHaveLength(1);
});

describe("an application form as browsers post it", () => {
  it("APPLY-03 is sent with the CV in it, under its own name", async () => {
    expect(await send({ ...input, resume: cv() })).toBe("sent");
    expect(await applications()).toHaveLength(1);
    expect(await rows()).toMatchObject([{ fileName: "سيرة.pdf", kind: "pdf" }]);
  });

  it("APPLY-03 is sent with photos in it, which become one CV, and a PDF between them is refused", async () => {
    const photo = new Uint8Array(await sheetPhoto());
    const photos = ["صفحة.jpg", "2.jpg"].map((name) => new File([photo], name));
    const { answer, status } = await refusalOf({ ...input, resume: [...photos, cv()] });
    expect([status, answer.errors]).toEqual([422, { resume: "applications.cvMixed" }]);
    expect(await rows()).toEqual([]);
    expect(await send({ ...input, resume: photos })).toBe("sent");
    expect(await rows()).toMatchObject([{ fileName: "صفحة.pdf", kind: "pdf", isPhoto: true }]);
  });

  it("F1 asks once about an address that looks like a slip, and keeps the file meanwhile", async () => {
    const slip = { ...input, email: "rima@gmial.com", resume: cv() };
    const response = await send(slip, true);
    expect(response).toMatchObject({
      status: 400,
      answer: { meant: "rima@gmail.com", document: { name: "سيرة.pdf" } },
    });
    expect(await applications()).toHaveLength(0);
    const { document } = (response as Exclude<typeof response, "sent">).answer;
    const again = { ...input, email: "rima@gmial.com", documentId: document?.id ?? "" };
    const yes = { ...again, checkedEmail: "rima@gmial.com", emailMeant: "rima@gmail.com" };
    expect(await send(yes, true)).toBe("sent");
    const [profile] = await db.select().from(userProfiles).where(eq(userProfiles.id, seeker.id));
    expect(profile?.email).toBe("rima@gmail.com");
  });

  it("F1 takes such an address on a second sending, from the profile, and from the outbox", async () => {
    const slip = { ...input, email: "rima@gmial.com", resume: cv() };
    expect(await send({ ...slip, checkedEmail: "rima@gmial.com" }, true)).toBe("sent");
    for (const asks of [true, false]) {
      jobId = (await makeJob(await makeCompany())).id;
      expect(await send({ ...slip, resume: cv() }, asks)).toBe("sent");
    }
  });

  it("ERR-06 without a file says so and gives all input back", async () => {
    expect(await send({ ...input, resume: new File([], "") })).toEqual({
      status: 400,
      answer: { values: input, document: null, errors: { resume: "applications.cvMissing" } },
    });
  });

  it.each(["firstName", "lastName", "email", "phone"])(
    "APPLY-02 APPLY-10 without %s keeps the accepted file and the input",
    async (field) => {
      const { answer, status } = await refusalOf({ ...input, [field]: "", resume: cv() });
      expect(status).toBe(400);
      expect(Object.keys(answer.errors ?? {})).toEqual([field]);
      expect(answer.values).toEqual({ ...input, [field]: "" });
      const id = answer.document?.id ?? "";
      expect(answer.document).toEqual({ id, name: "سيرة.pdf" });
      expect(await send({ ...input, documentId: id }), "sent again without the file").toBe("sent");
      expect(await applications()).toMatchObject([{ documentId: id }]);
    },
  );

  it.each([
    ["one byte too large", () => new Uint8Array(maxCvBytes + 1), "a.pdf", 413, "cvTooLarge"],
    ["of another kind", () => new TextEncoder().encode("words"), "a.txt", 415, "cvWrongType"],
    [
      "of another kind within",
      () => new TextEncoder().encode("MZ words"),
      "a.pdf",
      415,
      "cvWrongType",
    ],
    ["empty", () => new Uint8Array(), "a.pdf", 400, "cvDamaged"],
  ] as const)("APPLY-04 APPLY-10 a file %s is refused, and the input stays", async (...row) => {
    const [, bytes, name, expected, reason] = row;
    const file = new File([bytes()], name);
    const { answer, status } = await refusalOf({ ...input, resume: file });
    expect(status).toBe(expected);
    expect(answer.errors).toEqual({ resume: `applications.${reason}` });
    expect(answer.values).toEqual(input);
    expect(await rows()).toEqual([]);
  });

  it("takes the file away when response, and nothing else", async () => {
    const { answer } = await refusalOf({ ...input, phone: "", resume: cv() });
    const documentId = answer.document?.id ?? "";
    expect(await send({ ...input, phone: "", documentId, intent: "remove-file" })).toEqual({
      status: 200,
      answer: { values: { ...input, phone: "" }, document: null },
    });
    expect(await rows()).toEqual([]);
    expect(await storage.readFile(documentId)).toBeUndefined();
  });

  it("another file takes the place of the one sent before", async () => {
    const first = await refusalOf({ ...input, phone: "", resume: cv() });
    const documentId = first.answer.document?.id ?? "";
    expect(await send({ ...input, documentId, resume: cv() })).toBe("sent");
    expect((await rows()).map(({ id }) => id)).not.toContain(documentId);
  });

  it("another person's upload counts as missing", async () => {
    const { answer } = await refusalOf({ ...input, phone: "", resume: cv() });
    const documentId = answer.document?.id ?? "";
    const owner = seeker;
    seeker = await makeSeeker();
    const refusal = await refusalOf({ ...input, documentId });
    expect(refusal.answer.errors).toEqual({ resume: "applications.documentGone" });
    expect(await findUnusedDocument(owner, documentId)).toBeDefined();
  });

  it("ERR-05 a second time is refused before the file is stored", async () => {
    await send({ ...input, resume: cv() });
    const { answer, status } = await refusalOf({ ...input, resume: cv() });
    expect(status).toBe(409);
    expect(answer.refused).toBe("applications.alreadyApplied");
    expect(storeFile).toHaveBeenCalledOnce();
  });

  it("DATA-11 of twenty at the same moment one application and one file stay", async () => {
    const all = await Promise.all(
      Array.from({ length: 20 }, () => send({ ...input, resume: cv() })),
    );
    expect(all.filter((received) => received === "sent")).toHaveLength(1);
    const refused = all.flatMap((one) => (one === "sent" ? [] : [one.answer.refused]));
    expect(refused).toEqual(Array(19).fill("applications.alreadyApplied"));
    expect(await applications()).toHaveLength(1);
    expect(await rows()).toHaveLength(1);
    const files = await Promise.all(storeFile.mock.calls.map(([key]) => storage.readFile(key)));
    expect(files.filter((file) => file !== undefined)).toHaveLength(1);
  });

  it("APPLY-11 a job that is gone is a 404, also for a whole form", async () => {
    jobId = "00000000-0000-4000-8000-000000000000";
    const { answer, status } = await refusalOf({ ...input, resume: cv() });
    expect(status).toBe(404);
    expect(answer).toMatchObject({ refused: "jobs.missing", values: input });
  });

  it("ERR-10 APPLY-10 an error is logged and said, and the input stays", async () => {
    const written = vi.spyOn(process.stderr, "write").mockReturnValue(true);
    await db.execute(sql`alter table documents add constraint none check (bytes < 0) not valid`);
    const { answer, status } = await refusalOf({ ...input, resume: cv() });
    await db.execute(sql`alter table documents drop constraint none`);
    const log = written.mock.calls.join("");
    written.mockRestore();
    expect(status).toBe(500);
    expect(answer).toEqual({ values: input, document: null, refused: "applications.unknownError" });
    expect(log).toContain('constraint \\"none\\"');
    expect(log, "nothing of what was typed").not.toContain("rima@example.com");
    expect(await rows()).toEqual([]);
  });

  it("APPLY-10 a full disk is reported, and the input stays", async () => {
    const written = vi.spyOn(process.stderr, "write").mockReturnValue(true);
    storeFile.mockRejectedValueOnce(new Error("no space left"));
    const { answer, status } = await refusalOf({ ...input, resume: cv() });
    const log = written.mock.calls.join("");
    written.mockRestore();
    expect(status).toBe(503);
    expect(answer).toEqual({
      values: input,
      document: null,
      errors: { resume: "applications.filesUnavailable" },
    });
    expect(log).toContain("no space left");
    expect(await rows(), "no row without its file").toEqual([]);
  });
});

describe("an application with a CV of the account", () => {
  async function save(actor = seeker): Promise<string> {
    const content = new Uint8Array(samplePdf(["Saved"]));
    const saved = await saveOwnCv(actor, [{ content, fileName: "saved.pdf" }]);
    if (isRefused(saved)) throw new Error(saved.refused);
    return saved.id;
  }

  it("is sent with a copy, once however often the form comes, and an earlier file goes", async () => {
    const saved = await save();
    const missing = await refusalOf({ ...input, firstName: "", resume: cv() });
    const documentId = missing.answer.document?.id ?? "";
    const submissionKey = "3f0f7f8e-6a6e-4b0e-9d2a-0d6f1f0c1a12";
    const form = { ...input, submissionKey, cv: saved, documentId };
    expect(await Promise.all([send(form), send(form)])).toEqual(["sent", "sent"]);
    expect(await send(form)).toBe("sent");
    const [application] = await applications();
    expect(application?.documentId).not.toBe(saved);
    expect((await rows()).map(({ id }) => id).sort()).toEqual(
      [saved, application?.documentId ?? ""].sort(),
    );
    expect((await listOwnCvs(seeker))[0]?.lastUsedAt).not.toBeNull();
  });

  it("and with a file too asks which one, since without scripts a file marks no radio", async () => {
    const saved = await save();
    const both = await refusalOf({ ...input, cv: saved, resume: cv() });
    expect(both).toMatchObject({
      status: 400,
      answer: { errors: { resume: "cvs.which" }, document: { name: "سيرة.pdf" } },
    });
    expect(both.answer.savedCv).toBeUndefined();
    const documentId = both.answer.document?.id ?? "";
    expect(await send({ ...input, cv: "file", documentId })).toBe("sent");
    expect((await applications())[0]?.documentId).toBe(documentId);
  });

  it("of another account or deleted is refused, and the choice goes back with the input", async () => {
    const others = await save(await makeSeeker());
    expect(await refusalOf({ ...input, cv: others })).toEqual({
      status: 400,
      answer: { values: input, document: null, savedCv: others, errors: { resume: "cvs.gone" } },
    });
    const own = await save();
    const wrong = await refusalOf({ ...input, phone: "", cv: own });
    expect(wrong.answer).toMatchObject({ savedCv: own, errors: { phone: expect.any(String) } });
    expect(wrong.answer.errors?.resume).toBeUndefined();
    expect(await rows(), "no copy is made for a form that is not sent").toHaveLength(1);
  });

  it("leaves no copy behind when it is refused", async () => {
    const own = await save();
    await db.execute(sql`update jobs set status = 'closed'`);
    await refusalOf({ ...input, cv: own });
    expect((await rows()).map(({ id }) => id)).toEqual([own]);
  });
});

import { beforeEach, describe, expect, it } from "vitest";
import { type Actor, type Person, visitor } from "#app/features/accounts/actor.ts";
import * as applicantsTable from "#app/features/applicants/routes/export-applicants.ts";
import { applyToJob } from "#app/features/applications/applications.server.ts";
import { maxCvBytes } from "#app/features/applications/cv/cv-file.ts";
import type { Language } from "#app/i18n/language.ts";
import { samplePdf } from "#demo/sample-cv.ts";
import { useTestDatabase } from "#test/database.ts";
import { makeAdmin, makeCompany, makeJob, makeSeeker } from "#test/people.ts";
import { visit } from "#test/visit.ts";
import * as document from "./document.ts";
import * as profileCv from "./profile-cv-file.ts";
import * as upload from "./upload-document.ts";

useTestDatabase();

const cv = samplePdf(["Rima Al-Halabi", "Accountant"]);
let seeker: Person;
beforeEach(async () => {
  seeker = await makeSeeker();
});

type Handler = (args: never) => unknown;

type Options = { body?: FormData; language?: Language; headers?: Record<string, string> };

/** What a handler answers as a Response, asked with a body of the test's own. */
async function answerOf(handler: Handler, as: Actor, options: Options) {
  let answer: unknown;
  const keeping = async (args: { request: Request }) => {
    const { body, headers = {} } = options;
    const request = body ? new Request(args.request.url, { method: "POST", body }) : args.request;
    for (const [name, value] of Object.entries(headers)) request.headers.set(name, value);
    answer = await handler({ ...args, request } as never);
    return answer;
  };
  await visit(keeping as Handler, { as, to: "/documents/upload", language: options.language });
  if (!(answer instanceof Response)) throw new Error("The handler gave no response.");
  return answer;
}

function uploading(as: Actor, bytes: Uint8Array, name = "cv.pdf", language: Language = "en") {
  const body = new FormData();
  body.append("files", new File([new Uint8Array(bytes)], name));
  return answerOf(upload.action as Handler, as, { body, language });
}

function asking(as: Actor, documentId: string, headers: Record<string, string> = {}) {
  const [answer] = document.middleware;
  const missing = async () => new Response(null, { status: 404 });
  const handler = (args: object) => answer?.({ ...args, params: { documentId } } as never, missing);
  return answerOf(handler as Handler, as, { headers });
}

async function uploadedId(): Promise<string> {
  const [first] = await (await uploading(seeker, cv)).json();
  return first.id;
}

describe("POST /documents/upload", () => {
  it("CALL-04 answers a list whose first item has the url", async () => {
    const answer = await uploading(seeker, cv, "سيرتي.pdf");
    expect(answer.status).toBe(200);
    const [first] = await answer.json();
    const { id } = first;
    expect(first).toEqual({ id, url: `/documents/${id}`, name: "سيرتي.pdf", bytes: cv.length });
  });

  it("ERR-08 says in the person's language why a file is refused", async () => {
    const content = new TextEncoder().encode("words");
    const wrong = await uploading(seeker, content, "cv.txt");
    expect(wrong.status).toBe(415);
    expect(await wrong.json()).toEqual({ message: "Only PDF, DOC and DOCX files are accepted" });
    const large = await uploading(seeker, new Uint8Array(maxCvBytes + 1), "cv.pdf", "ar");
    expect(large.status).toBe(413);
    expect(await large.json()).toEqual({ message: "الملف أكبر من 5MB" });
  });

  it("answers 401 to visitors, 403 to who may not apply, 400 without a file", async () => {
    expect((await uploading(visitor, cv)).status).toBe(401);
    expect((await uploading(await makeCompany(), cv)).status).toBe(403);
    expect((await uploading(await makeAdmin(), cv)).status).toBe(403);
    const empty = await answerOf(upload.action as Handler, seeker, { body: new FormData() });
    expect(empty.status).toBe(400);
  });

  it("is not there to be read", () => {
    expect(upload.loader().status).toBe(405);
  });
});

describe("GET /documents/{id}", () => {
  it("PERM-06 is a download that runs nothing and that nothing caches", async () => {
    const answer = await asking(seeker, await uploadedId());
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toEqual({
      "content-type": "application/pdf",
      "content-length": String(cv.length),
      "content-disposition": "attachment; filename=\"cv.pdf\"; filename*=UTF-8''cv.pdf",
      "content-security-policy": "sandbox; default-src 'none'",
      "x-content-type-options": "nosniff",
      "cache-control": "private, no-store",
    });
    expect(new Uint8Array(await answer.arrayBuffer())).toEqual(new Uint8Array(cv));
  });

  it("PERM-06 answers like a missing one to all but the applicant and the job's company", async () => {
    const [company, id] = [await makeCompany(), await uploadedId()];
    const job = await makeJob(company);
    const contact = { firstName: "R", lastName: "H", email: "r@example.com", phone: "1" };
    const more = { coverLetter: null, experience: null, expectedSalary: null, availableDate: null };
    await applyToJob(seeker, job.id, { ...contact, ...more }, id);
    expect((await asking(company, id)).status).toBe(200);
    expect((await asking(seeker, id)).status).toBe(200);

    const seen = async (as: Actor, documentId: string) => {
      const { status, headers, body } = await asking(as, documentId);
      return { status, headers: Object.fromEntries(headers), body };
    };
    const missing = await seen(seeker, "00000000-0000-4000-8000-000000000000");
    expect(missing).toEqual({ status: 404, headers: {}, body: null });
    expect(() => document.loader(), "the page of a missing address").toThrow();
    const strangers = [visitor, await makeSeeker(), await makeCompany(), await makeAdmin()];
    for (const stranger of strangers) expect(await seen(stranger, id)).toEqual(missing);
    expect(await seen(seeker, "no-id")).toEqual(missing);
  });

  it("S16 A9 is not put on a device by another site's link, nor before a person opens it", async () => {
    const id = await uploadedId();
    const foreign: Record<string, string>[] = [
      { "sec-fetch-site": "cross-site" },
      { "sec-purpose": "prefetch" },
    ];
    for (const headers of foreign) {
      expect((await asking(seeker, id, headers)).status, JSON.stringify(headers)).toBe(404);
    }
    expect((await asking(seeker, id, { "sec-fetch-site": "same-origin" })).status).toBe(200);
    expect((await asking(seeker, id, { "sec-fetch-site": "none" })).status).toBe(200);
  });

  it.each([
    ["the CV made from a profile", makeSeeker, profileCv.loader, { language: "ar" }],
    ["a table of applicants", makeCompany, applicantsTable.loader, {}],
  ] as const)(
    "S16 A9 %s is not put on a device by another site's link",
    async (_, make, loader, more) => {
      const person = await make({ bio: "Baker" });
      const job = person.userType === "company" ? await makeJob(person) : undefined;
      const params = { ...more, jobId: job?.id };
      const handler = (args: object) => loader({ ...args, params } as never);
      const own = await answerOf(handler as Handler, person, {});
      expect(own.headers.get("content-disposition")).toBeTruthy();
      const headers = { "sec-fetch-site": "cross-site" };
      const foreign = answerOf(handler as Handler, person, { headers });
      await expect(foreign).rejects.toThrow("The handler gave no response.");
    },
  );
});

import { randomUUID } from "node:crypto";
import { createElement } from "react";
import { beforeEach, describe, expect, it } from "vitest";
import { type Actor, type Person, visitor } from "#app/features/accounts/actor.ts";
import { moderators } from "#app/features/accounts/operator/moderators.table.ts";
import { findOwnApplication } from "#app/features/applications/applications.server.ts";
import { uploadDocument } from "#app/features/applications/cv/documents.server.ts";
import { type Opened, whileOpened } from "#app/features/job/views/opened-job.server.ts";
import { damascusDay } from "#app/i18n/format.ts";
import { db } from "#app/platform/database/database.server.ts";
import { samplePdf } from "#demo/sample-cv.ts";
import { useTestDatabase } from "#test/database.ts";
import { makeAdmin, makeCompany, makeJob, makeSeeker } from "#test/people.ts";
import { rendered } from "#test/render/render-parts.tsx";
import { visit } from "#test/visit.ts";
import Apply, { action, loader } from "./apply.tsx";

useTestDatabase();

let company: Person;
let seeker: Person;
let jobId: string;
beforeEach(async () => {
  [company, seeker] = [await makeCompany(), await makeSeeker()];
  jobId = (await makeJob(company)).id;
});

const params = () => ({ jobId });
const open = (as: Actor, query = "") =>
  visit(loader, { as, to: `/apply/${jobId}${query}`, params: params() });
const post = (as: Actor, form: Record<string, string>) =>
  visit(action, { as, to: `/apply/${jobId}`, form, params: params() });

const input = {
  firstName: "Rima",
  lastName: "Al-Halabi",
  email: "rima@example.com",
  phone: "+963 944 123 456",
};

async function uploaded(): Promise<string> {
  const bytes = samplePdf(["Rima", "Accountant"]);
  const document = await uploadDocument(seeker, { content: bytes, fileName: "cv.pdf" });
  return "id" in document ? document.id : "";
}

describe("opening the application form", () => {
  it("is counted for a seeker, and not for a moderator who looks at it", async () => {
    const isLeftOut = async () => {
      const opened: Opened = { isLeftOut: false };
      expect((await whileOpened(opened, () => open(seeker))).status).toBe(200);
      return opened.isLeftOut;
    };
    expect(await isLeftOut()).toBe(false);
    await db.insert(moderators).values({ userId: seeker.id });
    expect(await isLeftOut()).toBe(true);
  });

  it("APPLY-01 APPLY-02 shows the job, and the profile's name and contact filled in", async () => {
    const { data, status } = await open(seeker);
    expect(status).toBe(200);
    expect(data).toMatchObject({
      kind: "form",
      job: { title: "Accountant", place: { en: "Aleppo" } },
      company: { name: "Barada Foods" },
      filledIn: { firstName: "Rima", lastName: "Al-Halabi", email: seeker.email },
    });
  });

  it("ERR-07 sends a visitor to sign in, with the alert, and back here", async () => {
    const back = `/login?next=${encodeURIComponent(`/apply/${jobId}`)}`;
    const sent = { status: 303, location: back, notice: "applications.loginFirst" };
    expect(await open(visitor)).toMatchObject(sent);
    expect(await post(visitor, input)).toMatchObject(sent);
  });

  it("PERM-02 tells companies and admins why they may not, with 403", async () => {
    for (const [actor, refusal] of [
      [company, "jobs.companiesCannotApply"],
      [await makeAdmin(), "jobs.adminsCannotApply"],
    ] as const) {
      expect(await open(actor)).toMatchObject({ status: 403, data: { kind: "refused", refusal } });
      expect(await post(actor, input)).toMatchObject({ status: 403, data: { refused: refusal } });
    }
  });

  it("APPLY-11 is a 404 for a missing, closed or draft job", async () => {
    const ids = ["00000000-0000-4000-8000-000000000000", "no-id"];
    for (const status of ["closed", "draft"]) ids.push((await makeJob(company, { status })).id);
    for (jobId of ids) {
      expect(await open(seeker)).toMatchObject({ status: 404, data: { kind: "missing" } });
      expect(await post(seeker, input)).toMatchObject({
        status: 404,
        data: { refused: "jobs.missing" },
      });
    }
  });

  it("report 19: says that the deadline has passed and gives the letter back", async () => {
    const applicationDeadline = damascusDay(new Date(Date.now() - 86_400_000));
    jobId = (await makeJob(company, { applicationDeadline })).id;
    expect(await open(seeker)).toMatchObject({
      status: 409,
      data: { kind: "over", job: { title: "Accountant" } },
    });
    const coverLetter = "Dear Barada";
    expect(await post(seeker, { ...input, coverLetter })).toMatchObject({
      status: 409,
      data: { refused: "jobs.over", values: { coverLetter } },
    });
    for (const language of ["en", "ar"] as const) {
      const { data } = await visit(loader, {
        as: seeker,
        to: `/apply/${jobId}`,
        params: { jobId },
      });
      const values = { coverLetter: "Dear <Barada>" };
      const props = { loaderData: data, actionData: { refused: "jobs.over", values }, matches: [] };
      const html = rendered(createElement(Apply, props as never), language);
      expect(html).toContain(
        { en: "<h1>The last day to apply has passed.</h1>", ar: "<h1>انتهى موعد التقديم.</h1>" }[
          language
        ],
      );
      expect(html).toMatch(/<textarea[^>]*readOnly=""[^>]*>Dear &lt;Barada&gt;<\/textarea>/);
      expect(html).not.toContain("Job Not Found");
    }
  });

  it("APPLY-11 says that the deadline has passed long ago", async () => {
    jobId = (await makeJob(company, { applicationDeadline: "2020-01-01" })).id;
    const refusal = "jobs.over";
    // Reading 52: after 30 days what it was is not shown.
    const page = await open(seeker);
    expect(page).toMatchObject({ status: 404, data: { kind: "missing", isOver: true } });
    expect(JSON.stringify(page.data)).not.toContain("Accountant");
    expect(await post(seeker, { ...input, documentId: await uploaded() })).toMatchObject({
      status: 409,
      data: { refused: refusal },
    });
  });
});

describe("sending it", () => {
  it("APPLY-09 leads to the success screen, which does not open without an application", async () => {
    expect(await open(seeker, "?done=1")).toMatchObject({ data: { kind: "form" } });
    const sent = await post(seeker, { ...input, documentId: await uploaded() });
    expect(sent).toMatchObject({ status: 303, location: `/apply/${jobId}?done=1` });
    expect(await findOwnApplication(seeker, jobId)).toBeDefined();
    expect(await open(seeker, "?done=1")).toMatchObject({ data: { kind: "sent" } });
  });

  it("F4 then names the addresses that are not confirmed, the one that answers go to first", async () => {
    const email = `answers-${randomUUID()}@example.org`;
    await post(seeker, { ...input, email, documentId: await uploaded() });
    const page = await open(seeker, "?done=1");
    const unconfirmed = { account: seeker.email, contact: email };
    expect(page).toMatchObject({ data: { kind: "sent", unconfirmed } });
  });

  it("APPLY-12 ERR-05 afterwards shows that it was sent, and refuses another", async () => {
    await post(seeker, { ...input, documentId: await uploaded() });
    expect(await open(seeker)).toMatchObject({ status: 200, data: { kind: "applied" } });
    expect(await post(seeker, { ...input, documentId: await uploaded() })).toMatchObject({
      status: 409,
      data: { refused: "applications.alreadyApplied" },
    });
  });

  it("ERR-06 without a file is refused and stores nothing", async () => {
    expect(await post(seeker, input)).toMatchObject({
      status: 400,
      data: { values: input, errors: { resume: "applications.cvMissing" } },
    });
    expect(await findOwnApplication(seeker, jobId)).toBeUndefined();
  });
});

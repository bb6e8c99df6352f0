import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { type Actor, type Person, visitor } from "#app/features/accounts/actor.ts";
import { findJob } from "#app/features/job/job-detail.server.ts";
import { jobs } from "#app/features/job/jobs.table.ts";
import { valuesOfJob } from "#app/features/jobs/posting/job-values.ts";
import { poundAnswer, poundQuestion } from "#app/features/jobs/posting/pay-input.ts";
import { damascusDay } from "#app/i18n/format.ts";
import { db } from "#app/platform/database/database.server.ts";
import { isRefused } from "#app/platform/outcome.ts";
import { settings } from "#app/platform/settings/settings.server.ts";
import { useTestDatabase } from "#test/database.ts";
import { makeAdmin, makeCompany, makeJob, makeMember, makeSeeker } from "#test/people.ts";
import { useSettings } from "#test/settings.ts";
import {
  closeJob,
  extendJob,
  publishDraft,
  reopenJob,
  scheduleDraft,
  unscheduleDraft,
} from "./change-job.server.ts";
import { copyJob } from "./copy-job.server.ts";
import { addDays, closedReasons } from "./job-lifecycle.ts";
import {
  deleteJobTemplate,
  listJobTemplates,
  saveJobAsTemplate,
  startFromTemplate,
} from "./job-templates.server.ts";

useTestDatabase();

const row = async (id: string) => (await db.select().from(jobs).where(eq(jobs.id, id)))[0];
const inHours = (hours: number) => new Date(Date.now() + hours * 60 * 60 * 1000);
const today = () => damascusDay(new Date());
const isPublic = async (id: string) => (await findJob(visitor, id)) !== undefined;

describe("issue 15, life of a job", () => {
  it("a draft is published, closed with a reason and reopened", async () => {
    const company = await makeCompany();
    const monthAgo = inHours(-720);
    const job = await makeJob(company, { status: "draft", createdAt: monthAgo });
    expect(await publishDraft(company, job.id)).toEqual({ id: job.id });
    expect(await isPublic(job.id)).toBe(true);
    // Posted is the day on which it became public.
    expect((await row(job.id))?.createdAt.getTime()).toBeGreaterThan(Date.now() - 60_000);

    expect(await closeJob(company, job.id, "filled_here")).toEqual({ id: job.id });
    const closed = await row(job.id);
    expect(closed).toMatchObject({ status: "closed", closedReason: "filled_here" });
    expect(closed?.closedAt).not.toBeNull();
    expect(await isPublic(job.id)).toBe(false);

    expect(await reopenJob(company, job.id)).toEqual({ id: job.id });
    expect(await row(job.id)).toMatchObject({
      status: "active",
      closedReason: null,
      closedAt: null,
      createdAt: closed?.createdAt,
    });
  });

  it("reading 61 a copy asks again which pound is meant, and is published in the one chosen", async () => {
    const company = await makeCompany();
    const job = await makeJob(company, { salaryMin: "400000", salaryMax: "450000", pound: "new" });
    const copy = await copyJob(company, job.id);
    if (isRefused(copy)) throw new Error(copy.refused);
    const open = { refused: "manage.refusals.poundOpen" };
    expect(await publishDraft(company, copy.id)).toEqual(open);
    expect(await scheduleDraft(company, copy.id, inHours(24))).toEqual(open);
    const about = poundQuestion(valuesOfJob(job))?.about ?? "";
    const answer = { [poundAnswer.pound]: "old", [poundAnswer.about]: about };
    const toAnother = { ...answer, [poundAnswer.about]: "1 2 SYP month new" };
    expect(await publishDraft(company, copy.id, toAnother)).toEqual(open);
    expect(await publishDraft(company, copy.id, answer)).toEqual({ id: copy.id });
    expect(await row(copy.id)).toMatchObject({ status: "active", pound: "old" });
  });

  it("a job past its last day is reopened for two weeks", async () => {
    const company = await makeCompany();
    const job = await makeJob(company, { applicationDeadline: "2020-01-01" });
    expect(await row(job.id)).toMatchObject({ status: "closed", closedReason: "expired" });
    await reopenJob(company, job.id);
    const open = await row(job.id);
    expect(open).toMatchObject({ status: "active", applicationDeadline: addDays(today(), 14) });
  });

  it("extending adds two weeks, sixty days ahead at most", async () => {
    const company = await makeCompany();
    const job = await makeJob(company, { applicationDeadline: addDays(today(), 2) });
    for (const days of [16, 30, 44, 58]) {
      await extendJob(company, job.id);
      expect(await row(job.id)).toMatchObject({ applicationDeadline: addDays(today(), days) });
    }
    expect(await extendJob(company, job.id)).toEqual({ refused: "manage.refusals.farEnough" });
  });

  it("extending from the last day that was shown adds two weeks once, in two tabs at once too", async () => {
    const company = await makeCompany();
    const colleague = await makeMember(company, "recruiter");
    const shown = addDays(today(), 2);
    const job = await makeJob(company, { applicationDeadline: shown });
    const outcomes = await Promise.all([
      extendJob(company, job.id, shown),
      extendJob(company, job.id, shown),
      extendJob(colleague, job.id, shown),
    ]);
    const refusal = { refused: "manage.refusals.lastDayChanged" };
    expect(outcomes.filter((outcome) => "id" in outcome)).toHaveLength(1);
    expect(outcomes.filter(isRefused)).toEqual([refusal, refusal]);
    const later = addDays(today(), 16);
    expect(await row(job.id)).toMatchObject({ applicationDeadline: later });

    // A question whether a job without a last day is still open adds none to one that was set meanwhile.
    expect(await extendJob(company, job.id, "")).toEqual(refusal);
    await db.update(jobs).set({ applicationDeadline: null }).where(eq(jobs.id, job.id));
    expect(await extendJob(company, job.id, later)).toEqual(refusal);
    expect(await extendJob(company, job.id, "")).toEqual({ id: job.id });
    expect(await row(job.id)).toMatchObject({ applicationDeadline: null });
  });

  it("a scheduled draft waits, and its time can be changed and taken away", async () => {
    const company = await makeCompany();
    const job = await makeJob(company, { status: "draft" });
    const at = inHours(5);
    expect(await scheduleDraft(company, job.id, at)).toEqual({ id: job.id });
    expect(await row(job.id)).toMatchObject({ status: "draft", publishAt: at });
    expect(await scheduleDraft(company, job.id, inHours(-1))).toEqual({
      refused: "manage.refusals.timePast",
    });
    expect(await scheduleDraft(company, job.id, new Date(Number.NaN))).toEqual({
      refused: "manage.refusals.timePast",
    });
    expect(await scheduleDraft(company, job.id, inHours(24 * 91))).toEqual({
      refused: "manage.refusals.timeTooFar",
    });
    expect(await unscheduleDraft(company, job.id)).toEqual({ id: job.id });
    expect(await row(job.id)).toMatchObject({ status: "draft", publishAt: null });
  });

  it("report 3 reading 53 an incomplete draft and one past its last day are not published or scheduled", async () => {
    const company = await makeCompany();
    const incomplete = await makeJob(company, { status: "draft", title: "" });
    expect(await publishDraft(company, incomplete.id)).toEqual({
      refused: "manage.refusals.incomplete",
    });
    const past = await makeJob(company, { status: "draft", applicationDeadline: "2020-01-01" });
    expect(await publishDraft(company, past.id)).toEqual({
      refused: "manage.refusals.deadlinePast",
    });
    const soon = await makeJob(company, {
      status: "draft",
      applicationDeadline: addDays(today(), 1),
    });
    expect(await scheduleDraft(company, soon.id, inHours(72))).toEqual({
      refused: "manage.refusals.deadlinePast",
    });
  });

  it("a draft of another day counts as posted when it is published or scheduled", async () => {
    useSettings({ quotas: { ...settings().quotas, jobsPerDay: 5 } });
    expect(settings().quotas.jobsPerDay).toBe(5);
    const company = await makeCompany();
    const old = { status: "draft", createdAt: inHours(-48) };
    const [first, second] = [await makeJob(company, old), await makeJob(company, old)];
    expect(await publishDraft(company, first.id)).toEqual({ id: first.id });
    const tooMany = { refused: "posting.tooManyToday" };
    expect(await publishDraft(company, second.id)).toEqual(tooMany);
    expect(await scheduleDraft(company, second.id, inHours(2))).toEqual(tooMany);
    expect(await copyJob(company, first.id)).toEqual(tooMany);
  });

  it("acts that the state forbids are refused, and a suspended job stays so", async () => {
    const company = await makeCompany();
    const open = await makeJob(company);
    expect(await publishDraft(company, open.id)).toEqual({ refused: "manage.refusals.otherState" });
    const suspended = await makeJob(company, { status: "closed", closedReason: "suspended" });
    for (const act of [reopenJob, copyJob, saveJobAsTemplate, extendJob]) {
      expect(await act(company, suspended.id)).toEqual({ refused: "manage.refusals.suspended" });
    }
    expect(await row(suspended.id)).toEqual(suspended);
  });

  it("another company's job cannot be changed, and readers of the own one change none", async () => {
    const company = await makeCompany();
    const [open, closed, draft] = [
      await makeJob(company),
      await makeJob(company, { status: "closed" }),
      await makeJob(company, { status: "draft" }),
    ];
    const acts = (actor: Actor, [o, c, d]: [string, string, string]) =>
      Promise.all([
        closeJob(actor, o, "cancelled"),
        extendJob(actor, o),
        reopenJob(actor, c),
        publishDraft(actor, d),
        scheduleDraft(actor, d, inHours(1)),
        unscheduleDraft(actor, d),
        copyJob(actor, o),
        saveJobAsTemplate(actor, o),
      ]);
    const ids: [string, string, string] = [open.id, closed.id, draft.id];
    const none: [string, string, string] = [randomUUID(), randomUUID(), "nonsense"];
    for (const actor of [await makeCompany(), await makeSeeker(), await makeAdmin(), visitor]) {
      for (const some of [ids, none]) {
        const outcomes = new Set((await acts(actor, some)).map((each) => JSON.stringify(each)));
        expect([...outcomes]).toEqual(['{"refused":"posting.jobNotFound"}']);
      }
    }
    const reader = await makeMember(company, "reader");
    for (const outcome of await acts(reader, ids)) {
      expect(outcome).toEqual({ refused: "posting.readOnly" });
    }
    expect([await row(open.id), await row(closed.id), await row(draft.id)]).toEqual([
      open,
      closed,
      draft,
    ]);
  });
});

describe("copies and templates", () => {
  it("a copy is a draft with the job's texts, and none of its history", async () => {
    const company = await makeCompany();
    const job = await makeJob(company, {
      status: "closed",
      closedReason: "filled_here",
      externalId: randomUUID(),
      applicationDeadline: "2020-01-01",
      salaryMin: "1500000",
    });
    const copied = await copyJob(company, job.id);
    if (isRefused(copied)) throw new Error(copied.refused);
    expect(await row(copied.id)).toMatchObject({
      title: job.title,
      salaryMin: "1500000",
      status: "draft",
      companyId: company.id,
      closedReason: null,
      closedAt: null,
      applicationDeadline: null,
      externalId: null,
    });
  });

  it("a template makes drafts, for its company alone", async () => {
    const company = await makeCompany();
    const job = await makeJob(company, { applicationDeadline: addDays(today(), 3) });
    const saved = await saveJobAsTemplate(company, job.id);
    if (isRefused(saved)) throw new Error(saved.refused);
    expect(await listJobTemplates(company)).toMatchObject([{ id: saved.id, name: job.title }]);

    const other = await makeCompany();
    expect(await listJobTemplates(other)).toEqual([]);
    const gone = { refused: "manage.refusals.templateGone" };
    for (const actor of [other, await makeSeeker(), visitor]) {
      expect(await startFromTemplate(actor, saved.id, "en")).toEqual(gone);
      expect(await deleteJobTemplate(actor, saved.id)).toEqual(gone);
    }
    const reader = await makeMember(company, "reader");
    const readOnly = { refused: "posting.readOnly" };
    expect(await startFromTemplate(reader, saved.id, "en")).toEqual(readOnly);
    expect(await deleteJobTemplate(reader, saved.id)).toEqual(readOnly);

    const recruiter: Person = await makeMember(company, "recruiter");
    const draft = await startFromTemplate(recruiter, saved.id, "ar");
    if (isRefused(draft)) throw new Error(draft.refused);
    expect(await row(draft.id)).toMatchObject({
      title: job.title,
      status: "draft",
      companyId: company.id,
      applicationDeadline: null,
      placeId: job.placeId,
    });
    expect(await deleteJobTemplate(recruiter, saved.id)).toEqual({ id: saved.id });
    expect(await deleteJobTemplate(recruiter, saved.id)).toEqual(gone);
  });
});

describe("the database holds it together", () => {
  it("a reason is a known one and of a closed job, or of a draft that waits for a moderator; a time of a draft only", async () => {
    const company = await makeCompany();
    for (const closedReason of closedReasons) {
      const status = closedReason === "held" ? "draft" : "closed";
      expect(await makeJob(company, { status, closedReason })).toMatchObject({ closedReason });
    }
    await expect(makeJob(company, { status: "closed", closedReason: "bored" })).rejects.toThrow();
    // Whoever puts a job back by plain SQL leaves nothing behind.
    const job = await makeJob(company, { status: "closed", closedReason: "cancelled" });
    await db.update(jobs).set({ status: "active" }).where(eq(jobs.id, job.id));
    expect(await row(job.id)).toMatchObject({ closedReason: null, closedAt: null });
    const active = await makeJob(company, { publishAt: inHours(1) });
    expect(active).toMatchObject({ status: "active", publishAt: null });
  });
});

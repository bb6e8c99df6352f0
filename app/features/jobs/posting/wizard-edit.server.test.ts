import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import type { Person } from "#app/features/accounts/actor.ts";
import { listDrafts } from "#app/features/accounts/profile/drafts.server.ts";
import { jobs } from "#app/features/job/jobs.table.ts";
import * as editRoute from "#app/features/jobs/routes/edit-job.tsx";
import type { FormValues } from "#app/http/form.ts";
import type { StaleForm } from "#app/http/stale-form/stale-form.server.ts";
import { db } from "#app/platform/database/database.server.ts";
import { useTestDatabase } from "#test/database.ts";
import { makeCompany, makeJob, makeMember } from "#test/people.ts";
import { askPage } from "#test/render-route.tsx";
import { visit } from "#test/visit.ts";
import { poundQuestion } from "./pay-input.ts";
import type { WizardData } from "./wizard.ts";

useTestDatabase();

const jobsOf = (company: Person) => db.select().from(jobs).where(eq(jobs.companyId, company.id));

describe("the wizard for a stored job", () => {
  const edit = async (as: Person, id: string, form?: FormValues, query = "") => {
    const landing = await visit(form ? editRoute.action : editRoute.loader, {
      as,
      to: `/edit-job/${id}${query}`,
      params: { jobId: id },
      ...(form ? { form } : {}),
    });
    return { ...landing, location: landing.location?.replace(/\bdraft=[\w-]{36}&?/, "") ?? null };
  };

  it("POST-11 ERR-13 begins with the job's values and saves them", async () => {
    const company = await makeCompany();
    const job = await makeJob(company, { status: "closed", requirements: '["A","B"]' });
    expect((await edit(company, job.id)).data).toMatchObject({
      values: { title: "Accountant", company: "Barada Foods" },
    });
    const second = (await edit(company, job.id, undefined, "?step=2")).data;
    expect(second).toMatchObject({ values: { requirements: "A\nB" } });

    const step = await edit(company, job.id, { title: "Bookkeeper", step: "1", intent: "next" });
    expect(step.location).toBe(`/edit-job/${job.id}?step=2`);
    expect(await jobsOf(company)).toMatchObject([{ title: "Accountant" }]);
    expect((await edit(company, job.id)).data).toMatchObject({ values: { title: "Bookkeeper" } });

    const saved = await edit(company, job.id, { step: "4", intent: "submit" });
    expect(saved).toMatchObject({
      status: 303,
      location: "/company-dashboard",
      notice: "posting.updated",
    });
    expect(await jobsOf(company)).toMatchObject([
      { id: job.id, title: "Bookkeeper", status: "closed", location: "Aleppo, Aleppo, Syria" },
    ]);
  });

  it("reading 61 asks about a doubtful pay that was not touched, the stored pound chosen", async () => {
    const company = await makeCompany();
    const pay = { salaryMin: "400000", salaryMax: "450000", pound: "new" as const };
    const job = await makeJob(company, pay);
    const save = (more: FormValues = {}) =>
      edit(company, job.id, { step: "4", intent: "submit", ...more });
    const ask = async () => {
      const { card, pound } = (await edit(company, job.id, undefined, "?step=4"))
        .data as WizardData;
      return poundQuestion(card, pound);
    };
    const question = await ask();
    expect(question).toMatchObject({ likely: "old", isNew: false, pay: { pound: "new" } });
    // A colleague's page that did not ask changes nothing, and is not refused.
    expect((await save()).location).toBe("/company-dashboard");
    expect(await jobsOf(company)).toMatchObject([{ pound: "new" }]);
    const answer = { poundMeant: "old", poundQuestionAbout: question?.about ?? "" };
    expect((await save(answer)).location).toBe("/company-dashboard");
    expect(await jobsOf(company)).toMatchObject([{ salaryMin: "400000", pound: "old" }]);
    expect(await ask()).toBeUndefined();
  });

  it("the steps of a stored job are buttons: each stores the input and leads to its step", async () => {
    const company = await makeCompany();
    const job = await makeJob(company);
    const { page } = await askPage(editRoute, {
      as: company,
      to: `/edit-job/${job.id}`,
      params: { jobId: job.id },
    });
    const buttons = page.matchAll(/<button[^>]*value="step(\d)"/g);
    const leadsTo = [...buttons].map(([, step]) => step);
    expect(leadsTo).toEqual(["2", "3", "4"]);
    for (const step of ["3", "1", "4"]) {
      const title = `By step ${step}`;
      const sent = await edit(company, job.id, { title, step: "1", intent: `step${step}` });
      expect(sent).toMatchObject({ status: 303, location: `/edit-job/${job.id}?step=${step}` });
      expect((await edit(company, job.id)).data).toMatchObject({ values: { title } });
    }
    expect((await edit(company, job.id, { step: "2", intent: "step9" })).location).toBe(
      `/edit-job/${job.id}?step=4`,
    );
    expect(await jobsOf(company)).toEqual([job]);
  });

  it("R24 a stored freelance job stays one", async () => {
    const company = await makeCompany();
    const job = await makeJob(company, { employmentType: "freelance" });
    await edit(company, job.id, { step: "4", intent: "submit" });
    expect(await jobsOf(company)).toMatchObject([{ employmentType: "freelance" }]);
  });

  it("POST-05 ERR-13 gaps are not saved", async () => {
    const company = await makeCompany();
    const job = await makeJob(company);
    const answer = await edit(company, job.id, { city: "", step: "3", intent: "submit" });
    expect(answer.location).toBe(`/edit-job/${job.id}?step=3&check=1`);
    expect(await jobsOf(company)).toEqual([job]);
  });

  it("report 3 F53 reading 53 a last day in the past is refused, but for the one that the job has", async () => {
    const company = await makeCompany();
    const job = await makeJob(company, { status: "closed", applicationDeadline: "2025-01-31" });
    const last = { step: "3", applicationDeadline: "2025-12-31" };
    const refused = await edit(company, job.id, { ...last, intent: "submit" });
    expect(refused.location).toBe(`/edit-job/${job.id}?step=3&check=1`);
    expect((await edit(company, job.id, undefined, "?step=3&check=1")).data).toMatchObject({
      values: { applicationDeadline: "2025-12-31" },
      errors: { applicationDeadline: "posting.errors.dayOver" },
    });
    expect((await edit(company, job.id, undefined, "?step=4")).data).toMatchObject({ gaps: [3] });
    expect(await jobsOf(company)).toEqual([job]);

    const stored = { title: "Bookkeeper", step: "3", applicationDeadline: "2025-01-31" };
    const saved = await edit(company, job.id, { ...stored, intent: "submit" });
    expect(saved).toMatchObject({ location: "/company-dashboard", notice: "posting.updated" });
  });

  describe("report 5: opened before another save", () => {
    const open = async (as: Person, id: string, query = "") => {
      const { data } = await edit(as, id, undefined, query);
      const { step, formId: draftId, seen, values } = data as WizardData;
      const form = { ...values, step: String(step), draftId, seen };
      return (more: FormValues, intent = "next") => edit(as, id, { ...form, ...more, intent });
    };
    const stored = { description: "The stored text." };

    it("an old step is refused and shows both texts; nothing of either is lost", async () => {
      const company = await makeCompany();
      const job = await makeJob(company, stored);
      const [first, old] = [await open(company, job.id), await open(company, job.id)];
      await first({ description: "The better text." });
      const last = await open(company, job.id, "?step=4");
      expect(await last({}, "submit")).toMatchObject({ notice: "posting.updated" });

      const refused = await old({ title: "Bookkeeper" });
      expect(refused).toMatchObject({
        status: 409,
        data: {
          stale: {
            changed: [
              { field: "description", saved: "The better text.", sent: "The stored text." },
            ],
          },
          values: { title: "Bookkeeper", description: "The better text." },
        },
      });
      const { stale, values } = refused.data as { stale: StaleForm; values: FormValues };
      await old({ ...values, seen: stale.seen });
      await (await open(company, job.id, "?step=4"))({}, "submit");
      expect(await jobsOf(company)).toMatchObject([
        { title: "Bookkeeper", description: "The better text." },
      ]);
    });

    it("a draft begun before another member saved is refused at the end", async () => {
      const company = await makeCompany();
      const member = await makeMember(company, "recruiter");
      const job = await makeJob(company, stored);
      await (await open(company, job.id))({ title: "Mine", description: "My text." });
      await (await open(member, job.id))({ description: "Theirs.", requirements: "" });
      await (await open(member, job.id, "?step=4"))({}, "submit");

      const [draft] = await listDrafts(company, `edit-job/${job.id}`);
      const last = await open(company, job.id, `?draft=${draft?.id}&step=4`);
      const refused = await last({}, "submit");
      expect(refused).toMatchObject({
        status: 409,
        data: {
          stale: { changed: [{ field: "description", saved: "Theirs.", sent: "My text." }] },
        },
      });
      expect(await jobsOf(company)).toMatchObject([{ title: job.title, description: "Theirs." }]);
      const { stale } = refused.data as { stale: StaleForm };
      expect(await last({ seen: stale.seen }, "submit")).toMatchObject({
        notice: "posting.updated",
      });
      expect(await jobsOf(company)).toMatchObject([{ title: "Mine", description: "My text." }]);
    });

    it("begins with the stored job, and leads to changes begun before it was saved", async () => {
      const company = await makeCompany();
      const job = await makeJob(company, stored);
      await (await open(company, job.id))({ title: "Old change" });
      await db.update(jobs).set({ title: "Saved since" }).where(eq(jobs.id, job.id));
      expect((await edit(company, job.id)).data).toMatchObject({
        draftId: "",
        values: { title: "Saved since" },
        others: [{ title: "Old change" }],
      });
    });
  });

  it("PERM-04 ERR-12 a missing job and another company's lead to the dashboard alike", async () => {
    const company = await makeCompany();
    const foreign = await makeJob(await makeCompany());
    for (const id of [foreign.id, randomUUID(), "nonsense"]) {
      for (const form of [undefined, { title: "Taken over", step: "4", intent: "submit" }]) {
        expect(await edit(company, id, form)).toMatchObject({
          status: 303,
          location: "/company-dashboard",
          notice: "posting.jobNotFound",
        });
      }
    }
    expect(await db.select().from(jobs).where(eq(jobs.id, foreign.id))).toEqual([foreign]);
    expect(await listDrafts(company, `edit-job/${foreign.id}`)).toEqual([]);
  });

  it("ERR-12 when loading fails, the dashboard says so", async () => {
    const company = await makeCompany();
    const job = await makeJob(company);
    await db.execute(sql`alter table form_drafts rename to form_drafts_away`);
    try {
      expect(await edit(company, job.id)).toMatchObject({
        status: 303,
        location: "/company-dashboard",
        notice: "posting.errorLoading",
      });
    } finally {
      await db.execute(sql`alter table form_drafts_away rename to form_drafts`);
    }
  });
});

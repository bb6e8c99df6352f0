import { eq, sql } from "drizzle-orm";
import { afterEach, describe, expect, it } from "vitest";
import { formDrafts } from "#app/features/accounts/accounts.table.ts";
import { type Person, visitor } from "#app/features/accounts/actor.ts";
import { listDrafts } from "#app/features/accounts/profile/drafts.server.ts";
import { saveOwnLogo } from "#app/features/companies/logo/logos.server.ts";
import { jobs } from "#app/features/job/jobs.table.ts";
import * as editRoute from "#app/features/jobs/routes/edit-job.tsx";
import * as postRoute from "#app/features/jobs/routes/post-job.tsx";
import type { FormValues } from "#app/http/form.ts";
import { damascusDay } from "#app/i18n/format.ts";
import { db } from "#app/platform/database/database.server.ts";
import { isRefused } from "#app/platform/outcome.ts";
import { useTestDatabase } from "#test/database.ts";
import { makeAdmin, makeCompany, makeSeeker } from "#test/people.ts";
import { samplePicture } from "#test/pictures.ts";
import { visit } from "#test/visit.ts";
import { poundQuestion } from "./pay-input.ts";
import { postForm } from "./post-job.server.ts";
import type { WizardData } from "./wizard.ts";

useTestDatabase();

const steps: FormValues[] = [
  {
    title: "Nurse",
    company: "Barada Foods",
    description: "Look after the workers.\r\nEvery day.",
    jobType: "part-time",
    category: "Medicine and Health",
    experienceLevel: "entry",
  },
  { requirements: "A licence\r\nArabic", benefits: "" },
  { country: "Syria", province: "Aleppo", city: "Azaz", salaryMin: "1,000", currency: "SYP" },
  { contactEmail: "jobs@example.com", companyWebsite: "" },
];
const everything = Object.assign({}, ...steps) as FormValues;

const post = async (as: Person, form: FormValues) => {
  const landing = await visit(postRoute.action, { as, to: "/post-job", form });
  return { ...landing, location: landing.location?.replace(/\bdraft=[\w-]{36}&?/, "") ?? null };
};
const show = async (as: Person, query = "") => {
  const { data } = await visit(postRoute.loader, { as, to: `/post-job${query}` });
  return data as WizardData;
};
const questionOf = ({ card, pound }: WizardData) => poundQuestion(card, pound);
const jobsOf = (company: Person) => db.select().from(jobs).where(eq(jobs.companyId, company.id));

describe("the wizard for a new job", () => {
  it("F30 its own preview has the company's logo", async () => {
    const company = await makeCompany();
    expect(await show(company)).toMatchObject({ company: { id: company.id, logo: null } });
    const logo = await saveOwnLogo(company, await samplePicture());
    if (isRefused(logo)) throw new Error(logo.refused);
    expect(await show(company)).toMatchObject({ company: { logo: logo.id } });
    expect(await show(company, "?step=4")).toMatchObject({ company: { logo: logo.id } });
  });

  it("D20 begins with the company's own contact, and marks the steps that were left with gaps", async () => {
    const company = await makeCompany({ companyWebsite: "https://barada.example" });
    const last = await show(company, "?step=4");
    expect(last.values).toMatchObject({
      contactEmail: company.email,
      companyWebsite: "https://barada.example",
    });
    expect(last.gaps).toEqual([1, 3]);
    await post(company, { ...steps[0], step: "1", intent: "next" });
    expect((await show(company, "?step=4")).gaps).toEqual([3]);
    await post(company, { ...steps[2], step: "3", intent: "next" });
    expect((await show(company, "?step=4")).gaps).toEqual([]);
    expect((await show(company, "?step=3")).gaps).toEqual([]);
    // Emptied on purpose, the contact stays empty.
    await post(company, { contactEmail: "", companyWebsite: "", step: "4", intent: "previous" });
    expect((await show(company, "?step=4")).values).toMatchObject({ contactEmail: "" });
  });

  it("POST-04 keeps every step forwards and backwards, for any device of the account", async () => {
    const company = await makeCompany();
    expect(await show(company)).toMatchObject({ step: 1, draftId: "" });
    for (const [place, fields] of steps.slice(0, 3).entries()) {
      const step = place + 1;
      const { status, location } = await post(company, {
        ...fields,
        step: String(step),
        intent: "next",
      });
      expect([status, location]).toEqual([303, `/post-job?step=${step + 1}`]);
    }
    const back = await post(company, { ...steps[3], step: "4", intent: "previous" });
    expect(back.location).toBe("/post-job?step=3");
    for (const [place, fields] of steps.entries()) {
      const shown = await show(company, `?step=${place + 1}`);
      const unix = Object.entries(fields).map(([name, value]) => [
        name,
        value.replaceAll("\r\n", "\n"),
      ]);
      expect(shown.values).toMatchObject(Object.fromEntries(unix));
      expect(shown.errors).toBeNull();
    }
  });

  it("POST-03 Next ends at step 4 and Previous at step 1, and is never blocked", async () => {
    const company = await makeCompany();
    const go = async (step: string, intent: string) =>
      (await post(company, { step, intent })).location;
    expect(await go("4", "next")).toBe("/post-job?step=4");
    expect(await go("9", "next")).toBe("/post-job?step=4");
    expect(await go("1", "previous")).toBe("/post-job?step=1");
    expect(await go("0", "previous")).toBe("/post-job?step=1");
    expect(await go("abc", "next")).toBe("/post-job?step=2");
    expect((await show(company, "?step=0")).step).toBe(1);
    expect((await show(company, "?step=5")).step).toBe(4);
    expect((await show(company, "?step=abc")).step).toBe(1);
  });

  it("FRAME-11 without scripts the cities come with a button of their own, and the rest stays", async () => {
    const company = await makeCompany();
    const chosen = { step: "3", intent: "place", province: "Homs", salaryMax: "5" };
    expect((await post(company, chosen)).location).toBe("/post-job?step=3");
    const shown = await show(company, "?step=3");
    expect(shown.values).toMatchObject({ province: "Homs", city: "", salaryMax: "5" });
    await post(company, { step: "3", intent: "place", province: "Homs", city: "Palmyra" });
    expect((await show(company, "?step=3")).values).toMatchObject({ city: "Palmyra" });
    await post(company, { step: "3", intent: "place", province: "Idlib", city: "Palmyra" });
    expect((await show(company, "?step=3")).values).toMatchObject({ province: "Idlib", city: "" });
  });

  it("POST-06 offers Syria alone, its 14 governorates and their cities", async () => {
    const { places } = await show(await makeCompany(), "?step=3");
    expect(places?.country).toEqual({ value: "Syria", label: "Syria" });
    expect(places?.provinces).toHaveLength(14);
    for (const { cities } of places?.provinces ?? []) expect(cities.length).toBeGreaterThan(3);
  });

  it("issue 15.2 asks which pound is meant, keeps the answer, and refuses nothing", async () => {
    const company = await makeCompany();
    const pay = { salaryMin: "1,500,000", pound: "new" };
    for (const [place, fields] of steps.slice(0, 3).entries()) {
      const more = place === 2 ? pay : {};
      await post(company, { ...fields, ...more, step: String(place + 1), intent: "next" });
    }
    const question = questionOf(await show(company, "?step=4"));
    expect(question).toMatchObject({ likely: "old", pay: { min: 1_500_000, pound: "new" } });
    const last = { ...steps[3], step: "4", intent: "submit" };
    // A page from before the amounts has no answer, and one to other amounts is none.
    for (const sent of [
      last,
      { ...last, poundMeant: "old", poundQuestionAbout: "1 2 SYP month new" },
    ]) {
      expect((await post(company, sent)).location).toBe("/post-job?step=4&check=1");
    }
    expect(await jobsOf(company)).toEqual([]);
    expect((await show(company, "?step=4")).values).toMatchObject(steps[3] ?? {});
    const answer = { ...last, poundMeant: "old", poundQuestionAbout: question?.about ?? "" };
    expect((await post(company, answer)).location).toBe("/jobs");
    expect(await jobsOf(company)).toMatchObject([{ salaryMin: "1500000", pound: "old" }]);
  });

  it.each([
    ["old", "old"],
    ["new", "new"],
  ] as const)(
    "the pound that is settled beside the amounts, %s, is not asked for again",
    async (poundMeant, pound) => {
      const company = await makeCompany();
      for (const [place, fields] of steps.slice(0, 2).entries()) {
        await post(company, { ...fields, step: String(place + 1), intent: "next" });
      }
      const amounts = { ...steps[2], salaryMin: "1,500,000", pound: "new" };
      const card = { ...(await show(company, "?step=3")).card, ...amounts };
      const question = questionOf({ ...(await show(company, "?step=3")), card });
      expect(question).toMatchObject({ likely: "old", isNew: true });
      const answer = { poundMeant, poundQuestionAbout: question?.about ?? "" };
      await post(company, { ...amounts, ...answer, step: "3", intent: "next" });
      for (const step of [3, 4]) {
        expect(questionOf(await show(company, `?step=${step}`))).toBeUndefined();
      }
      expect((await show(company, "?step=3")).values).toMatchObject({ pound });
      const sent = await post(company, { ...steps[3], step: "4", intent: "submit" });
      expect(sent.location).toBe("/jobs");
      expect(await jobsOf(company)).toMatchObject([{ salaryMin: "1500000", pound }]);
    },
  );

  it("issue 15.2 posts an unlikely amount as it is where it is said to be meant so", async () => {
    const company = await makeCompany();
    for (const [place, fields] of steps.slice(0, 3).entries()) {
      const pay: FormValues = place === 2 ? { salaryMax: "600000", payPeriod: "week" } : {};
      await post(company, { ...fields, ...pay, step: String(place + 1), intent: "next" });
    }
    const about = questionOf(await show(company, "?step=4"))?.about ?? "";
    const answer = { step: "4", intent: "submit", poundMeant: "new", poundQuestionAbout: about };
    expect((await post(company, answer)).location).toBe("/jobs");
    const [job] = await jobsOf(company);
    expect(job).toMatchObject({ salaryMax: "600000", pound: "new", payPeriod: "week" });
    // An edit that leaves the pay is not refused; one to another pay has to be answered.
    const edit = async (form: FormValues) =>
      visit(editRoute.action, {
        as: company,
        to: `/edit-job/${job?.id}`,
        params: { jobId: job?.id ?? "" },
        form,
      });
    const whole = { ...everything, salaryMax: "600000", payPeriod: "week" };
    const again = await edit({ ...whole, step: "4", intent: "submit" });
    expect(again.location).toBe("/company-dashboard");
    const higher = await edit({ ...whole, salaryMax: "700000", step: "4", intent: "submit" });
    expect(higher.location).toMatch(/^\/edit-job\/[\w-]{36}\?draft=[\w-]{36}&step=4&check=1$/);
  });

  it("POST-09 ERR-11 posts and goes to the jobs; a second press posts nothing and says the same", async () => {
    const company = await makeCompany();
    await post(company, { ...everything, step: "3", intent: "next" });
    const { draftId } = await show(company, "?step=4");
    const submit = () => post(company, { step: "4", intent: "submit", draftId });
    const answers = await Promise.all([submit(), submit()]);
    answers.push(await submit());
    for (const answer of answers) {
      // F28: the message leads to the job.
      const message = { notice: "posting.posted", noticeJob: draftId };
      expect(answer).toMatchObject({ status: 303, location: "/jobs", ...message });
    }
    expect(await jobsOf(company)).toMatchObject([{ id: draftId, status: "active" }]);
    expect(await listDrafts(company, postForm)).toEqual([]);
  });

  it.each([
    ["title", 1],
    ["company", 1],
    ["description", 1],
    ["jobType", 1],
    ["category", 1],
    ["experienceLevel", 1],
    ["province", 3],
    ["city", 3],
  ])("POST-05 ERR-11 without %s nothing is posted, and step %i says so", async (field, step) => {
    const company = await makeCompany({ companyName: null });
    const answer = await post(company, { ...everything, [field]: "", step: "4", intent: "submit" });
    expect(answer).toMatchObject({ status: 303, location: `/post-job?step=${step}&check=1` });
    const shown = await show(company, `?step=${step}&check=1`);
    expect(shown.errors).toMatchObject({ [field]: "posting.errors.missing" });
    expect(await jobsOf(company)).toEqual([]);
    expect((await show(company, "?step=4")).values.contactEmail).toBe("jobs@example.com");
  });

  it("ERR-11 further steps show their gaps too until all are filled", async () => {
    const company = await makeCompany();
    const next = await post(company, { ...steps[0], step: "1", intent: "next", check: "1" });
    expect(next.location).toBe("/post-job?step=2&check=1");
  });

  it("report 3 F53 reading 53 a last day in the past posts nothing and says why; today is in time", async () => {
    const company = await makeCompany();
    const submit = (applicationDeadline: string) =>
      post(company, { ...everything, applicationDeadline, step: "4", intent: "submit" });
    const yesterday = damascusDay(new Date(Date.now() - 24 * 60 * 60 * 1000));
    expect((await submit(yesterday)).location).toBe("/post-job?step=3&check=1");
    expect((await show(company, "?step=3&check=1")).errors).toEqual({
      applicationDeadline: "posting.errors.dayOver",
    });
    expect(await jobsOf(company)).toEqual([]);
    expect(await submit(damascusDay(new Date()))).toMatchObject({ notice: "posting.posted" });
    expect(await jobsOf(company)).toHaveLength(1);
  });

  it("POST-04 starting over drops the input", async () => {
    const company = await makeCompany();
    await post(company, { ...steps[0], step: "1", intent: "next" });
    expect(await post(company, { intent: "discard" })).toMatchObject({ location: "/post-job" });
    expect(await show(company)).toMatchObject({ draftId: "", values: { title: "" } });
  });

  describe("report 4: in several tabs", () => {
    /** A page as a tab shows it, whose form can be sent on. */
    const open = async (as: Person, query = "") => {
      const shown = await show(as, query);
      const { step, formId: draftId, seen, values } = shown;
      const form = { ...values, step: String(step), draftId, seen };
      return {
        shown,
        send: (more: FormValues, intent = "next") => post(as, { ...form, ...more, intent }),
      };
    };
    const fill = async (as: Person, title: string) => {
      const first = await open(as, "?draft=new");
      await first.send({ ...steps[0], title });
      for (const step of [1, 2, 3]) {
        const tab = await open(as, `?draft=${first.shown.formId}&step=${step + 1}`);
        if (step < 3) await tab.send(steps[step] ?? {});
      }
      return first.shown.formId;
    };

    it("each of two posts its own values, and other drafts are within reach", async () => {
      const company = await makeCompany();
      const [one, two] = [await open(company), await open(company)];
      await one.send({ ...steps[0], title: "Tab one job" });
      await two.send({ ...steps[0], title: "Tab two job" });
      const ids = [one.shown.formId, two.shown.formId];
      for (const draft of ids) {
        for (const step of [2, 3]) {
          const tab = await open(company, `?draft=${draft}&step=${step}`);
          expect(tab.shown.others).toHaveLength(1);
          await tab.send(steps[step - 1] ?? {});
        }
      }
      const last = await Promise.all(ids.map((id) => open(company, `?draft=${id}&step=4`)));
      expect(last.map(({ shown }) => shown.card.title)).toEqual(["Tab one job", "Tab two job"]);
      for (const tab of last) {
        expect(await tab.send({}, "submit")).toMatchObject({ notice: "posting.posted" });
      }
      const titles = (await jobsOf(company)).map(({ id, title }) => ({ id, title }));
      expect(titles).toEqual(
        expect.arrayContaining([
          { id: ids[0], title: "Tab one job" },
          { id: ids[1], title: "Tab two job" },
        ]),
      );
    });

    it("the same draft is not sent with another tab's text before that was shown", async () => {
      const company = await makeCompany();
      const draft = await fill(company, "First wording");
      const last = await open(company, `?draft=${draft}&step=4`);
      const other = await open(company, `?draft=${draft}&step=1`);
      await other.send({ title: "Second wording" });
      const refused = await last.send({}, "submit");
      expect(refused).toMatchObject({
        status: 409,
        data: { stale: { changed: [{ field: "title", saved: "Second wording", sent: null }] } },
      });
      expect(await jobsOf(company)).toEqual([]);
      const { stale } = refused.data as { stale: { seen: string } };
      expect(await last.send({ seen: stale.seen }, "submit")).toMatchObject({ location: "/jobs" });
      expect(await jobsOf(company)).toMatchObject([{ title: "Second wording" }]);
    });

    it("two wordings of one step are both shown, and the later one is kept when sent again", async () => {
      const company = await makeCompany();
      const draft = await fill(company, "First wording");
      const [one, two] = await Promise.all([
        open(company, `?draft=${draft}`),
        open(company, `?draft=${draft}`),
      ]);
      await one.send({ description: "From the first tab" });
      const refused = await two.send({ title: "From the second tab" });
      expect(refused).toMatchObject({
        status: 409,
        data: {
          stale: { changed: [{ field: "description", saved: "From the first tab" }] },
          values: { title: "From the second tab", description: "From the first tab" },
        },
      });
    });

    it("a tab behind a posted job adds its values as a change to be reviewed", async () => {
      const company = await makeCompany();
      const draft = await fill(company, "Nurse");
      const [old, last] = [
        await open(company, `?draft=${draft}`),
        await open(company, `?draft=${draft}&step=4`),
      ];
      await last.send({}, "submit");
      expect(await last.send({}, "submit")).toMatchObject({ notice: "posting.posted" });
      const landing = await old.send({ description: "More than before" });
      expect(landing).toMatchObject({ notice: "posting.postedMeanwhile" });
      expect(landing.location).toBe(`/edit-job/${draft}?step=1`);
      expect(await jobsOf(company)).toHaveLength(1);
      const { data } = await visit(editRoute.loader, {
        as: company,
        to: landing.location ?? "",
        params: { jobId: draft },
      });
      expect(data).toMatchObject({ values: { title: "Nurse", description: "More than before" } });
    });

    it("starting over drops the draft of the tab alone", async () => {
      const company = await makeCompany();
      const other = await fill(company, "Other");
      const dropped = await open(company, "?draft=new");
      await dropped.send({ title: "Dropped" });
      const discard = await dropped.send({}, "discard");
      expect(discard.location).toBe("/post-job?draft=new");
      expect(await listDrafts(company, postForm)).toMatchObject([{ id: other }]);
    });
  });

  it("R29 the company's name comes from its profile, with any name posted", async () => {
    const company = await makeCompany({ companyName: "Qasioun Press" });
    await post(company, { ...everything, company: "Another", step: "1", intent: "next" });
    const shown = await show(company);
    expect(shown).toMatchObject({ companyName: "Qasioun Press" });
    expect(shown.values.company).toBe("Qasioun Press");
  });

  describe("when the database refuses", () => {
    afterEach(() => db.execute(sql`drop trigger if exists broken on jobs`));

    it("ERR-11 says so, posts nothing and gives back the input", async () => {
      const company = await makeCompany();
      await db.execute(
        sql`create function fail() returns trigger language plpgsql as 'begin raise ''broken''; end'`,
      );
      await db.execute(
        sql`create trigger broken before insert on jobs for each row execute function fail()`,
      );
      const answer = await post(company, { ...everything, step: "4", intent: "submit" });
      expect(answer).toMatchObject({
        status: 500,
        data: { failed: expect.any(String), values: { title: "Nurse" } },
      });
      expect(await jobsOf(company)).toEqual([]);
      expect((await show(company)).values.title).toBe("Nurse");
    });
  });
});

describe("who may not post", () => {
  const handlers = (form?: FormValues) => [
    {
      handler: form ? postRoute.action : postRoute.loader,
      to: "/post-job",
      params: {} as FormValues,
    },
    {
      handler: form ? editRoute.action : editRoute.loader,
      to: "/edit-job/7b0c1b5e-0000-4000-8000-000000000000",
      params: { jobId: "7b0c1b5e-0000-4000-8000-000000000000" },
    },
  ];
  const filled = { ...everything, step: "4", intent: "submit" };

  it("PERM-03 PERM-11 a visitor is sent to sign in, and nothing is stored", async () => {
    for (const form of [undefined, filled]) {
      for (const { handler, to, params } of handlers(form)) {
        const landing = await visit(handler, {
          as: visitor,
          to,
          params,
          ...(form ? { form } : {}),
        });
        expect(landing).toMatchObject({
          status: 303,
          location: `/login?next=${encodeURIComponent(to)}`,
        });
      }
    }
  });

  it("PERM-03 PERM-11 a seeker and an admin are sent to their account, and nothing is stored", async () => {
    for (const person of [await makeSeeker(), await makeAdmin()]) {
      for (const form of [undefined, filled]) {
        for (const { handler, to, params } of handlers(form)) {
          const landing = await visit(handler, {
            as: person,
            to,
            params,
            ...(form ? { form } : {}),
          });
          expect(landing).toMatchObject({ status: 303, location: "/my-account" });
        }
      }
      const drafts = await db.select().from(formDrafts).where(eq(formDrafts.userId, person.id));
      expect([drafts, await jobsOf(person)]).toEqual([[], []]);
    }
  });
});

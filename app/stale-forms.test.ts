import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Person } from "#app/features/accounts/actor.ts";
import { lastEventOf } from "#app/features/applicants/form-answer.ts";
import * as answerRoute from "#app/features/applicants/routes/answer-applicants.tsx";
import * as applicantRoute from "#app/features/applicants/routes/applicant.tsx";
import * as templatesRoute from "#app/features/applicants/routes/templates.tsx";
import { listCompanyHistory } from "#app/features/applications/lifecycle/history.server.ts";
import * as accountRoute from "#app/features/my-account/routes/my-account.tsx";
import type { FormValues } from "#app/http/form.ts";
import type { StaleForm } from "#app/http/stale-form/stale-form.server.ts";
import { useTestDatabase } from "#test/database.ts";
import { makeCompany, makeJob, makeMember, makeSeeker } from "#test/people.ts";
import { askPage } from "#test/render-route.tsx";
import { confirmed, insertApplication } from "#test/sent-applications.ts";
import { visit } from "#test/visit.ts";

useTestDatabase();

/** The forms that replace stored values; the job wizard has tests of its own. */
const forms: [string, Form][] = [
  [
    "the profile of a company",
    {
      route: accountRoute,
      to: "/my-account",
      makePeople: async () => {
        const company = await makeCompany();
        return [company, await makeMember(company, "owner")];
      },
      filled: { companyName: "Barada Foods", companyDescription: "Jam." },
      field: "companyDescription",
      untouched: "companyName",
    },
  ],
  [
    "the profile of a job seeker",
    {
      route: accountRoute,
      to: "/my-account",
      makePeople: async () => {
        const seeker = await makeSeeker();
        return [seeker, seeker];
      },
      filled: { firstName: "Rana", lastName: "Atassi", bio: "Nurse." },
      field: "bio",
      untouched: "lastName",
    },
  ],
  [
    "the text of a reply",
    {
      route: templatesRoute,
      to: "/company-dashboard/templates?kind=offer&in=en",
      makePeople: async () => {
        const company = await makeCompany();
        return [company, await makeMember(company, "recruiter")];
      },
      filled: { kind: "offer", language: "en", body: "We offer." },
      field: "body",
    },
  ],
];

type Form = {
  route: { loader: (args: never) => unknown; action: (args: never) => unknown };
  to: string;
  makePeople: () => Promise<[Person, Person]>;
  filled: FormValues;
  field: string;
  untouched?: string;
};

describe("report 5: a form opened before another save", () => {
  it.each(forms)("%s is refused, shows both texts and loses neither", async (_, form) => {
    const { route, to, filled, field, untouched } = form;
    const [first, second] = await form.makePeople();
    const open = async (as: Person) => (await visit(route.loader, { as, to })).data as Shown;
    const send = (as: Person, seen: string, more: FormValues) =>
      visit(route.action, { as, to, form: { ...filled, ...more, seen } });
    expect((await send(first, (await open(first)).seen, {})).status).toBe(303);

    const { seen } = await open(second);
    const changed = { [field]: "Saved meanwhile.", ...(untouched && { [untouched]: "Changed" }) };
    expect((await send(first, seen, changed)).status).toBe(303);
    const refused = await send(second, seen, { [field]: "Typed here." });
    expect(refused.status).toBe(409);
    const { stale, values } = refused.data as { stale: StaleForm; values: FormValues };
    expect(stale.changed).toContainEqual({ field, saved: "Saved meanwhile.", sent: "Typed here." });
    expect(values[field]).toBe("Typed here.");
    if (untouched) expect(values[untouched]).toBe("Changed");
    expect((await open(second)).seen).not.toBe(seen);

    expect((await send(second, stale.seen, values)).status).toBe(303);
    // The same form once more, as by a second press, is not stale.
    expect((await send(second, stale.seen, values)).status).toBe(303);
  });

  it.each(forms)(
    "%s tells a browser that restores its texts alone: its state has a list beside it",
    async (_, form) => {
      const { route, to, filled, field } = form;
      const [first, second] = await form.makePeople();
      await visit(route.action, { as: first, to, form: filled });
      const { page } = await askPage(route as never, { as: second, to });
      const seen = / name="seen" value="([^"]+)"/.exec(page)?.[1];
      const list = /<select hidden="" name="seen-shown">.*?<\/select>/.exec(page)?.[0];
      expect(list).toMatch(/^<select[^>]*><option value="other" /);
      expect(list).toContain(`<option value="${seen}" label="–" selected="">`);

      const sent = { ...filled, [field]: "Typed here.", seen: seen ?? "" };
      const send = (state: string) =>
        visit(route.action, { as: second, to, form: { ...sent, "seen-shown": state } });
      const refused = await send("other");
      expect(refused.status).toBe(409);
      const { stale } = refused.data as { stale: StaleForm };
      const saved = filled[field] ?? "";
      expect(stale.changed).toContainEqual({ field, saved, sent: "Typed here." });
      expect((await send(seen ?? "")).status).toBe(303);
    },
  );

  it("every form that says of which state it was opened says it so", () => {
    const screens = globSync("app/**/*.tsx").filter((file) => !file.endsWith(".test.tsx"));
    const own = screens.filter((file) => / name="seen"/.test(readFileSync(file, "utf8")));
    expect(own).toEqual(["app/ui/form/stale-notice.tsx"]);
    expect(readFileSync("app/ui/form/stale-notice.tsx", "utf8")).toContain(
      '<FirstValue name="seen"',
    );
  });

  it("finding 29: putting Furas's text back is refused as well where the text was changed meanwhile", async () => {
    const company = await makeCompany();
    const recruiter = await makeMember(company, "recruiter");
    const to = "/company-dashboard/templates?kind=offer&in=en";
    const send = (as: Person, form: FormValues) =>
      visit(templatesRoute.action, { as, to, form: { kind: "offer", language: "en", ...form } });
    await send(company, { body: "We offer." });
    const { data } = await visit(templatesRoute.loader, { as: recruiter, to });
    const { seen } = data as Shown;
    await send(company, { body: "Saved meanwhile." });

    const late = await send(recruiter, { intent: "restore", body: "We offer.", seen });
    expect(late.status).toBe(409);
    const { stale } = late.data as { stale: StaleForm };
    expect(stale.changed).toMatchObject([{ field: "body", saved: "Saved meanwhile." }]);
    const again = { intent: "restore", body: "Saved meanwhile.", seen: stale.seen };
    expect((await send(recruiter, again)).status).toBe(303);
    expect((await send(recruiter, again)).status, "by a second press").toBe(303);
    const shown = await visit(templatesRoute.loader, { as: recruiter, to });
    expect((shown.data as { templates: { isOwn: boolean }[] }).templates).not.toContainEqual(
      expect.objectContaining({ isOwn: true }),
    );
  });

  it("an answer written before a colleague's is not sent, and both are shown", async () => {
    const company = await makeCompany();
    const recruiter = await makeMember(company, "recruiter");
    const job = await makeJob(company);
    const id = await insertApplication(job.id);
    const to = `/company-dashboard/jobs/${job.id}/applicants/${id}`;
    const lastEvent = String(lastEventOf(await listCompanyHistory(company, id)));
    const send = (as: Person, action: string, message: string, more: FormValues = {}) =>
      visit(applicantRoute.action, {
        as,
        to,
        params: { jobId: job.id, applicationId: id },
        form: { intent: "answer", action, message, lastEvent, ...more },
      });
    const decline = () => send(company, "decline", "Another person is hired.");
    expect((await decline()).status).toBe(303);
    expect((await decline()).status).toBe(303);

    const late = await send(recruiter, "reply", "When can you begin?");
    expect(late).toMatchObject({
      status: 409,
      data: {
        values: { message: "When can you begin?" },
        missed: [{ action: "decline", message: "Another person is hired." }],
      },
    });
    const { missed } = late.data as { missed: { id: number }[] };
    const known = { lastEvent: String(missed.at(-1)?.id) };
    const unknown = { lastEvent: known.lastEvent, "lastEvent-shown": "other" };
    expect(await send(recruiter, "reply", "When can you begin?", unknown)).toMatchObject({
      status: 409,
      data: { missed: [{ action: "decline" }] },
    });
    expect((await send(recruiter, "reply", "When can you begin?", known)).status).toBe(303);
    const sent = (await listCompanyHistory(company, id)).map(({ action }) => action);
    expect(sent.filter((action) => action !== "send")).toEqual(["decline", "reply"]);
  });

  it("a step without a text is not taken either where a colleague was faster", async () => {
    const company = await makeCompany();
    const recruiter = await makeMember(company, "recruiter");
    const job = await makeJob(company);
    // Where the email may not arrive, this step asks first.
    const id = await insertApplication(job.id, { by: await confirmed(await makeSeeker()) });
    const to = `/company-dashboard/jobs/${job.id}/applicants/${id}`;
    const params = { jobId: job.id, applicationId: id };
    const open = async () => (await askPage(applicantRoute, { as: recruiter, to, params })).page;
    /** The fields of the button that puts the applicant on the short list. */
    const fieldsOf = (page: string) => {
      const form = page.split("<form").find((each) => each.includes('value="shortlist"')) ?? "";
      const hidden = form.matchAll(/name="(\w+)" value="(\w+)"/g);
      return Object.fromEntries([...hidden].map(([, name, value]) => [name, value]));
    };
    const press = (form: Record<string, string>) =>
      visit(applicantRoute.action, { as: recruiter, to, params, form });
    const before = fieldsOf(await open());
    await visit(applicantRoute.action, {
      as: company,
      to,
      params,
      form: { intent: "answer", action: "hire", message: "Welcome." },
    });
    expect(await press(before)).toMatchObject({
      status: 409,
      data: { missed: [{ action: "hire", message: "Welcome." }] },
    });
    expect((await listCompanyHistory(company, id)).at(-1)?.toStatus).toBe("hired");
  });

  it("an answer to several, written before a colleague's to one, is not sent and shows both", async () => {
    const company = await makeCompany();
    const recruiter = await makeMember(company, "recruiter");
    const job = await makeJob(company);
    const [one, other] = [await insertApplication(job.id), await insertApplication(job.id)];
    const to = `/company-dashboard/jobs/${job.id}/applicants/answer?action=reply&id=${one}&id=${other}`;
    const params = { jobId: job.id };
    const { data } = await visit(answerRoute.loader, { as: recruiter, to, params });
    const { lastEvent } = data as { lastEvent: number };
    const send = (message: string, known: number | "?") =>
      visit(answerRoute.action, {
        as: recruiter,
        to,
        params,
        form: {
          intent: "answer",
          action: "reply",
          ids: `${one},${other}`,
          message,
          lastEvent: String(known),
        },
      });
    await visit(applicantRoute.action, {
      as: company,
      to: `/company-dashboard/jobs/${job.id}/applicants/${one}`,
      params: { jobId: job.id, applicationId: one },
      form: { intent: "answer", action: "decline", message: "Another person is hired." },
    });

    const late = await send("When can you begin?", lastEvent);
    expect(late).toMatchObject({
      status: 409,
      data: {
        values: { message: "When can you begin?" },
        missed: [{ action: "decline", message: "Another person is hired." }],
      },
    });
    const { missed } = late.data as { missed: { id: number; applicant: string }[] };
    expect(missed[0]?.applicant).not.toBe("");
    expect((await send("When can you begin?", "?")).data).toMatchObject({
      missed: [{ id: missed[0]?.id }],
    });
    expect((await send("When can you begin?", missed[0]?.id ?? 0)).status).toBe(303);
    // The same press once more is not stale.
    expect((await send("When can you begin?", missed[0]?.id ?? 0)).status).toBe(303);
    const last = (await listCompanyHistory(company, other)).at(-1);
    expect(last).toMatchObject({ action: "reply", message: "When can you begin?" });
  });
});

type Shown = { seen: string };

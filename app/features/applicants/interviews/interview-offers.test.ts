import { expect, it } from "vitest";
import type { Person } from "#app/features/accounts/actor.ts";
import * as answerRoute from "#app/features/applicants/routes/answer-applicants.tsx";
import * as applicantRoute from "#app/features/applicants/routes/applicant.tsx";
import * as ownRoute from "#app/features/applications/routes/own-application.tsx";
import { formatDateTime } from "#app/i18n/format.ts";
import { languages } from "#app/i18n/language.ts";
import { messagesFor } from "#app/messages/messages.server.ts";
import { useTestDatabase } from "#test/database.ts";
import { makeCompany, makeJob, makeSeeker } from "#test/people.ts";
import { askPage } from "#test/render-route.tsx";
import { insertApplication } from "#test/sent-applications.ts";
import { visit } from "#test/visit.ts";

useTestDatabase();

const pattern = {
  action: "invite",
  interviewDay: "2099-11-30",
  interviewDay2: "2099-12-01",
  interviewTime: "10:00",
  interviewUntil: "13:00",
  interviewLength: "30",
  interviewPlace: "Baghdad Street 7",
  message: "Welcome, {name}",
  lastEvent: "0",
};
const instants = ["2099-11-30", "2099-12-01"].flatMap((day) =>
  ["07:00", "07:30", "08:00", "08:30"].map((time) => new Date(`${day}T${time}:00Z`)),
);

it.each(languages)(
  "in %s one time that another applicant of the company holds is offered on purpose alone",
  async (language) => {
    const company = await makeCompany();
    const [first, second] = [await makeJob(company), await makeJob(company)];
    const rima = await makeSeeker({ firstName: "Rima", lastName: "Ali" });
    const press = async ({ id: jobId }: { id: string }, by: Person, more = {}) => {
      const id = await insertApplication(jobId, { by });
      const to = `/company-dashboard/jobs/${jobId}/applicants/answer?action=invite&id=${id}`;
      const form = { ...pattern, interviewDay2: "", interviewUntil: "", intent: "answer", ids: id };
      const request = { as: company, to, params: { jobId }, language };
      const given = { ...request, form: { ...form, ...more } };
      return { ...(await visit(answerRoute.action, given)), given };
    };
    expect((await press(first, rima)).status).toBe(303);
    const clash = await press(second, await makeSeeker(), { interviewTime: "10:15" });
    const errors = { interviewTime: "lifecycle.errors.clash" };
    expect(clash).toMatchObject({ status: 409, data: { errors, clashes: ["Rima Ali"] } });
    const form = { ...clash.given.form, interviewAnyway: "1" };
    expect((await visit(answerRoute.action, { ...clash.given, form })).status).toBe(303);
    for (const free of [
      await press(first, await makeSeeker(), { interviewTime: "10:45" }),
      await press(first, await makeSeeker(), { interviewGroup: "1" }),
    ]) {
      expect(free.status).toBe(303);
    }
  },
);

it.each(languages)(
  "in %s eight times are offered in one press and picked by one each",
  async (language) => {
    const { applicants, ownApplication, lifecycle } = messagesFor(language);
    const [company, rima, sami] = [await makeCompany(), await makeSeeker(), await makeSeeker()];
    const { id: jobId } = await makeJob(company);
    const ids = [
      await insertApplication(jobId, { by: rima }),
      await insertApplication(jobId, { by: sami }),
    ];
    const written = instants.map((time) => formatDateTime(time, language, { weekday: true }));

    const list = `/company-dashboard/jobs/${jobId}/applicants`;
    const to = `${list}/answer?action=invite&id=${ids.join("&id=")}`;
    const request = { as: company, to, params: { jobId }, language };
    const { page: form } = await askPage(answerRoute, request);
    for (const text of [applicants.form.several, applicants.form.group, applicants.form.until]) {
      expect(form).toContain(text);
    }
    const press = { ...pattern, ids: ids.join(",") };
    const shown = await visit(answerRoute.action, {
      ...request,
      form: { ...press, intent: "times", interviewPlace: "" },
    });
    expect(shown.data).toMatchObject({ times: instants.map((time) => time.toISOString()) });
    const few = await visit(answerRoute.action, {
      ...request,
      form: { ...press, intent: "answer", interviewDay2: "", interviewUntil: "" },
    });
    expect(few).toMatchObject({ status: 409, data: { refused: "lifecycle.tooFewTimes" } });
    const posted = await visit(answerRoute.action, {
      ...request,
      form: { ...press, intent: "answer" },
    });
    expect(posted).toMatchObject({ status: 303, location: list });

    const own = (as: Person, applicationId = "") => ({
      as,
      to: `/my-account/applications/${applicationId}`,
      params: { applicationId },
      language,
    });
    const { page: choices } = await askPage(ownRoute, own(rima, ids[0]));
    for (const time of written) expect(choices).toContain(time);
    expect(choices).toContain(ownApplication.interview.pick);
    const [first = ""] = /(?<=name="time"[^>]*value=")[^"]+/.exec(choices) ?? [];
    const time = { answer: "confirm", time: first };
    expect(await visit(ownRoute.action, { ...own(rima, ids[0]), form: time })).toMatchObject({
      status: 303,
      notice: "ownApplication.confirmed",
    });
    const late = await visit(ownRoute.action, { ...own(sami, ids[1]), form: time });
    expect(late).toMatchObject({ status: 409, data: { refused: "lifecycle.timeTaken" } });
    expect(lifecycle.timeTaken).not.toBe("");
    const { page: left } = await askPage(ownRoute, own(sami, ids[1]));
    expect(written.map((each) => left.includes(each))).toEqual([false, ...Array(7).fill(true)]);

    const { page: pane } = await askPage(applicantRoute, {
      as: company,
      to: `${list}/${ids[1]}`,
      params: { jobId, applicationId: ids[1] ?? "" },
      language,
    });
    expect(pane).toContain(applicants.noTimeYet);
    expect(pane.split(applicants.timeTaken)).toHaveLength(2);
  },
);

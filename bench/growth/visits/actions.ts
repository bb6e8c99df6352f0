import { randomUUID } from "node:crypto";
import { demoPassword } from "#demo/demo-password.ts";
import { people } from "#demo/people.ts";
import { samplePdf } from "#demo/sample-cv.ts";
import { type Action, post, sendForm } from "./act.ts";

const applicantsOf = "company-dashboard/jobs/:jobId/applicants";
const ofJob = "/company-dashboard/jobs/JOB";
const contact = { firstName: "Rima", lastName: "Halabi", phone: "0944 000 000" };
const home = { country: "Syria", province: "Aleppo", city: "Aleppo" };
const passwords = { password: "rainy roofs of Homs", confirmPassword: "rainy roofs of Homs" };

const steps: readonly Record<string, string>[] = [
  {
    title: "محاسب",
    description: "مسك دفاتر المتجر يومياً.",
    category: "Accounting & Finance",
    jobType: "full-time",
    experienceLevel: "mid",
  },
  { requirements: "خبرة سنتين" },
  { province: "Aleppo" },
];

/** Posts a job by the four steps of its form; the last one is measured. */
const postJob: Action = {
  name: "post a job",
  who: "company",
  path: "post-job",
  async run(reader) {
    const form = reader.part("main form:has([name=draftId])");
    const press = (value: string) =>
      form
        .unchecked()
        .submit(form.element.querySelector(`[name="intent"][value="${value}"]:not([hidden])`));
    await reader.open("/post-job?draft=new");
    for (const fields of steps) {
      form.fill(fields);
      if (fields.province) {
        await press("place");
        form.fill({ city: form.options("city")[0] ?? "" });
      }
      await press("next");
    }
    return await reader.measured(() => press("submit"));
  },
};

/** In this order: the last ones delete what others need. */
export const actions: readonly Action[] = [
  ...ofVisitors(),
  ...ofSeekers(),
  ...ofModerators(),
  ...ofCompanies(),
  ...thatDelete(),
];

function ofVisitors(): Action[] {
  const who = "visitor";
  const email = "new@people.example";
  return [
    post(
      { who, name: "register", to: "/register" },
      { ...contact, ...home, ...passwords, email, userType: "customer_employee", agree: "on" },
    ),
    post(
      { who, name: "ask for a new password", to: "/forget-password" },
      { email: people.rima.email },
    ),
    post(
      { who, name: "alert by email", to: "/alerts/new?keyword=محاسب" },
      { email, frequency: "daily" },
    ),
    post(
      { who, name: "report a job", to: "/report/JOB", path: "report/:jobId" },
      { reason: "money" },
    ),
    post(
      {
        who,
        name: "report a company",
        to: "/report/company/COMPANY",
        path: "report/company/:companyId",
      },
      { reason: "money" },
    ),
    post(
      { who, name: "log in", to: "/login" },
      { email: people.karam.email, password: demoPassword },
    ),
    post({ who, name: "log out", to: "/logout" }),
  ];
}

function ofSeekers(): Action[] {
  const who = "seeker";
  const remember = (name: string, field: string, value: string) =>
    post({ who, name, to: "/memory" }, { [field]: value });
  const cv = samplePdf(["Rima Halabi", "Accountant"]);
  return [
    sendForm(
      {
        who,
        name: "apply",
        at: "/apply/OPEN",
        path: "apply/:jobId",
        form: 'main form:has([name="resume"])',
        files: { resume: cv },
      },
      { phone: contact.phone },
    ),
    remember("save a job", "save", "JOB"),
    remember("hide a job", "hide", "JOB"),
    remember("note a job as seen", "seen", "JOB"),
    remember("follow a company", "follow", "COMPANY"),
    remember("hide a company", "hideCompany", "COMPANY"),
    remember("forget what was seen", "forget", "seen"),
    sendForm(
      {
        who,
        name: "save a profile",
        at: "/my-account",
        form: 'main form:has([name="desiredPosition"])',
      },
      { desiredPosition: "Accountant" },
    ),
    post(
      { who, name: "save an alert", to: "/alerts/new?keyword=محاسب&location=Aleppo" },
      { frequency: "instant" },
    ),
    post({ who, name: "renew the feed of alerts", to: "/alerts" }, { intent: "renewFeed" }),
    sendForm(
      {
        who,
        name: "answer a company",
        at: "/my-account/applications/WRITTEN",
        path: "my-account/applications/:applicationId",
        form: "main form:has([name=text])",
        files: { files: cv },
      },
      { text: "On Sunday." },
    ),
    post(
      {
        who,
        name: "report messages",
        to: "/report/messages/WRITTEN",
        path: "report/messages/:applicationId",
      },
      { reason: "money", details: "They want money." },
    ),
    post({
      who,
      name: "withdraw an application",
      to: "/my-account/applications/SENT/withdraw",
      path: "my-account/applications/:applicationId/withdraw",
    }),
    post(
      {
        who,
        name: "confirm an interview",
        to: "/my-account/applications/INVITED",
        path: "my-account/applications/:applicationId",
      },
      { answer: "confirm" },
    ),
    post({ who, name: "choose emails", to: "/my-account/emails" }),
    post(
      { who, name: "change the address", to: "/my-account/emails/change" },
      { email: "other@people.example", password: demoPassword },
    ),
    post({ who, name: "end other sessions", to: "/my-account/security" }, { intent: "end-others" }),
    post(
      { who, name: "make a CV from the profile", to: "/my-account/cvs/from-profile" },
      { language: "en" },
    ),
    post(
      { who, name: "download one's data", to: "/my-account/data/download" },
      { password: demoPassword },
    ),
  ];
}

function ofModerators(): Action[] {
  const naming = { who: "moderator", to: "/moderation/CASE", path: "moderation/:caseId" } as const;
  const who = "moderator";
  const job = { who, to: "/moderation/jobs/OPEN", path: "moderation/jobs/:jobId" } as const;
  const because = { reason: "terms", note: "It breaks the terms." };
  return [
    post({ ...naming, name: "dismiss a case" }, { act: "dismiss", intent: "decide" }),
    post({ ...job, name: "feature a job" }, { act: "feature", days: "3" }),
    post({ ...job, name: "suspend a job" }, { act: "suspend", ...because }),
    post({ ...job, name: "restore a job" }, { act: "restore" }),
    sendForm(
      {
        who,
        name: "refuse a register",
        at: "/moderation/registers/REGISTER",
        path: "moderation/registers/:companyId",
        form: "main form:has([name=sentAt])",
        choices: { act: "refuse" },
      },
      { reason: "The number is not the document's." },
    ),
    post({ who, name: "export the log", to: "/moderation/log/export" }),
    post(
      { who, name: "add a canned text", to: "/moderation/reasons" },
      { reason: "terms", titleAr: "شروط", titleEn: "Terms", textAr: "نصّ", textEn: "Text" },
    ),
    post(
      { who, name: "pause a channel", to: "/operations/telegram" },
      { intent: "pause", channel: "CHANNEL" },
    ),
    addFeed("add a feed of the board", "/operations/feeds", who),
    pauseFeed("pause a feed of the board", "operations/feeds/:sourceId", "BOARD_SOURCE", who),
    post(
      {
        who,
        name: "move a job",
        to: "/moderation/jobs/OPEN/move?into=DOUBLE",
        path: "moderation/jobs/:jobId/move",
      },
      { from: "OPEN_COMPANY", reason: "It is theirs." },
    ),
    post(
      {
        who,
        name: "merge companies",
        to: "/moderation/companies/MERGED/merge?other=DOUBLE",
        path: "moderation/companies/:companyId/merge",
      },
      { keep: "DOUBLE", reason: "One company." },
    ),
  ];
}

function addFeed(name: string, at: string, who: Action["who"]): Action {
  return sendForm(
    { who, name, at, form: "main form:has([name=url])" },
    {
      name: "New",
      url: "https://feeds.example/new.json",
      everyHours: "24",
      // The board's own sources have nothing to choose.
      ...(who === "company" && { applies: "there" }),
    },
  );
}

function pauseFeed(name: string, path: string, source: string, who: Action["who"]): Action {
  const to = `/${path.replace(":sourceId", source)}`;
  return post({ who, name, path, to }, { intent: "pause" });
}

function ofCompanies(): Action[] {
  const who = "company";
  const applicant = {
    who,
    to: `${ofJob}/applicants?applicant=APPLICATION`,
    path: applicantsOf,
  } as const;
  const answering = {
    who,
    path: `${applicantsOf}/answer`,
    form: 'main form:has([name="message"])',
    button: '[name="intent"][value="answer"]',
  } as const;
  const change = (name: string, intent: string, job: string) =>
    post({ who, name, to: "/company-dashboard" }, { intent, job });
  return [
    postJob,
    sendForm({
      who,
      name: "edit a job",
      at: "/edit-job/JOB?step=4",
      path: "edit-job/:jobId",
      form: "main form:has([name=draftId])",
      button: '[name="intent"][value="submit"]',
    }),
    post(
      {
        who,
        name: "publish a draft",
        to: "/company-dashboard/jobs/DRAFT/preview",
        path: "company-dashboard/jobs/:jobId/preview",
      },
      { intent: "publish" },
    ),
    change("copy a job", "copy", "JOB"),
    change("extend a job", "extend", "JOB"),
    change("save a job as template", "saveAsTemplate", "JOB"),
    post({ ...applicant, name: "star an applicant" }, { intent: "star", starred: "1" }),
    post(
      { ...applicant, who: "member", name: "note on an applicant" },
      { intent: "note", body: "Speaks well." },
    ),
    sendForm({
      who,
      name: "shortlist an applicant",
      at: `${ofJob}/applicants?applicant=APPLICATION&answer=shortlist`,
      path: applicantsOf,
      form: answering.form,
      button: answering.button,
    }),
    sendForm({
      who,
      name: "decline an applicant",
      at: `${ofJob}/applicants/APPLICATION?answer=decline`,
      path: `${applicantsOf}/:applicationId`,
      form: answering.form,
      button: answering.button,
    }),
    sendForm({
      ...answering,
      name: "decline all new applicants",
      at: "/company-dashboard/jobs/NEXT/applicants/answer?action=decline&all=1&stage=new",
    }),
    sendForm(
      {
        who,
        name: "save a text of replies",
        at: "/company-dashboard/templates?kind=declined&in=ar",
        form: 'main form:has([name="body"])',
        button: '[value="save"]',
      },
      { body: "نشكر اهتمامكم." },
    ),
    post(
      { who, name: "invite to the team", to: "/company-dashboard/team" },
      { email: "third@people.example", role: "reader" },
    ),
    post(
      { who, name: "make a key", to: "/company-dashboard/keys" },
      { id: randomUUID(), name: "New", days: "none", "jobs:read": "1" },
    ),
    post(
      { who, name: "add a webhook", to: "/company-dashboard/webhooks" },
      { id: randomUUID(), url: "https://hooks.qamar.sy/new", "application.received": "1" },
    ),
    addFeed("add a feed", "/company-dashboard/feeds", who),
    pauseFeed("pause a feed", "company-dashboard/feeds/:sourceId", "FEED_SOURCE", who),
    post(
      {
        who,
        name: "resume a webhook",
        to: "/company-dashboard/webhooks/ENDPOINT",
        path: "company-dashboard/webhooks/:endpointId",
      },
      { intent: "resume-new" },
    ),
    post({ who, name: "choose a plan", to: "/pricing" }, { plan: "professional" }),
    sendForm(
      {
        who,
        name: "rename the company",
        at: "/my-account",
        form: 'main form:has([name="companyName"])',
      },
      { companyName: "Qamar Bakers of the North" },
    ),
  ];
}

function thatDelete(): Action[] {
  const who = "company";
  const deletion = { path: "my-account/delete", to: "/my-account/delete" };
  return [
    post(
      {
        who,
        name: "close a job",
        to: `${ofJob}/close`,
        path: "company-dashboard/jobs/:jobId/close",
      },
      { reason: "filled_here" },
    ),
    sendForm({
      who,
      name: "answer the rest",
      at: `${ofJob}/applicants/answer?action=decline&rest=1`,
      path: `${applicantsOf}/answer`,
      form: 'main form:has([name="message"])',
      button: '[value="answer"]',
    }),
    post({ who, name: "reopen a job", to: "/company-dashboard" }, { intent: "reopen", job: "JOB" }),
    post({
      who,
      name: "delete a job",
      to: "/company-dashboard/delete-job/JOB",
      path: "company-dashboard/delete-job/:jobId",
    }),
    post({
      who,
      name: "remove a member",
      to: "/company-dashboard/team/MEMBER/remove",
      path: "company-dashboard/team/:memberId/remove",
    }),
    post(
      { ...deletion, who: "seeker", name: "delete the account of a seeker" },
      { password: demoPassword },
    ),
    post({ ...deletion, who, name: "delete the account of a company" }, { password: demoPassword }),
  ];
}

import { randomUUID } from "node:crypto";
import type { Person } from "#app/features/accounts/actor.ts";
import * as allJobs from "#app/features/admin/all-jobs.server.ts";
import { listNewest } from "#app/features/admin/newest.server.ts";
import { findJob } from "#app/features/job/job-detail.server.ts";
import { shortName } from "#app/features/job/short-address.ts";
import { jobPage } from "#app/features/job-page/job-page.server.ts";
import { findJobByShortName } from "#app/features/job-page/short-job.server.ts";
import * as jobDrafts from "#app/features/jobs/posting/job-drafts.server.ts";
import { jobForm } from "#app/features/jobs/posting/job-form.ts";
import { ownJobLinks } from "#app/features/jobs/posting/job-links.server.ts";
import * as posting from "#app/features/jobs/posting/post-job.server.ts";
import * as wizard from "#app/features/jobs/posting/wizard.server.ts";
import * as reports from "#app/features/moderation/reports/reports.server.ts";
import { db } from "#app/platform/database/database.server.ts";
import { isRefused } from "#app/platform/outcome.ts";
import type { Owned } from "#test/owned-records.ts";
import {
  forAll,
  ofAdmin,
  ofCompany,
  ofSeeker,
  type ServiceCases,
  wholeList,
} from "./service-case.ts";

const values = {
  title: "Changed",
  company: "Changed",
  description: "Changed.",
  jobType: "remote",
  category: "Law",
  experienceLevel: "entry",
  country: "Syria",
  province: "Aleppo",
  city: "Azaz",
};

const anyClient = () => ({
  headers: new Headers({ "user-agent": randomUUID() }),
  address: `2001:db8:${randomUUID().slice(0, 4)}::1`,
});

export const jobServices: ServiceCases = {
  "job/job-detail findJob": {
    call: (actor, { draftJob }) => findJob(actor, draftJob),
    ...ofCompany,
  },
  "job-page/job-page jobPage": {
    call: (actor, { draftJob }) => jobPage(actor, draftJob, "en", { isPrefetch: true }),
    ...ofCompany,
  },
  "job-page/short-job findJobByShortName": {
    call: (actor, { draftJob }) => findJobByShortName(actor, shortName(draftJob)),
    ...ofCompany,
  },
  "admin/all-jobs listAllJobs": {
    call: (actor) => allJobs.listAllJobs(actor, wholeList, "en"),
    ...ofAdmin,
  },
  "admin/newest listNewest": { call: (actor) => listNewest(actor, "en"), ...ofAdmin },
  "admin/all-jobs countAllJobs": { call: (actor) => allJobs.countAllJobs(actor), ...ofAdmin },
  "jobs/posting/job-drafts listJobDrafts": {
    call: (actor: Person, { form }) => jobDrafts.listJobDrafts(actor, form),
    ...ofCompany,
    needs: "self",
  },
  "jobs/posting/job-drafts keepJobStep": {
    call: (actor: Person, { form }) =>
      jobDrafts.keepJobStep(actor, form, ownDraft, { title: "Changed" }),
    ...forAll,
    ...ofCompany,
    needs: "self",
  },
  "jobs/posting/job-drafts renewDraft": {
    call: (actor: Person, { form }) => {
      const stale = { changed: [], values: { title: "Changed" }, seen: "" };
      return jobDrafts.renewDraft(actor, form, ownDraft, stale);
    },
    ...forAll,
    ...ofCompany,
    needs: "self",
  },
  "jobs/posting/post-job publishJob": {
    // Under an id that is taken, even a company posts nothing.
    call: (actor, { job }) => posting.publishJob(actor, job, jobForm.parse(values), "en"),
    ...ofCompany,
    needs: "recruit",
  },
  "jobs/posting/post-job saveNewDraft": {
    call: (actor, { job }) => posting.saveNewDraft(actor, job, jobForm.parse(values), "en"),
    ...ofCompany,
    needs: "recruit",
  },
  "jobs/posting/post-job editJob": {
    call: (actor, { job }) => posting.editJob(actor, job, jobForm.parse(values), "en"),
    ...ofCompany,
    needs: "recruit",
  },
  "jobs/posting/job-links ownJobLinks": {
    async call(actor, { job }) {
      const links = await ownJobLinks(actor, job, "en");
      return links.length > 0 ? links : undefined;
    },
    ...ofCompany,
  },
  "jobs/posting/post-job findOwnJob": {
    call: (actor, { job }) => posting.findOwnJob(actor, job),
    ...ofCompany,
  },
  "jobs/posting/post-job lockOwnJob": {
    call: (actor, { job }) => db.transaction((tx) => posting.lockOwnJob(tx, actor, job)),
    ...ofCompany,
    needs: "recruit",
  },
  "jobs/posting/post-job removeOwnJob": {
    call: (actor, { secondJob }) =>
      db.transaction((tx) => posting.removeOwnJob(tx, actor, secondJob)),
    ...ofCompany,
    needs: "recruit",
  },
  "jobs/posting/post-job findNewJobValues": {
    call: (actor: Person) => posting.findNewJobValues(actor),
    ...forAll,
    ...ofCompany,
  },
  "jobs/posting/post-job findOwnCompanyName": {
    call: (actor: Person) => posting.findOwnCompanyName(actor),
    ...forAll,
    ...ofCompany,
  },
  "jobs/posting/wizard showStep": {
    call: (actor: Person, owned) =>
      wizard.showStep(editing(actor, owned), actor, stepRequest(), "en"),
    ...forAll,
    ...ofCompany,
  },
  "jobs/posting/wizard submitStep": {
    call: (actor: Person, owned) =>
      wizard.submitStep(editing(actor, owned), actor, stepRequest({ intent: "submit" })),
    ...forAll,
    ...ofCompany,
    needs: "recruit",
  },
  "moderation/reports/reports sendReport": {
    // Anybody may report a public job; nobody's record changes by it.
    call: (actor, { job }) => {
      const report = { reason: "expired", details: null, email: null } as const;
      return reports.sendReport(actor, { jobId: job }, report, anyClient());
    },
    ...forAll,
    ...ofSeeker,
  },
};

const ownDraft = { id: "own", values: {}, seen: "" };

/** The wizard of the owners' job, in anybody's hands. */
function editing(actor: Person, { job: jobId, form }: Owned): wizard.Wizard {
  return {
    form,
    start: values,
    seen: "",
    address: () => "/edit-job",
    async send(_, sent) {
      const saved = await posting.editJob(actor, jobId, sent, "en");
      return new Response(null, { status: isRefused(saved) ? 404 : 200 });
    },
  };
}

function stepRequest(fields?: Record<string, string>): Request {
  const body = fields ? { method: "POST", body: new URLSearchParams(fields) } : {};
  return new Request("http://127.0.0.1/edit-job?step=1", body);
}

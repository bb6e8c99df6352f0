import * as changes from "#app/features/jobs/lifecycle/change-job.server.ts";
import { copyJob } from "#app/features/jobs/lifecycle/copy-job.server.ts";
import * as templates from "#app/features/jobs/lifecycle/job-templates.server.ts";
import { countOwnJobs, listManagedJobs } from "#app/features/jobs/lifecycle/managed-jobs.server.ts";
import { notOnlyOne, ofCompany, type ServiceCases } from "./service-case.ts";

const soon = () => new Date(Date.now() + 60 * 60 * 1000);
const byRecruiters = { ...ofCompany, needs: "recruit" } as const;

export const jobLifecycleServices: ServiceCases = {
  "jobs/lifecycle/change-job publishDraft": {
    call: (actor, { draftJob }) => changes.publishDraft(actor, draftJob),
    ...byRecruiters,
  },
  "jobs/lifecycle/change-job scheduleDraft": {
    call: (actor, { draftJob }) => changes.scheduleDraft(actor, draftJob, soon()),
    ...byRecruiters,
  },
  "jobs/lifecycle/change-job unscheduleDraft": {
    call: (actor, { scheduledJob }) => changes.unscheduleDraft(actor, scheduledJob),
    ...byRecruiters,
  },
  "jobs/lifecycle/change-job closeJob": {
    call: (actor, { secondJob }) => changes.closeJob(actor, secondJob, "cancelled"),
    ...byRecruiters,
  },
  "jobs/lifecycle/change-job extendJob": {
    call: (actor, { job }) => changes.extendJob(actor, job),
    ...byRecruiters,
  },
  "jobs/lifecycle/change-job reopenJob": {
    call: (actor, { closedJob }) => changes.reopenJob(actor, closedJob),
    ...byRecruiters,
  },
  "jobs/lifecycle/copy-job copyJob": {
    call: (actor, { job }) => copyJob(actor, job),
    ...byRecruiters,
  },
  "jobs/lifecycle/managed-jobs listManagedJobs": {
    call: async (actor) => {
      const { jobs } = await listManagedJobs(actor, "all");
      return jobs.items.length > 0 ? jobs.items : [];
    },
    may: ["company"],
    ...ofCompany,
  },
  "jobs/lifecycle/managed-jobs countOwnJobs": {
    call: async (actor) => notOnlyOne(await countOwnJobs(actor)),
    may: ["company"],
    ...ofCompany,
  },
  "jobs/lifecycle/job-templates saveJobAsTemplate": {
    call: (actor, { job }) => templates.saveJobAsTemplate(actor, job),
    ...byRecruiters,
  },
  "jobs/lifecycle/job-templates listJobTemplates": {
    call: async (actor) => notOnlyOne((await templates.listJobTemplates(actor)).length),
    ...ofCompany,
  },
  "jobs/lifecycle/job-templates startFromTemplate": {
    call: (actor, { template }) => templates.startFromTemplate(actor, template, "en"),
    ...byRecruiters,
  },
  "jobs/lifecycle/job-templates deleteJobTemplate": {
    call: (actor, { template }) => templates.deleteJobTemplate(actor, template),
    ...byRecruiters,
  },
};

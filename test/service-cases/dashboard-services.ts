import type { Person } from "#app/features/accounts/actor.ts";
import * as admin from "#app/features/admin/dashboard.server.ts";
import { countLastDays } from "#app/features/admin/last-days.server.ts";
import { noApplicationFilter } from "#app/features/applications/application-filter.ts";
import * as jobsWithApplications from "#app/features/applications/jobs-with-applications.server.ts";
import { changeJob } from "#app/features/company-dashboard/change-job.server.ts";
import * as companyDashboard from "#app/features/company-dashboard/dashboard.server.ts";
import { deleteOwnJob } from "#app/features/company-dashboard/delete-job.server.ts";
import { findJobPreview } from "#app/features/company-dashboard/preview-job.server.ts";
import {
  exportBoardFigures,
  findBoardFigures,
} from "#app/features/figures/board/board-figures.server.ts";
import {
  findCompanyFigures,
  findJobFigures,
} from "#app/features/figures/company-figures.server.ts";
import { exportFigures } from "#app/features/figures/figures-csv.server.ts";
import { ownLandingJobs } from "#app/features/info/landing-jobs.server.ts";
import { findNextSteps } from "#app/features/info/next-steps.server.ts";
import { checkHealth } from "#app/features/operations/health.server.ts";
import {
  forAll,
  notOnlyOne,
  ofAdmin,
  ofCompany,
  type ServiceCases,
  wholeList,
} from "./service-case.ts";

export const dashboardServices: ServiceCases = {
  "admin/dashboard loadDashboard": {
    call: (actor) => admin.loadDashboard(actor, wholeList, "en"),
    ...ofAdmin,
  },
  "operations/health checkHealth": {
    call: (actor) => checkHealth(actor),
    owner: "admin",
    may: ["admin", "moderator"],
  },
  "admin/last-days countLastDays": { call: (actor) => countLastDays(actor), ...ofAdmin },
  "applications/jobs-with-applications listJobChoice": {
    call: (actor) => jobsWithApplications.listJobChoice(actor),
    may: ["company"],
    ...ofCompany,
  },
  "applications/jobs-with-applications listJobsWithApplications": {
    call: (actor, { job }) => jobsWithApplications.listJobsWithApplications(actor, [job]),
    ...ofCompany,
  },
  "applications/jobs-with-applications countApplicationsOfOwnJob": {
    call: async (actor, { job }) =>
      notOnlyOne(await jobsWithApplications.countApplicationsOfOwnJob(actor, job)),
    ...ofCompany,
  },
  "applications/jobs-with-applications findOwnJobCounts": {
    call: async (actor, { job }) =>
      notOnlyOne((await jobsWithApplications.findOwnJobCounts(actor, job)).applications),
    ...ofCompany,
  },
  "company-dashboard/dashboard loadDashboard": {
    call: (actor: Person) =>
      companyDashboard.loadDashboard(
        actor,
        { tab: "applications", page: 1, filter: noApplicationFilter },
        "en",
      ),
    ...forAll,
    ...ofCompany,
  },
  "company-dashboard/delete-job deleteOwnJob": {
    call: (actor, { job }) => deleteOwnJob(actor, job),
    ...ofCompany,
    needs: "recruit",
  },
  "company-dashboard/change-job changeJob": {
    call: (actor: Person, { job }) => changeJob(actor, { intent: "copy", job }, "/"),
    ...forAll,
    ...ofCompany,
    needs: "recruit",
  },
  "company-dashboard/preview-job findJobPreview": {
    call: (actor: Person, { draftJob }) => findJobPreview(actor, draftJob, "en"),
    ...ofCompany,
  },
  "figures/board/board-figures findBoardFigures": {
    call: (actor) => findBoardFigures(actor, "month"),
    owner: "admin",
    may: ["admin", "moderator"],
  },
  "figures/board/board-figures exportBoardFigures": {
    call: (actor) => exportBoardFigures(actor, "year", "en"),
    owner: "admin",
    may: ["admin", "moderator"],
  },
  "figures/company-figures findCompanyFigures": {
    call: async (actor) => {
      const figures = await findCompanyFigures(actor, 28);
      return figures && { ...figures, sent: notOnlyOne(figures.totals.sent) };
    },
    may: "own",
    ...ofCompany,
  },
  "figures/company-figures findJobFigures": {
    call: (actor, { job }) => findJobFigures(actor, job, 28),
    ...ofCompany,
  },
  "figures/figures-csv exportFigures": {
    call: (actor, { job }) => exportFigures(actor, job, 28, "en"),
    ...ofCompany,
  },
  "info/landing-jobs ownLandingJobs": {
    call: (actor) => ownLandingJobs(actor, "en"),
    ...forAll,
    ...ofCompany,
  },
  "info/next-steps findNextSteps": {
    call: (actor) => findNextSteps(actor, "en"),
    may: ["seeker", "company"],
    ...ofCompany,
  },
};

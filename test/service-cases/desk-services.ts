import { actOnAccount } from "#app/features/desk/accounts/act-on-account.server.ts";
import { findDeskPerson } from "#app/features/desk/accounts/find-account.server.ts";
import { listDeskPeople } from "#app/features/desk/accounts/list-people.server.ts";
import { actOnCompany } from "#app/features/desk/companies/act-on-company.server.ts";
import { findDeskCompany } from "#app/features/desk/companies/find-company.server.ts";
import { listDeskCompanies } from "#app/features/desk/companies/list-companies.server.ts";
import { actOnJob } from "#app/features/desk/jobs/act-on-job.server.ts";
import { findDeskJob } from "#app/features/desk/jobs/find-job.server.ts";
import { listDeskJobs } from "#app/features/desk/jobs/list-jobs.server.ts";
import { ofModerators, type ServiceCases } from "./service-case.ts";

const because = { reason: "terms", note: "It breaks the terms.", days: null } as const;
const query = { search: "", page: 1 } as const;
const changesIt = { ...ofModerators, changes: ["moderator"] } as const;

export const deskServices: ServiceCases = {
  "desk/accounts/list-people listDeskPeople": {
    call: async (actor) => (await listDeskPeople(actor, { ...query, kind: "seekers" })).items,
    ...ofModerators,
  },
  "desk/accounts/find-account findDeskPerson": {
    call: (actor, { seeker }) => findDeskPerson(actor, seeker.id),
    ...ofModerators,
  },
  "desk/accounts/act-on-account actOnAccount": {
    call: (actor, { seeker }) => actOnAccount(actor, seeker.id, "block", because),
    ...changesIt,
  },
  "desk/companies/list-companies listDeskCompanies": {
    call: async (actor) => (await listDeskCompanies(actor, { ...query, kind: "all" }, "en")).items,
    ...ofModerators,
  },
  "desk/companies/find-company findDeskCompany": {
    call: (actor, { company }) => findDeskCompany(actor, company.id, "en"),
    ...ofModerators,
  },
  "desk/companies/act-on-company actOnCompany": {
    call: (actor, { company }) => actOnCompany(actor, company.id, "block", because),
    ...changesIt,
  },
  "desk/jobs/list-jobs listDeskJobs": {
    call: async (actor) => (await listDeskJobs(actor, { ...query, kind: "all" }, "en")).items,
    ...ofModerators,
  },
  "desk/jobs/find-job findDeskJob": {
    call: (actor, { job }) => findDeskJob(actor, job, "en"),
    ...ofModerators,
  },
  "desk/jobs/act-on-job actOnJob": {
    call: (actor, { job }) => actOnJob(actor, job, "close", because),
    ...changesIt,
  },
};

import { randomUUID } from "node:crypto";
import type { Person } from "#app/features/accounts/actor.ts";
import * as applications from "#app/features/applicants/records/application-records.server.ts";
import * as ownJobs from "#app/features/jobs/lifecycle/own-job-records.server.ts";
import * as keys from "#app/features/team/keys/api-keys.server.ts";
import { ofCompany, type ServiceCases } from "./service-case.ts";

export const keyServices: ServiceCases = {
  "team/keys/api-keys createApiKey": {
    call: (actor) =>
      keys.createApiKey(actor, {
        id: randomUUID(),
        name: "Website",
        scopes: ["jobs:read"],
        days: 30,
      }),
    may: ["company"],
    needs: "recruit",
    ...ofCompany,
  },
  "team/keys/api-keys revokeApiKey": {
    call: (actor, { apiKey }) => keys.revokeApiKey(actor, apiKey),
    needs: "recruit",
    ...ofCompany,
  },
  "team/keys/api-keys listApiKeys": {
    call: (actor) => keys.listApiKeys(actor),
    needs: "recruit",
    ...ofCompany,
  },
  "team/keys/api-keys exportOwnApiKeys": {
    call: (actor: Person) => keys.exportOwnApiKeys(actor),
    may: "own",
    needs: "self",
    ...ofCompany,
  },
  "applicants/records/application-records listApplicationRecords": {
    call: async (actor, { job }) =>
      (await applications.listApplicationRecords(actor, { job, limit: 20 })).records,
    ...ofCompany,
  },
  "applicants/records/application-records findApplicationRecord": {
    call: (actor, { application }) => applications.findApplicationRecord(actor, application),
    ...ofCompany,
  },
  "applicants/records/application-records readApplicationRecord": {
    call: (actor, { application }) => applications.readApplicationRecord(actor, application),
    ...ofCompany,
  },
  "applicants/records/application-records readApplicationDocument": {
    call: (actor, { cv }) => applications.readApplicationDocument(actor, cv),
    ...ofCompany,
  },
  "jobs/lifecycle/own-job-records listOwnJobRecords": {
    call: async (actor) => (await ownJobs.listOwnJobRecords(actor, { limit: 20 })).records,
    may: ["company"],
    ...ofCompany,
  },
  "jobs/lifecycle/own-job-records findOwnJobRecord": {
    call: (actor, { job }) => ownJobs.findOwnJobRecord(actor, job),
    ...ofCompany,
  },
};

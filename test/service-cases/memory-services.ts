import type { Person } from "#app/features/accounts/actor.ts";
import * as follows from "#app/features/alerts/follow-company.server.ts";
import * as choices from "#app/features/jobs/memory/choices.server.ts";
import * as memory from "#app/features/jobs/memory/memory.server.ts";
import { rememberSearch } from "#app/features/jobs/memory/memory.server.ts";
import { mergeDeviceMemory } from "#app/features/jobs/memory/merge-memory.server.ts";
import { listOwnMemory } from "#app/features/jobs/memory/own-memory.server.ts";
import * as companies from "#app/features/jobs/memory/remembered-companies.server.ts";
import * as jobs from "#app/features/jobs/memory/remembered-jobs.server.ts";
import { forAll, ofSeeker, type ServiceCases } from "./service-case.ts";

const own = { ...forAll, ...ofSeeker };

/** What each account remembers is nobody else's. */
export const memoryServices: ServiceCases = {
  "jobs/memory/choices findOwnChoices": { call: (actor) => choices.findOwnChoices(actor), ...own },
  "jobs/memory/memory findOwnMemoryKeys": {
    call: (actor) => memory.findOwnMemoryKeys(actor),
    ...own,
  },
  "alerts/follow-company followCompany": {
    call: (actor: Person, { company }) => follows.followCompany(actor, company.id, "en"),
    ...own,
  },
  "alerts/follow-company hideCompany": {
    call: (actor: Person, { company }) => follows.hideCompany(actor, company.id),
    ...own,
  },
  "alerts/follow-company unfollowCompany": {
    call: (actor: Person, { company }) => follows.unfollowCompany(actor, company.id),
    ...own,
  },
  "alerts/follow-company removeAlertsOf": {
    async call(actor: Person, { company }) {
      await follows.followCompany(actor, company.id, "en");
      await follows.removeAlertsOf(actor, [company.id]);
    },
    ...own,
  },
  "jobs/memory/memory listFollowedCompanies": {
    call: async (actor: Person) => ({ followed: await memory.listFollowedCompanies(actor) }),
    ...own,
  },
  "jobs/memory/memory recordSearch": {
    call: (actor) => memory.recordSearch(actor, "keyword=another"),
    ...own,
  },
  "jobs/memory/memory forgetOwnMemory": {
    call: (actor: Person) => memory.forgetOwnMemory(actor, "all"),
    ...own,
  },
  "jobs/memory/memory exportOwnMemory": {
    call: (actor: Person) => memory.exportOwnMemory(actor),
    ...own,
  },
  "jobs/memory/merge-memory mergeDeviceMemory": {
    call: (actor: Person, { job, company }) =>
      mergeDeviceMemory(actor, {
        saved: [job],
        seen: [],
        hidden: [],
        followed: [],
        searches: [],
        hiddenCompanies: [company.id],
      }),
    ...own,
  },
  "jobs/memory/own-memory listOwnMemory": {
    call: (actor: Person) => listOwnMemory(actor, "en"),
    ...own,
  },
  "jobs/memory/memory rememberSearch": {
    call: (actor) =>
      rememberSearch(new Request("http://127.0.0.1/jobs?keyword=another"), actor, {
        query: { keyword: "another" },
        after: null,
      }),
    ...own,
  },
  "jobs/memory/remembered-companies rememberCompany": {
    call: (actor: Person, { company }) => companies.rememberCompany(actor, company.id, "hidden"),
    ...own,
  },
  "jobs/memory/remembered-companies forgetCompany": {
    call: (actor: Person, { company }) => companies.forgetCompany(actor, company.id),
    ...own,
  },
  "jobs/memory/remembered-jobs rememberJob": {
    call: (actor: Person, { job }) => jobs.rememberJob(actor, job, "hidden"),
    ...own,
  },
  "jobs/memory/remembered-jobs forgetJob": {
    call: (actor: Person, { secondJob }) => jobs.forgetJob(actor, secondJob, "saved"),
    ...own,
  },
  "jobs/memory/remembered-jobs rememberSeenJob": {
    call: (actor: Person, { job }) => jobs.rememberSeenJob(actor, job),
    ...own,
  },
};

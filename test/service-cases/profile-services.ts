import type { Person } from "#app/features/accounts/actor.ts";
import * as companies from "#app/features/companies/companies.server.ts";
import { companyForm } from "#app/features/companies/company-form.ts";
import { listAllCompanies } from "#app/features/companies/company-lists.server.ts";
import * as logos from "#app/features/companies/logo/logos.server.ts";
import { findOwnFace } from "#app/features/companies/own-face.server.ts";
import * as ownPlan from "#app/features/companies/own-plan.server.ts";
import * as fits from "#app/features/fits/fits.server.ts";
import { shownFit, shownFits } from "#app/features/fits/fits.server.ts";
import { findJob } from "#app/features/job/job-detail.server.ts";
import * as entries from "#app/features/seekers/entries/own-entries.server.ts";
import { profileForm } from "#app/features/seekers/profile-form.ts";
import * as seekers from "#app/features/seekers/seekers.server.ts";
import { db } from "#app/platform/database/database.server.ts";
import { samplePicture } from "#test/pictures.ts";
import {
  forAll,
  ofAdmin,
  ofCompany,
  ofSeeker,
  person,
  type ServiceCases,
  wholeList,
} from "./service-case.ts";

export const profileServices: ServiceCases = {
  "companies/companies findOwnCompany": {
    call: (actor) => companies.findOwnCompany(actor),
    may: ["company"],
    ...ofCompany,
  },
  "companies/companies saveOwnCompany": {
    call: (actor) => companies.saveOwnCompany(actor, companyForm.parse({ companyName: "Changed" })),
    may: ["company"],
    ...ofCompany,
    needs: "manage",
  },
  "companies/own-plan findOwnPlan": {
    call: async (actor) => ({ plan: await ownPlan.findOwnPlan(actor) }),
    ...forAll,
    ...ofCompany,
  },
  "companies/own-plan saveOwnPlan": {
    call: (actor) => ownPlan.saveOwnPlan(actor, "enterprise"),
    ...forAll,
    ...ofCompany,
    needs: "manage",
  },
  "companies/logo/logos findOwnLogo": { call: (actor) => logos.findOwnLogo(actor), ...ofCompany },
  "companies/logo/logos saveOwnLogo": {
    call: async (actor) => logos.saveOwnLogo(actor, await samplePicture()),
    ...forAll,
    ...ofCompany,
    needs: "manage",
  },
  "companies/logo/logos removeOwnLogo": {
    call: (actor) => logos.removeOwnLogo(actor),
    ...forAll,
    ...ofCompany,
    needs: "manage",
  },
  "companies/company-lists listAllCompanies": {
    call: (actor) => listAllCompanies(actor, wholeList, "en"),
    ...ofAdmin,
  },
  "fits/fits listOwnFits": {
    call: (actor) => fits.listOwnFits(actor, "en"),
    ...forAll,
    ...ofSeeker,
  },
  "fits/fits findOwnFit": {
    call: async (actor, { secondJob }) => {
      const job = await findJob(actor, secondJob);
      return job ? fits.findOwnFit(actor, job) : [];
    },
    ...forAll,
    ...ofSeeker,
  },
  "fits/fits shownFits": { call: (actor) => shownFits(actor, "en"), ...forAll, ...ofSeeker },
  "fits/fits shownFit": {
    call: async (actor, { secondJob }) => {
      const job = await findJob(actor, secondJob);
      return job ? shownFit(actor, job, "en") : undefined;
    },
    ...forAll,
    ...ofSeeker,
  },
  "companies/own-face findOwnFace": { call: findOwnFace, ...forAll, ...ofSeeker },
  "seekers/seekers findOwnProfile": {
    call: (actor: Person) => seekers.findOwnProfile(actor),
    ...forAll,
    ...ofSeeker,
  },
  "seekers/seekers saveOwnProfile": {
    call: (actor: Person) => seekers.saveOwnProfile(actor, profileForm.parse(person)),
    ...forAll,
    ...ofSeeker,
  },
  "seekers/entries/own-entries listOwnEntries": {
    call: (actor) => entries.listOwnEntries(actor),
    ...ofSeeker,
  },
  "seekers/entries/own-entries findOwnEntry": {
    call: (actor, { entry }) => entries.findOwnEntry(actor, entry),
    ...ofSeeker,
  },
  "seekers/entries/own-entries addOwnEntry": {
    call: (actor) => entries.addOwnEntry(actor, job),
    ...forAll,
    ...ofSeeker,
  },
  "seekers/entries/own-entries changeOwnEntry": {
    call: (actor, { entry }) => entries.changeOwnEntry(actor, entry, job),
    ...ofSeeker,
  },
  "seekers/entries/own-entries removeOwnEntry": {
    call: (actor, { entry }) => entries.removeOwnEntry(actor, entry),
    ...forAll,
    ...ofSeeker,
  },
  "seekers/entries/own-entries addEntries": {
    call: (actor: Person) => db.transaction((tx) => entries.addEntries(tx, actor, [job])),
    ...forAll,
    ...ofSeeker,
  },
};

const job = {
  kind: "job",
  title: "Changed",
  organization: null,
  place: null,
  from: "2019",
  until: null,
  details: null,
} as const;

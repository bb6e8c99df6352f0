import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { unzipSync } from "fflate";
import { authAccounts } from "#app/features/accounts/accounts.table.ts";
import type { Actor, Person } from "#app/features/accounts/actor.ts";
import { removeOwnAccount } from "#app/features/accounts/delete-account.server.ts";
import { findOwnDeviceKey } from "#app/features/accounts/devices/device-key.server.ts";
import * as ownEmails from "#app/features/accounts/emails/own-emails.server.ts";
import { exportOwnAccount } from "#app/features/accounts/export-account.server.ts";
import { confirmOwnPassword } from "#app/features/accounts/own-password.server.ts";
import * as drafts from "#app/features/accounts/profile/drafts.server.ts";
import * as profileLists from "#app/features/accounts/profile/profile-lists.server.ts";
import { storeOwnLanguage } from "#app/features/accounts/reader-language.server.ts";
import * as ownPasskeys from "#app/features/accounts/second-factor/passkeys/own-passkeys.server.ts";
import * as factors from "#app/features/accounts/second-factor/second-factors.server.ts";
import { findOwnSignInMethods } from "#app/features/accounts/second-factor/sign-in-methods.server.ts";
import { totpCode } from "#app/features/accounts/second-factor/totp.server.ts";
import * as sessions from "#app/features/accounts/session/sessions.server.ts";
import { changeOwnPassword } from "#app/features/accounts/sign-in/change-password.server.ts";
import { hashPassword } from "#app/features/accounts/sign-in/password.server.ts";
import * as admin from "#app/features/admin/dashboard.server.ts";
import { takeAnswer, takeApplicantForm } from "#app/features/applicants/answer.server.ts";
import { findApplicant } from "#app/features/applicants/applicant.server.ts";
import { readApplicantFilter } from "#app/features/applicants/applicant-filter.ts";
import { findSelection } from "#app/features/applicants/bulk.server.ts";
import { exportApplicants } from "#app/features/applicants/export/export-applicants.server.ts";
import * as notes from "#app/features/applicants/notes.server.ts";
import * as pipeline from "#app/features/applicants/pipeline.server.ts";
import * as templates from "#app/features/applicants/templates/templates.server.ts";
import * as applicationLists from "#app/features/applications/application-lists.server.ts";
import * as applications from "#app/features/applications/applications.server.ts";
import { listAppliedJobIds } from "#app/features/applications/applied-jobs.server.ts";
import { applicationForm } from "#app/features/applications/apply/application-form.ts";
import { receiveApplication } from "#app/features/applications/apply/receive-application.server.ts";
import { answerTus } from "#app/features/applications/apply/resumable-uploads.server.ts";
import * as uploads from "#app/features/applications/apply/uploads.server.ts";
import { findViewsOf, recordView } from "#app/features/applications/cv/cv-access-log.server.ts";
import * as documents from "#app/features/applications/cv/documents.server.ts";
import * as ownCvs from "#app/features/applications/cv/own/own-cvs.server.ts";
import * as profileCvs from "#app/features/applications/cv/own/profile-cv.server.ts";
import { answerApplications } from "#app/features/applications/lifecycle/answer-applications.server.ts";
import * as history from "#app/features/applications/lifecycle/history.server.ts";
import * as ownLifecycle from "#app/features/applications/lifecycle/own-applications.server.ts";
import { findOwnApplicationWithHistory } from "#app/features/applications/own/own-application.server.ts";
import * as companies from "#app/features/companies/companies.server.ts";
import { companyForm } from "#app/features/companies/company-form.ts";
import { listAllCompanies } from "#app/features/companies/company-lists.server.ts";
import * as companyDashboard from "#app/features/company-dashboard/dashboard.server.ts";
import { deleteOwnJob } from "#app/features/company-dashboard/delete-job.server.ts";
import * as jobsWithApplications from "#app/features/company-dashboard/jobs-with-applications.server.ts";
import { findJob } from "#app/features/jobs/detail/job-detail.server.ts";
import * as allJobs from "#app/features/jobs/list/all-jobs.server.ts";
import * as jobDrafts from "#app/features/jobs/posting/job-drafts.server.ts";
import { jobForm } from "#app/features/jobs/posting/job-form.ts";
import * as ownJobs from "#app/features/jobs/posting/own-jobs.server.ts";
import * as posting from "#app/features/jobs/posting/post-job.server.ts";
import * as wizard from "#app/features/jobs/posting/wizard.server.ts";
import * as jobReports from "#app/features/jobs/reports/job-reports.server.ts";
import {
  countOwnBelongings,
  deleteOwnAccount,
} from "#app/features/my-account/delete-account.server.ts";
import { exportOwnData } from "#app/features/my-account/export-data.server.ts";
import { findNextSteps } from "#app/features/pages/next-steps.server.ts";
import { profileForm } from "#app/features/seekers/profile-form.ts";
import * as seekers from "#app/features/seekers/seekers.server.ts";
import { messages } from "#app/messages/en/index.ts";
import { paths } from "#app/paths.ts";
import { db } from "#app/platform/database/database.server.ts";
import { isRefused } from "#app/platform/outcome.ts";
import { samplePdf } from "#demo/sample-cv.ts";
import { accountPassword } from "./accounts.ts";
import { type Owned, ownersMark } from "./owned-records.ts";
import { makeAuthenticator } from "./passkey-authenticator.ts";

export type Stranger = "visitor" | "seeker" | "company" | "admin" | "other" | "none";

type ServiceCase = {
  /** Calls it on a record of the owners; returns what it answers. */
  call(actor: Actor, owned: Owned): Promise<unknown>;
  /** Which strangers it gives something; "own" gives and takes only what is everybody's own. */
  may?: readonly Stranger[] | "own";
  /** Who must be given something, or the call would prove nothing. */
  owner: "seeker" | "company" | "admin";
};

const ofCompany = { owner: "company" } as const;
const ofSeeker = { owner: "seeker" } as const;
const ofAdmin = { owner: "admin", may: ["admin"] } as const;
const forAll = { may: "own" } as const;

const everything = { tab: "jobs", search: "", status: null, type: null, page: 1 } as const;
const input = { firstName: "Sami", lastName: "Darwish", email: "s@people.example" };
const application = { ...input, phone: "+963 944 123 456", coverLetter: "Hello" };
const job = {
  ...{ title: "Changed", company: "Changed", description: "Changed.", jobType: "remote" },
  ...{ category: "Law", experienceLevel: "entry" },
  ...{ country: "Syria", province: "Aleppo", city: "Azaz" },
};
const rp = { id: "jobs.example", origin: "https://jobs.example" };
const values = {
  application: applicationForm.parse(application),
  company: companyForm.parse({ companyName: "Changed" }),
  job: jobForm.parse(job),
  profile: profileForm.parse(input),
};

const allApplicants = readApplicantFilter(new URLSearchParams());

const anyClient = () => ({
  headers: new Headers({ "user-agent": randomUUID() }),
  address: `2001:db8:${randomUUID().slice(0, 4)}::1`,
});

/** Every service function by its file and name; one that is not here fails the authorization test. */
export const services: Record<string, ServiceCase> = {
  "accounts/sign-in/change-password changeOwnPassword": {
    async call(actor: Person) {
      const current = await knownPassword(actor);
      return changeOwnPassword(actor, { password: "rainy roofs of Homs", current });
    },
    ...{ ...forAll, ...ofSeeker },
  },
  "accounts/delete-account removeOwnAccount": {
    call: (actor: Person) => db.transaction((tx) => removeOwnAccount(tx, actor)),
    ...{ ...forAll, ...ofSeeker },
  },
  "accounts/devices/device-key findOwnDeviceKey": {
    call: (actor: Person) => findOwnDeviceKey(actor),
    ...{ ...forAll, ...ofSeeker },
  },
  "accounts/profile/drafts keepDraft": {
    call: (actor: Person, { form }) => drafts.keepDraft(actor, form, { title: "Changed" }),
    ...{ ...forAll, ...ofCompany },
  },
  "accounts/profile/drafts findDraft": {
    call: (actor: Person, { form }) => drafts.findDraft(actor, form),
    ...ofCompany,
  },
  "accounts/profile/drafts dropDraft": {
    call: (actor: Person, { form }) => drafts.dropDraft(actor, form),
    ...{ ...forAll, ...ofCompany },
  },
  "accounts/emails/own-emails findOwnEmails": {
    call: (actor: Person) => ownEmails.findOwnEmails(actor),
    ...{ ...forAll, ...ofSeeker },
  },
  "accounts/emails/own-emails isOwnEmailConfirmed": {
    // An unconfirmed one says nothing.
    call: async (actor: Person) => ({ isConfirmed: await ownEmails.isOwnEmailConfirmed(actor) }),
    ...{ ...forAll, ...ofSeeker },
  },
  "accounts/emails/own-emails sendOwnConfirmation": {
    call: (actor: Person) => ownEmails.sendOwnConfirmation(actor, "account"),
    ...{ ...forAll, ...ofSeeker },
  },
  "accounts/emails/own-emails setOwnMuted": {
    call: (actor: Person) => ownEmails.setOwnMuted(actor, ["applicationReceived"], []),
    ...{ ...forAll, ...ofSeeker },
  },
  "accounts/reader-language storeOwnLanguage": {
    call: (actor: Person) =>
      storeOwnLanguage(actor, new Request("http://127.0.0.1/home?lang=en"), "ar"),
    ...{ ...forAll, ...ofSeeker },
  },
  "accounts/export-account exportOwnAccount": {
    call: (actor: Person) => exportOwnAccount(actor),
    ...{ ...forAll, ...ofSeeker },
  },
  "accounts/own-password confirmOwnPassword": {
    async call(actor: Person) {
      return confirmOwnPassword(actor, await knownPassword(actor));
    },
    ...{ ...forAll, ...ofSeeker },
  },
  "accounts/profile/profile-lists listUsers": {
    call: (actor) => profileLists.listUsers(actor, everything, "en"),
    ...ofAdmin,
  },
  "accounts/profile/profile-lists countProfiles": {
    call: (actor) => profileLists.countProfiles(actor, "company"),
    ...ofAdmin,
  },
  "accounts/second-factor/passkeys/own-passkeys listOwnPasskeys": {
    call: (actor: Person) => ownPasskeys.listOwnPasskeys(actor),
    ...ofSeeker,
  },
  "accounts/second-factor/passkeys/own-passkeys beginOwnPasskey": {
    call: async (actor: Person) =>
      ownPasskeys.beginOwnPasskey(actor, await knownPassword(actor), { rp, site: "Furas" }),
    ...{ ...forAll, ...ofSeeker },
  },
  "accounts/second-factor/passkeys/own-passkeys addOwnPasskey": {
    async call(actor: Person) {
      const password = await knownPassword(actor);
      const begun = await ownPasskeys.beginOwnPasskey(actor, password, { rp, site: "Furas" });
      if (isRefused(begun)) return begun;
      const credential = makeAuthenticator(rp).create(begun.options);
      const headers = new Headers({ cookie: begun.setCookies[0]?.split(";", 1)[0] ?? "" });
      return ownPasskeys.addOwnPasskey(actor, { name: "New", credential }, { rp, headers });
    },
    ...{ ...forAll, ...ofSeeker },
  },
  "accounts/second-factor/passkeys/own-passkeys renameOwnPasskey": {
    call: (actor: Person, { passkey }) => ownPasskeys.renameOwnPasskey(actor, passkey, "Renamed"),
    ...ofSeeker,
  },
  "accounts/second-factor/sign-in-methods findOwnSignInMethods": {
    call: (actor: Person) => findOwnSignInMethods(actor),
    ...{ ...forAll, ...ofSeeker },
  },
  "accounts/second-factor/passkeys/own-passkeys removeOwnPasskey": {
    call: async (actor: Person, { passkey }) =>
      ownPasskeys.removeOwnPasskey(actor, passkey, await knownPassword(actor)),
    ...ofSeeker,
  },
  "accounts/second-factor/second-factors findOwnSecondFactors": {
    call: (actor: Person) => factors.findOwnSecondFactors(actor, "Furas"),
    ...{ ...forAll, ...ofSeeker },
  },
  "accounts/second-factor/second-factors beginOwnTotp": {
    call: async (actor: Person) => factors.beginOwnTotp(actor, await knownPassword(actor)),
    ...{ ...forAll, ...ofSeeker },
  },
  "accounts/second-factor/second-factors confirmOwnTotp": {
    async call(actor: Person) {
      await factors.beginOwnTotp(actor, await knownPassword(actor));
      const { secret } = await factors.findOwnSecondFactors(actor, "Furas");
      return factors.confirmOwnTotp(actor, totpCode(secret ?? "", totpStep()));
    },
    ...{ ...forAll, ...ofSeeker },
  },
  "accounts/second-factor/second-factors renewOwnRecoveryCodes": {
    async call(actor: Person) {
      await factors.beginOwnTotp(actor, await knownPassword(actor));
      const { secret } = await factors.findOwnSecondFactors(actor, "Furas");
      await factors.confirmOwnTotp(actor, totpCode(secret ?? "", totpStep()));
      return factors.renewOwnRecoveryCodes(actor, await knownPassword(actor));
    },
    ...{ ...forAll, ...ofSeeker },
  },
  "accounts/second-factor/second-factors removeOwnTotp": {
    call: async (actor: Person) => factors.removeOwnTotp(actor, await knownPassword(actor)),
    ...{ ...forAll, ...ofSeeker },
  },
  "accounts/session/sessions listOwnSessions": {
    call: async (actor: Person, { session }) =>
      (await sessions.listOwnSessions(actor)).map(({ id }) => (id === session ? ownersMark : id)),
    ...ofSeeker,
  },
  "accounts/session/sessions endOwnSession": {
    call: (actor: Person, { session }) => sessions.endOwnSession(actor, session),
    ...{ ...forAll, ...ofSeeker },
  },
  "accounts/session/sessions endOtherSessions": {
    call: (actor: Person) => sessions.endOtherSessions(actor),
    ...{ ...forAll, ...ofSeeker },
  },
  "admin/dashboard loadDashboard": {
    call: (actor) => admin.loadDashboard(actor, everything, "en"),
    ...ofAdmin,
  },
  "applicants/answer takeApplicantForm": {
    call: (actor: Person, { application }) =>
      takeApplicantForm(actor, application, { intent: "star", starred: "1" }, "/"),
    ...{ ...forAll, ...ofCompany },
  },
  "applicants/answer takeAnswer": {
    call: (actor: Person, { application }) => {
      const [done, skipped] = ["applicants.answered", "applicants.notAnswered"] as const;
      return takeAnswer(actor, [application], { action: "hire" }, { to: "/", done, skipped });
    },
    ...{ ...forAll, ...ofCompany },
  },
  "applicants/applicant findApplicant": {
    call: (actor, { job, application }) => findApplicant(actor, job, application, allApplicants),
    ...ofCompany,
  },
  "applicants/bulk findSelection": {
    call: (actor, { job, application }) =>
      findSelection(actor, job, { ids: [application] }, "decline"),
    ...ofCompany,
  },
  "applicants/export/export-applicants exportApplicants": {
    call: (actor, { job }) => exportApplicants(actor, job, allApplicants, "en"),
    ...ofCompany,
  },
  "applicants/notes listNotes": {
    call: (actor, { application }) => notes.listNotes(actor, application),
    ...ofCompany,
  },
  "applicants/notes addNote": {
    call: (actor, { application }) => notes.addNote(actor, application, "Changed"),
    ...ofCompany,
  },
  "applicants/notes deleteOwnNote": {
    call: (actor, { note }) => notes.deleteOwnNote(actor, note),
    ...ofCompany,
  },
  "applicants/notes starApplication": {
    call: (actor, { application }) => notes.starApplication(actor, application, true),
    ...ofCompany,
  },
  "applicants/pipeline findPipeline": {
    call: (actor, { job }) => pipeline.findPipeline(actor, job, allApplicants),
    ...ofCompany,
  },
  "applicants/pipeline findPipelineJob": {
    call: (actor, { job }) => pipeline.findPipelineJob(actor, job),
    ...ofCompany,
  },
  "applicants/templates/templates listTemplates": {
    call: (actor) => templates.listTemplates(actor),
    ...{ may: ["company"], ...ofCompany },
  },
  "applicants/templates/templates saveTemplate": {
    call: (actor) =>
      templates.saveTemplate(actor, { kind: "offer", language: "en", body: "Changed" }),
    ...{ may: ["company"], ...ofCompany },
  },
  "applicants/templates/templates restoreTemplate": {
    call: (actor) => templates.restoreTemplate(actor, { kind: "offer", language: "en" }),
    ...{ may: ["company"], ...ofCompany },
  },
  "applications/application-lists listOwnApplications": {
    call: (actor) => applicationLists.listOwnApplications(actor),
    ...{ may: ["seeker"], ...ofSeeker },
  },
  "applications/application-lists findOwnSentApplication": {
    call: (actor, { application }) => applicationLists.findOwnSentApplication(actor, application),
    ...ofSeeker,
  },
  "applications/lifecycle/answer-applications answerApplications": {
    call: (actor, { application }) =>
      answerApplications(actor, [application], { action: "hire", message: null, interview: null }),
    ...ofCompany,
  },
  "applications/lifecycle/history listOwnHistory": {
    call: async (actor, { application }) => [
      ...(await history.listOwnHistory(actor, [application])).values(),
    ],
    ...ofSeeker,
  },
  "applications/lifecycle/history listCompanyHistory": {
    call: (actor, { application }) => history.listCompanyHistory(actor, application),
    ...ofCompany,
  },
  "applications/lifecycle/history recordOpening": {
    call: (actor, { application }) => history.recordOpening(actor, application),
    ...ofCompany,
  },
  "applications/lifecycle/own-applications withdrawOwnApplication": {
    call: (actor, { application }) => ownLifecycle.withdrawOwnApplication(actor, application),
    ...ofSeeker,
  },
  "applications/lifecycle/own-applications answerInterview": {
    call: (actor, { application }) =>
      ownLifecycle.answerInterview(actor, application, { answer: "confirm", note: null }),
    ...ofSeeker,
  },
  "applications/lifecycle/own-applications countOwnNews": {
    call: (actor) => ownLifecycle.countOwnNews(actor),
    ...ofSeeker,
  },
  "applications/lifecycle/own-applications markOwnNewsSeen": {
    call: (actor, { application }) => ownLifecycle.markOwnNewsSeen(actor, [application]),
    ...ofSeeker,
  },
  "applications/own/own-application findOwnApplicationWithHistory": {
    call: (actor, { application }) => findOwnApplicationWithHistory(actor, application),
    ...ofSeeker,
  },
  "applications/application-lists listCompanyApplications": {
    call: (actor) => applicationLists.listCompanyApplications(actor),
    ...{ may: ["company"], ...ofCompany },
  },
  "applications/application-lists countCompanyApplications": {
    call: async (actor) => notOnlyOne(await applicationLists.countCompanyApplications(actor)),
    ...{ may: ["company"], ...ofCompany },
  },
  "company-dashboard/jobs-with-applications listJobsWithApplications": {
    call: (actor) => jobsWithApplications.listJobsWithApplications(actor),
    ...{ may: ["company"], ...ofCompany },
  },
  "company-dashboard/jobs-with-applications countApplicationsOfOwnJob": {
    call: async (actor, { job }) =>
      notOnlyOne(await jobsWithApplications.countApplicationsOfOwnJob(actor, job)),
    ...ofCompany,
  },
  "applications/applications applyToJob": {
    call: (actor, { secondJob, upload }) =>
      applications.applyToJob(actor, secondJob, values.application, upload),
    ...ofSeeker,
  },
  "applications/applications findSubmission": {
    call: (actor, { job, submissionKey }) => applications.findSubmission(actor, job, submissionKey),
    ...ofSeeker,
  },
  "applications/applications findOwnContact": {
    call: (actor: Person) => applications.findOwnContact(actor),
    ...{ ...forAll, ...ofSeeker },
  },
  "applications/applications findOwnApplication": {
    call: (actor, { job }) => applications.findOwnApplication(actor, job),
    ...ofSeeker,
  },
  "applications/applied-jobs listAppliedJobIds": {
    call: (actor) => listAppliedJobIds(actor),
    ...{ may: ["seeker"], ...ofSeeker },
  },
  "applications/cv/cv-access-log findViewsOf": {
    async call(actor: Person, { company, application }) {
      await recordView(application, company.id);
      return [...(await findViewsOf(actor)).values()];
    },
    ...ofSeeker,
  },
  "company-dashboard/dashboard loadDashboard": {
    call: (actor: Person) => companyDashboard.loadDashboard(actor, "applications", 1),
    ...{ ...forAll, ...ofCompany },
  },
  "my-account/delete-account countOwnBelongings": {
    call: async (actor: Person) =>
      Object.values(await countOwnBelongings(actor)).map((n) => notOnlyOne(n)),
    ...{ ...forAll, ...ofSeeker },
  },
  "my-account/delete-account deleteOwnAccount": {
    async call(actor: Person) {
      return deleteOwnAccount(actor, await knownPassword(actor));
    },
    ...{ ...forAll, ...ofSeeker },
  },
  "company-dashboard/delete-job deleteOwnJob": {
    call: (actor, { job }) => deleteOwnJob(actor, job),
    ...ofCompany,
  },
  "applications/cv/documents uploadDocument": {
    call: (actor) =>
      documents.uploadDocument(actor, { content: samplePdf(["CV"]), fileName: "cv.pdf" }),
    ...{ may: ["seeker"], ...ofSeeker },
  },
  "applications/cv/documents findDocumentFor": {
    call: (actor, { cv }) => documents.findDocumentFor(actor, cv),
    ...ofCompany,
  },
  "applications/cv/documents findUnusedDocument": {
    call: (actor, { upload }) => documents.findUnusedDocument(actor, upload),
    ...ofSeeker,
  },
  "applications/cv/documents discardUnusedDocument": {
    call: (actor, { upload }) => documents.discardUnusedDocument(actor, upload),
    ...ofSeeker,
  },
  "applications/cv/own/own-cvs listOwnCvs": {
    call: (actor: Person) => ownCvs.listOwnCvs(actor),
    ...ofSeeker,
  },
  "applications/cv/own/own-cvs saveOwnCv": {
    call: (actor) => ownCvs.saveOwnCv(actor, { content: samplePdf(["CV"]), fileName: "cv.pdf" }),
    ...{ may: ["seeker"], ...ofSeeker },
  },
  "applications/cv/own/own-cvs renameOwnCv": {
    call: (actor: Person, { savedCv }) => ownCvs.renameOwnCv(actor, savedCv, "Changed"),
    ...ofSeeker,
  },
  "applications/cv/own/own-cvs deleteOwnCv": {
    call: (actor: Person, { savedCv }) => ownCvs.deleteOwnCv(actor, savedCv),
    ...ofSeeker,
  },
  "applications/cv/own/own-cvs copyOwnCv": {
    call: (actor: Person, { savedCv }) => ownCvs.copyOwnCv(actor, savedCv),
    ...ofSeeker,
  },
  "applications/cv/own/own-cvs recordOwnCvUse": {
    call: (actor: Person, { savedCv }) => ownCvs.recordOwnCvUse(actor, savedCv),
    ...ofSeeker,
  },
  "applications/cv/own/profile-cv makeOwnProfileCv": {
    call: (actor) => profileCvs.makeOwnProfileCv(actor, "en"),
    ...{ may: ["seeker"], ...ofSeeker },
  },
  "applications/cv/own/profile-cv saveOwnProfileCv": {
    call: (actor) => profileCvs.saveOwnProfileCv(actor, "ar"),
    ...{ may: ["seeker"], ...ofSeeker },
  },
  "my-account/export-data exportOwnData": {
    async call(actor: Person) {
      const zip = await exportOwnData(actor, await knownPassword(actor));
      if (isRefused(zip)) return zip;
      const files = unzipSync(new Uint8Array(await new Response(zip).arrayBuffer()));
      return Object.entries(files).map(([name, bytes]) => [name, Buffer.from(bytes).toString()]);
    },
    ...{ ...forAll, ...ofSeeker },
  },
  "applications/apply/receive-application receiveApplication": {
    async call(actor: Person, { secondJob, upload }) {
      const body = new FormData();
      for (const [name, value] of Object.entries({ ...application, documentId: upload })) {
        body.append(name, value);
      }
      const request = new Request("http://127.0.0.1/apply", { method: "POST", body });
      const received = await receiveApplication(actor, secondJob, request);
      return received === "sent" ? received : undefined;
    },
    ...ofSeeker,
  },
  "applications/apply/resumable-uploads answerTus": {
    async call(actor, { begun }) {
      const headers = { "tus-resumable": "1.0.0" };
      const request = new Request(`http://127.0.0.1${paths.upload(begun)}`, {
        method: "HEAD",
        headers,
      });
      const answer = await answerTus(actor, request, messages);
      return answer.ok ? answer.headers.get("upload-offset") : undefined;
    },
    ...ofSeeker,
  },
  "applications/apply/uploads beginUpload": {
    call: (actor) =>
      uploads.beginUpload(actor, { id: randomUUID(), fileName: "cv.pdf", sizeBytes: 100 }),
    ...{ may: ["seeker"], ...ofSeeker },
  },
  "applications/apply/uploads findOwnUpload": {
    call: (actor, { begun }) => uploads.findOwnUpload(actor, begun),
    ...ofSeeker,
  },
  "applications/apply/uploads addToUpload": {
    call: (actor, { begun }) => uploads.addToUpload(actor, begun, 0, new Uint8Array(10)),
    ...ofSeeker,
  },
  "applications/apply/uploads finishUpload": {
    call: (actor, { whole }) => uploads.finishUpload(actor, whole),
    ...ofSeeker,
  },
  "applications/apply/uploads dropUpload": {
    call: (actor, { begun }) => uploads.dropUpload(actor, begun),
    ...ofSeeker,
  },
  "companies/companies findOwnCompany": {
    call: (actor) => companies.findOwnCompany(actor),
    ...{ may: ["company"], ...ofCompany },
  },
  "companies/companies saveOwnCompany": {
    call: (actor) => companies.saveOwnCompany(actor, values.company),
    ...{ may: ["company"], ...ofCompany },
  },
  "companies/company-lists listAllCompanies": {
    call: (actor) => listAllCompanies(actor, everything, "en"),
    ...ofAdmin,
  },
  "jobs/list/all-jobs listAllJobs": {
    call: (actor) => allJobs.listAllJobs(actor, everything, "en"),
    ...ofAdmin,
  },
  "jobs/list/all-jobs countAllJobs": { call: (actor) => allJobs.countAllJobs(actor), ...ofAdmin },
  "jobs/detail/job-detail findJob": {
    call: (actor, { draftJob }) => findJob(actor, draftJob),
    ...ofCompany,
  },
  "jobs/posting/job-drafts findJobDraft": {
    call: (actor: Person, { form }) => jobDrafts.findJobDraft(actor, form),
    ...ofCompany,
  },
  "jobs/posting/job-drafts keepJobStep": {
    call: (actor: Person, { form }) =>
      jobDrafts.keepJobStep(actor, form, undefined, {}, { title: "Changed" }),
    ...{ ...forAll, ...ofCompany },
  },
  "jobs/posting/own-jobs listOwnJobs": {
    call: (actor) => ownJobs.listOwnJobs(actor),
    ...{ may: ["company"], ...ofCompany },
  },
  "jobs/posting/own-jobs countOwnJobs": {
    call: async (actor) => notOnlyOne(await ownJobs.countOwnJobs(actor)),
    ...{ may: ["company"], ...ofCompany },
  },
  "jobs/posting/post-job publishJob": {
    // Under an id that is taken, even a company posts nothing.
    call: (actor, { job }) => posting.publishJob(actor, job, values.job, "en"),
    ...{ may: ["company"], ...ofCompany },
  },
  "jobs/posting/post-job editJob": {
    call: (actor, { job }) => posting.editJob(actor, job, values.job, "en"),
    ...ofCompany,
  },
  "jobs/posting/post-job findOwnJob": {
    call: (actor, { job }) => posting.findOwnJob(actor, job),
    ...ofCompany,
  },
  "jobs/posting/post-job lockOwnJob": {
    call: (actor, { job }) => db.transaction((tx) => posting.lockOwnJob(tx, actor, job)),
    ...ofCompany,
  },
  "jobs/posting/post-job removeOwnJob": {
    call: (actor, { secondJob }) =>
      db.transaction((tx) => posting.removeOwnJob(tx, actor, secondJob)),
    ...ofCompany,
  },
  "jobs/posting/post-job findNewJobValues": {
    call: (actor: Person) => posting.findNewJobValues(actor),
    ...{ ...forAll, ...ofCompany },
  },
  "jobs/posting/post-job findOwnCompanyName": {
    call: (actor: Person) => posting.findOwnCompanyName(actor),
    ...{ ...forAll, ...ofCompany },
  },
  "jobs/reports/job-reports reportJob": {
    // Anybody may report a public job; nobody's record changes by it.
    call: (actor, { job }) =>
      jobReports.reportJob(actor, job, { reason: "gone", details: null }, anyClient()),
    ...{ ...forAll, ...ofSeeker },
  },
  "jobs/posting/wizard showStep": {
    call: (actor: Person, owned) =>
      wizard.showStep(editing(actor, owned), actor, stepRequest(), "en"),
    ...{ ...forAll, ...ofCompany },
  },
  "jobs/posting/wizard takeStep": {
    call: (actor: Person, owned) =>
      wizard.takeStep(editing(actor, owned), actor, stepRequest({ intent: "submit" })),
    ...{ ...forAll, ...ofCompany },
  },
  "pages/next-steps findNextSteps": {
    call: (actor) => findNextSteps(actor),
    ...{ may: ["seeker", "company"], ...ofCompany },
  },
  "seekers/seekers findOwnProfile": {
    call: (actor: Person) => seekers.findOwnProfile(actor),
    ...{ ...forAll, ...ofSeeker },
  },
  "seekers/seekers saveOwnProfile": {
    call: (actor: Person) => seekers.saveOwnProfile(actor, values.profile),
    ...{ ...forAll, ...ofSeeker },
  },
};

/** Gives an account a password that is known. */
async function knownPassword({ id }: Person): Promise<string> {
  const password = await hashPassword(accountPassword);
  await db.delete(authAccounts).where(eq(authAccounts.userId, id));
  await db
    .insert(authAccounts)
    .values({ userId: id, accountId: id, providerId: "credential", password });
  return accountPassword;
}

const totpStep = () => Math.floor(Date.now() / 30_000);

/** Strangers have one record of a kind: more than one are somebody else's. */
function notOnlyOne(count: number): number | string {
  return count > 1 ? ownersMark : count;
}

/** The wizard of the owners' job, in anybody's hands. */
function editing(actor: Person, { job: jobId, form }: Owned): wizard.Wizard {
  return {
    form,
    start: job,
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

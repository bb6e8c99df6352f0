import { randomUUID } from "node:crypto";
import { eq, inArray } from "drizzle-orm";
import {
  authAccounts,
  authSessions,
  authUsers,
  formDrafts,
  userProfiles,
} from "#app/features/accounts/accounts.table.ts";
import type { Person } from "#app/features/accounts/actor.ts";
import { confirmedPhones } from "#app/features/accounts/confirmed-phones.table.ts";
import type { CompanyRole } from "#app/features/accounts/membership/company-role.ts";
import {
  companyInvitations,
  companyMembers,
} from "#app/features/accounts/membership/membership.table.ts";
import { keepDraft } from "#app/features/accounts/profile/drafts.server.ts";
import { passkeys } from "#app/features/accounts/second-factor/second-factor.table.ts";
import { labelApplication } from "#app/features/applicants/marks/labels.server.ts";
import { rateApplication } from "#app/features/applicants/marks/ratings.server.ts";
import { addNote } from "#app/features/applicants/notes.server.ts";
import { saveTemplate } from "#app/features/applicants/templates/templates.server.ts";
import { storeAnswers } from "#app/features/applications/answers/answers.server.ts";
import { applyToJob } from "#app/features/applications/applications.server.ts";
import {
  companyApplications,
  documents,
  jobApplications,
  uploads,
} from "#app/features/applications/applications.table.ts";
import { applicationForm } from "#app/features/applications/apply/application-form.ts";
import { addToUpload, beginUpload } from "#app/features/applications/apply/uploads.server.ts";
import { storeDocument, uploadDocument } from "#app/features/applications/cv/documents.server.ts";
import { saveOwnCv } from "#app/features/applications/cv/own/own-cvs.server.ts";
import { savedCvs } from "#app/features/applications/cv/saved-cvs.table.ts";
import { answerApplications } from "#app/features/applications/lifecycle/answer-applications.server.ts";
import {
  applicationEvents,
  applicationNotes,
  interviews,
  replyTemplates,
} from "#app/features/applications/lifecycle/lifecycle.table.ts";
import {
  applicationLabels,
  applicationRatings,
  companyLabels,
} from "#app/features/applications/marks/marks.table.ts";
import { writeMessage } from "#app/features/applications/thread/thread.server.ts";
import { companyCheckActs, companyChecks } from "#app/features/companies/checks/checks.table.ts";
import { companyLogos } from "#app/features/companies/companies.table.ts";
import { jobs } from "#app/features/job/jobs.table.ts";
import {
  listPublicQuestions,
  storeQuestions,
} from "#app/features/job/questions/questions.server.ts";
import {
  feedFiles,
  feedItems,
  feedRuns,
  feedSources,
} from "#app/features/jobs/feeds-in/feeds-in.table.ts";
import { saveJobAsTemplate } from "#app/features/jobs/lifecycle/job-templates.server.ts";
import {
  boardVisits,
  recentSearches,
  rememberedCompanies,
  rememberedJobs,
  seenJobs,
} from "#app/features/jobs/memory/memory.table.ts";
import { editForm } from "#app/features/jobs/posting/post-job.server.ts";
import { moderationCases } from "#app/features/moderation/cases/cases.table.ts";
import { telegramChats } from "#app/features/push/chats/chats.table.ts";
import { pushSubscriptions } from "#app/features/push/push.table.ts";
import { profileEntries } from "#app/features/seekers/entries/profile-entries.table.ts";
import { openInvitationLink } from "#app/features/team/emails/invitation-links.server.ts";
import type { ApiScope } from "#app/features/team/keys/api-key.ts";
import { apiKeys } from "#app/features/team/keys/api-keys.table.ts";
import { sealWebhookSecret } from "#app/features/team/webhooks/webhook-secret.server.ts";
import {
  webhookDeliveries,
  webhookEndpoints,
  webhookTries,
} from "#app/features/team/webhooks/webhooks.table.ts";
import { db } from "#app/platform/database/database.server.ts";
import { isRefused } from "#app/platform/outcome.ts";
import { readFile, storeFile } from "#app/platform/storage/storage.server.ts";
import { telegramBot } from "#app/platform/telegram/telegram.table.ts";
import { samplePdf } from "#demo/sample-cv.ts";
import { type EmailPerson, makeCompany, makeJob, makeMember, makeSeeker } from "./people.ts";

/** A word that stands in everything the owners have stored, and in nothing else. */
export const ownersMark = "Somebody-elses";

/** Ids of what two people own; `form` is the name of a form that the company has begun. */
export type Owned = {
  seeker: EmailPerson;
  company: EmailPerson;
  /** The job applied to, another open one, and a draft. */
  job: string;
  secondJob: string;
  draftJob: string;
  /** A scheduled job, a closed one, and a template. */
  scheduledJob: string;
  closedJob: string;
  template: string;
  /** A job of the company that moderators have suspended; and the case of `secondJob` in their queue. */
  suspendedJob: string;
  case: string;
  /** The case about the company's messages. */
  messageCase: string;
  /** The application to `job`, invited to an interview, and what the company recorded about it. */
  application: string;
  note: string;
  /** A label of the company, on the application. */
  label: string;
  /** The CV sent with the application, and an upload that is not used yet. */
  cv: string;
  upload: string;
  form: string;
  /** A CV in the seeker's account, and a job in their profile. */
  savedCv: string;
  entry: string;
  /** The key of the form that the application came from. */
  submissionKey: string;
  /** Uploads: one that has only begun, and one that has come whole and is no document yet. */
  begun: string;
  whole: string;
  /** The ids of a session and of a passkey of the seeker. */
  session: string;
  passkey: string;
  /** The id of a device of the seeker that gets push messages. */
  pushDevice: string;
  /** Telegram's id of the seeker's chat. */
  telegramChat: string;
  /** The company's team, and somebody who is invited to it, by this link. */
  members: Record<CompanyRole, EmailPerson>;
  invitation: string;
  invitationToken: string;
  /** A key of the company, endpoints of its systems, and a delivery to the working one that failed. */
  apiKey: string;
  webhook: string;
  pausedWebhook: string;
  delivery: string;
  /** A feed of the company, one of its runs that waits for a decision, and a profile of its checked domain. */
  feed: string;
  feedRun: string;
  importedProfile: string;
  invited: EmailPerson;
};

/** A company with jobs and a seeker who applied to one, each with a record of every kind. */
export async function makeOwned(): Promise<Owned> {
  const company = await makeCompany({
    companyName: `${ownersMark} mill`,
    companyWebsite: "https://somebody-elses.com.sy",
  });
  const seeker = await makeSeeker({ firstName: ownersMark, bio: ownersMark });
  const title = `${ownersMark} miller`;
  const job = await makeJob(company, { title });
  const secondJob = await makeJob(company, { title });
  const draftJob = await makeJob(company, { title, status: "draft" });
  const publishAt = new Date(Date.now() + 24 * 60 * 60 * 1000);
  const scheduledJob = await makeJob(company, { title, status: "draft", publishAt });
  const closedJob = await makeJob(company, { title, status: "closed" });
  const template = await saveJobAsTemplate(company, secondJob.id);
  await saveJobAsTemplate(company, secondJob.id);
  const suspendedJob = await makeJob(company, { title });
  await raiseCase(suspendedJob.id, company, {
    state: "suspended",
    note: ownersMark,
    decidedAt: new Date(),
  });
  await db
    .update(jobs)
    .set({ status: "closed", closedReason: "suspended" })
    .where(eq(jobs.id, suspendedJob.id));
  const submissionKey = randomUUID();
  const cv = await applyTo(job.id, seeker, ownersMark, submissionKey);
  const application = await invite(cv);
  await answerQuestion(job.id, application);
  await exchangeMessages(company, seeker, application);
  const note = await addNote(company, application, ownersMark);
  await rateApplication(company, application, 4);
  const label = await labelApplication(company, application, { name: ownersMark.slice(0, 30) });
  await saveTemplate(company, { kind: "offer", language: "en", body: ownersMark });
  const invited = { ...(await makeMember(company, "reader")), company: null };
  await db.delete(companyMembers).where(eq(companyMembers.userId, invited.id));
  const { id: invitation, token: invitationToken } = await inviteMember(company, invited.email);
  const apiKey = await addApiKey(company);
  const { id: pausedWebhook } = await addWebhook(company, "paused");
  const { id: webhook, delivery } = await addWebhook(company, "works");
  const feed = await addFeed(company);
  await addLogo(company);
  await addChecks(company);
  const importedProfile = await addImportedProfile();
  await remember(seeker, secondJob.id, company.id);
  const form = editForm(job.id);
  await keepDraft(company, form, { id: job.id, values: { title: `${ownersMark} typed` } });
  return {
    seeker,
    company,
    job: job.id,
    secondJob: secondJob.id,
    draftJob: draftJob.id,
    suspendedJob: suspendedJob.id,
    case: await raiseCase(secondJob.id, company),
    messageCase: await raiseMessageCase(application, company),
    scheduledJob: scheduledJob.id,
    closedJob: closedJob.id,
    template: isRefused(template) ? "" : template.id,
    application,
    note: isRefused(note) ? "" : note.id,
    label: isRefused(label) ? "" : label.id,
    cv,
    upload: await upload(seeker, ownersMark),
    form,
    submissionKey,
    savedCv: await saveCv(seeker, ownersMark),
    entry: await addEntry(seeker),
    begun: await begin(seeker, 0),
    whole: await begin(seeker),
    session: await openSession(seeker),
    passkey: await addPasskey(seeker),
    pushDevice: await addPushDevice(seeker),
    telegramChat: await addTelegramChat(seeker),
    members: {
      owner: await makeMember(company, "owner"),
      recruiter: await makeMember(company, "recruiter"),
      reader: await makeMember(company, "reader"),
    },
    invitation,
    invitationToken,
    apiKey,
    webhook,
    pausedWebhook,
    delivery,
    ...feed,
    importedProfile,
    invited,
  };
}

/** A feed that works, with a run that waits for a decision and a copy. */
async function addFeed({ id: companyId }: Person): Promise<{ feed: string; feedRun: string }> {
  const [feed, feedRun] = [randomUUID(), randomUUID()];
  await db
    .insert(feedSources)
    .values({
      id: feed,
      companyId,
      name: ownersMark,
      kind: "csv",
      mapping: { paths: {} },
      appliesThere: true,
      everyHours: 24,
      state: "works",
      createdBy: companyId,
    });
  const content = Buffer.from(`title,description\n${ownersMark},A text\n`);
  await db.insert(feedFiles).values({ sourceId: feed, name: "jobs.csv", content });
  await db.insert(feedRuns).values({ id: feedRun, sourceId: feed, state: "asking", rows: 2 });
  const data = { title: ownersMark } as NonNullable<typeof feedItems.$inferInsert.data>;
  await db
    .insert(feedItems)
    .values({ sourceId: feed, externalId: "copy", hash: "1", state: "copy", data });
  return { feed, feedRun };
}

/** A profile without a login whose website is the domain that addChecks has begun; unnamed, so without a page. */
async function addImportedProfile(): Promise<string> {
  const profile = { userType: "company", companyWebsite: "https://somebody-elses.sy" };
  const [added] = await db.insert(userProfiles).values(profile).returning({ id: userProfiles.id });
  return added?.id ?? "";
}

async function addApiKey({ id: companyId }: Person): Promise<string> {
  const id = randomUUID();
  const scopes: ApiScope[] = ["jobs:read", "jobs:write"];
  const row = { id, companyId, scopes, name: ownersMark, hash: `${ownersMark} ${id}` };
  await db.insert(apiKeys).values({ ...row, ending: "LpYd3", createdBy: companyId });
  return id;
}

async function addWebhook({ id: companyId }: Person, state: "works" | "paused") {
  const id = randomUUID();
  const secret = sealWebhookSecret(ownersMark, id);
  await db.insert(webhookEndpoints).values({
    id,
    companyId,
    url: `https://hooks.barada.sy/${ownersMark}`,
    // None of those that the tests bring about: nothing is queued meanwhile.
    events: [],
    state,
    secret,
    secretEnding: "4f2a",
    createdBy: companyId,
  });
  const [delivery] = await db
    .insert(webhookDeliveries)
    .values({
      endpointId: id,
      type: "job.closed",
      resourceId: companyId,
      data: { jobId: ownersMark },
      state: "failed",
    })
    .returning({ id: webhookDeliveries.id });
  const tried = { deliveryId: delivery?.id ?? "", milliseconds: 200, status: 500 };
  await db.insert(webhookTries).values({ ...tried, fault: "status", excerpt: ownersMark });
  return { id, delivery: tried.deliveryId };
}

async function raiseCase(
  jobId: string,
  { id: companyId }: Person,
  rest: Partial<typeof moderationCases.$inferInsert> = {},
): Promise<string> {
  const [raised] = await db
    .insert(moderationCases)
    .values({ jobId, companyId, signals: ["fee"], signalScore: 6, ...rest })
    .returning({ id: moderationCases.id });
  return raised?.id ?? "";
}

async function raiseMessageCase(applicationId: string, { id: companyId }: Person) {
  const [raised] = await db
    .insert(moderationCases)
    .values({ applicationId, companyId, reportCount: 1 })
    .returning({ id: moderationCases.id });
  return raised?.id ?? "";
}

/** An open invitation, and the token of its link as an email would have it. */
async function inviteMember({ id: companyId }: Person, email: string) {
  const [row] = await db
    .insert(companyInvitations)
    .values({
      companyId,
      email,
      role: "reader",
      language: "en",
      expiresAt: new Date(Date.now() + 24 * 60 * 60 * 1000),
    })
    .returning({ id: companyInvitations.id });
  const id = row?.id ?? "";
  return { id, token: (await openInvitationLink(id)) ?? "" };
}

/** Invites the applicant with a CV to an interview; returns the application's id. */
async function invite(cv: string): Promise<string> {
  const [invited] = await db
    .update(jobApplications)
    .set({ status: "interview", hasNews: true })
    .where(eq(jobApplications.documentId, cv))
    .returning({ id: jobApplications.id });
  const applicationId = invited?.id ?? "";
  const startsAt = new Date(Date.now() + 24 * 60 * 60 * 1000);
  await db.insert(interviews).values({ applicationId, startsAt, place: ownersMark });
  return applicationId;
}

/** A question of the company, and the applicant's answer to it with a document. */
async function exchangeMessages(company: Person, seeker: Person, id: string): Promise<void> {
  const question = { action: "reply", message: ownersMark, interview: null } as const;
  await answerApplications(company, [id], question);
  const answer = { text: ownersMark, documentIds: [await upload(seeker, ownersMark)] };
  await writeMessage(seeker, id, { ...answer, key: randomUUID() });
}

/** A saved job that was seen, a followed company, a search. */
async function remember({ id: accountId }: Person, jobId: string, companyId: string) {
  await db.insert(rememberedJobs).values({ accountId, jobId, savedAt: new Date() });
  await db.insert(seenJobs).values({ accountId, jobId });
  await db.insert(rememberedCompanies).values({ accountId, companyId, followedAt: new Date() });
  await db.insert(recentSearches).values({ accountId, query: `keyword=${ownersMark}` });
}

/** When the register of the company was sent. */
export const registerSentAt = new Date("2026-11-20T09:00:00Z");

/** A domain that waits, and a register with its document. */
async function addChecks({ id: companyId }: Person): Promise<void> {
  const content = samplePdf([ownersMark]);
  const document = await storeDocument(companyId, [{ content, fileName: "register.pdf" }]);
  if (isRefused(document)) throw new Error(document.refused);
  const waits = { companyId, state: "waiting", reason: ownersMark } as const;
  const subject = ownersMark;
  await db.insert(companyChecks).values([
    { ...waits, kind: "domain", subject: "somebody-elses.sy", source: "site", token: ownersMark },
    { ...waits, kind: "register", subject, documentId: document.id, begunAt: registerSentAt },
  ]);
  await db
    .insert(companyCheckActs)
    .values({ companyId, kind: "register", state: "waiting", subject, reason: ownersMark });
}

async function addLogo({ id: companyId }: Person): Promise<void> {
  const id = randomUUID();
  const content = Buffer.from(ownersMark);
  await storeFile(id, content);
  const variants = [{ name: "96.avif", bytes: content.length }];
  await db.insert(companyLogos).values({ id, companyId, variants });
}

/** An account with a password that nobody knows and a session of a day. */
async function openSession({ id: userId }: Person): Promise<string> {
  await db
    .insert(authAccounts)
    .values({ userId, accountId: userId, providerId: "credential", password: randomUUID() });
  const expiresAt = new Date(Date.now() + 24 * 60 * 60 * 1000);
  const [session] = await db
    .insert(authSessions)
    .values({ userId, token: randomUUID(), expiresAt })
    .returning({ id: authSessions.id });
  return session?.id ?? "";
}

async function addPasskey({ id: userId }: Person): Promise<string> {
  await db.insert(confirmedPhones).values({ userId, phone: ownersMark });
  const [added] = await db
    .insert(passkeys)
    .values({ userId, name: ownersMark, credentialId: randomUUID(), publicKey: ownersMark })
    .returning({ id: passkeys.id });
  return added?.id ?? "";
}

async function addPushDevice({ id: userId }: Person): Promise<string> {
  const endpoint = `https://fcm.googleapis.com/fcm/send/${randomUUID()}`;
  const keys = { p256dh: ownersMark, auth: ownersMark };
  const [added] = await db
    .insert(pushSubscriptions)
    .values({ userId, endpoint, ...keys, language: "ar", userAgent: ownersMark })
    .returning({ id: pushSubscriptions.id });
  return added?.id ?? "";
}

/** A chat, and the bot that start links name. */
async function addTelegramChat({ id: userId }: Person): Promise<string> {
  const bot = { id: "1", username: "furas_test_bot" };
  await db.insert(telegramBot).values(bot).onConflictDoNothing();
  const chat = "7077";
  await db.insert(telegramChats).values({ chat, userId, name: ownersMark, language: "ar" });
  return chat;
}

/** Sends an application in which a word stands everywhere; answers its CV's id. */
/** The application that has a document as its CV. */
export async function applicationWith(documentId: string): Promise<string> {
  const [application] = await db
    .select({ id: jobApplications.id })
    .from(jobApplications)
    .where(eq(jobApplications.documentId, documentId));
  return application?.id ?? "";
}

export async function applyTo(
  jobId: string,
  seeker: Person,
  word: string,
  submissionKey?: string,
): Promise<string> {
  const values = applicationForm.parse({
    firstName: word,
    lastName: word,
    email: "sender@people.example",
    phone: "+963 944 123 456",
    coverLetter: word,
  });
  const cv = await upload(seeker, word);
  const sent = await applyToJob(seeker, jobId, values, cv, submissionKey);
  if (isRefused(sent)) throw new Error(sent.refused);
  return cv;
}

/** A question of the job, and the application's answer to it. */
async function answerQuestion(jobId: string, applicationId: string): Promise<void> {
  const none = { preset: null, options: [], isRequired: false, must: [], min: null, max: null };
  const question = { ...none, kind: "text" as const, text: `${ownersMark} question` };
  await db.transaction((tx) => storeQuestions(tx, jobId, [question]));
  const [stored] = await listPublicQuestions(jobId);
  if (!stored) throw new Error("The question was not stored.");
  await db.transaction((tx) =>
    storeAnswers(tx, applicationId, [{ question: stored, answer: ownersMark }]),
  );
}

async function upload(seeker: Person, word: string): Promise<string> {
  const file = { content: samplePdf([word]), fileName: `${word}.pdf` };
  const document = await uploadDocument(seeker, file);
  if (isRefused(document)) throw new Error(document.refused);
  return document.id;
}

async function saveCv(seeker: Person, word: string): Promise<string> {
  const saved = await saveOwnCv(seeker, [{ content: samplePdf([word]), fileName: `${word}.pdf` }]);
  if (isRefused(saved)) throw new Error(saved.refused);
  return saved.id;
}

async function addEntry({ id: ownerId }: Person): Promise<string> {
  const [added] = await db
    .insert(profileEntries)
    .values({ ownerId, kind: "job", title: ownersMark, from: "2019" })
    .returning({ id: profileEntries.id });
  return added?.id ?? "";
}

/** Begins an upload; complete by default. */
async function begin(seeker: Person, received?: number): Promise<string> {
  const bytes = samplePdf([ownersMark]);
  const id = randomUUID();
  const fileName = `${ownersMark}.pdf`;
  const begun = await beginUpload(seeker, { id, fileName, sizeBytes: bytes.length });
  if (isRefused(begun)) throw new Error(begun.refused);
  if (received !== 0) await addToUpload(seeker, id, 0, bytes);
  return id;
}

/** All that the owners have stored, to be compared. */
export async function storedOf({
  seeker,
  company,
  application,
  cv,
  upload,
  savedCv,
  secondJob,
  suspendedJob,
}: Owned) {
  const ids = [seeker.id, company.id];
  return {
    accounts: await db
      .select()
      .from(authUsers)
      .where(inArray(authUsers.id, ids))
      .orderBy(authUsers.id),
    profiles: await db
      .select()
      .from(userProfiles)
      .where(inArray(userProfiles.id, ids))
      .orderBy(userProfiles.id),
    sessions: await db
      .select()
      .from(authSessions)
      .where(inArray(authSessions.userId, ids))
      .orderBy(authSessions.id),
    passwords: await db
      .select()
      .from(authAccounts)
      .where(inArray(authAccounts.userId, ids))
      .orderBy(authAccounts.id),
    pushDevices: await db
      .select()
      .from(pushSubscriptions)
      .where(inArray(pushSubscriptions.userId, ids)),
    chats: await db.select().from(telegramChats).where(inArray(telegramChats.userId, ids)),
    passkeys: await db.select().from(passkeys).where(inArray(passkeys.userId, ids)),
    phones: await db.select().from(confirmedPhones).where(inArray(confirmedPhones.userId, ids)),
    drafts: await db
      .select()
      .from(formDrafts)
      .where(inArray(formDrafts.userId, ids))
      .orderBy(formDrafts.form),
    cases: await db
      .select({
        id: moderationCases.id,
        state: moderationCases.state,
        appeal: moderationCases.appeal,
      })
      .from(moderationCases)
      // Anybody's report may raise another.
      .where(inArray(moderationCases.jobId, [secondJob, suspendedJob]))
      .orderBy(moderationCases.id),
    jobs: await db.select().from(jobs).where(eq(jobs.companyId, company.id)).orderBy(jobs.id),
    applications: await db
      .select({ application: jobApplications })
      .from(jobApplications)
      .innerJoin(jobs, eq(jobs.id, jobApplications.jobId))
      .where(eq(jobs.companyId, company.id))
      .orderBy(jobApplications.id),
    companyNews: await db
      .select({ id: companyApplications.applicationId, hasNews: companyApplications.hasNews })
      .from(companyApplications)
      .where(eq(companyApplications.userId, seeker.id)),
    events: await db
      .select({ event: applicationEvents })
      .from(applicationEvents)
      .innerJoin(jobApplications, eq(jobApplications.id, applicationEvents.applicationId))
      .where(eq(jobApplications.userId, seeker.id))
      .orderBy(applicationEvents.id),
    interviews: await db
      .select({ interview: interviews })
      .from(interviews)
      .innerJoin(jobApplications, eq(jobApplications.id, interviews.applicationId))
      .where(eq(jobApplications.userId, seeker.id))
      .orderBy(interviews.id),
    notes: await db
      .select()
      .from(applicationNotes)
      .where(eq(applicationNotes.applicationId, application)),
    ratings: await db
      .select()
      .from(applicationRatings)
      .where(eq(applicationRatings.applicationId, application)),
    labels: await db.select().from(companyLabels).where(eq(companyLabels.companyId, company.id)),
    applicationLabels: await db
      .select()
      .from(applicationLabels)
      .where(eq(applicationLabels.applicationId, application)),
    logos: await db.select().from(companyLogos).where(eq(companyLogos.companyId, company.id)),
    templates: await db
      .select()
      .from(replyTemplates)
      .where(eq(replyTemplates.companyId, company.id)),
    team: await db
      .select()
      .from(companyMembers)
      .where(eq(companyMembers.companyId, company.id))
      .orderBy(companyMembers.userId),
    invitations: await db
      .select()
      .from(companyInvitations)
      .where(eq(companyInvitations.companyId, company.id)),
    feeds: await db.select().from(feedSources).where(eq(feedSources.companyId, company.id)),
    feedItems: await db.select().from(feedItems),
    imported: await db
      .select()
      .from(userProfiles)
      .where(eq(userProfiles.companyWebsite, "https://somebody-elses.sy")),
    apiKeys: await db
      .select()
      .from(apiKeys)
      .where(eq(apiKeys.companyId, company.id))
      .orderBy(apiKeys.id),
    webhooks: await db
      .select()
      .from(webhookEndpoints)
      .where(eq(webhookEndpoints.companyId, company.id)),
    deliveries: await db
      .select({ delivery: webhookDeliveries })
      .from(webhookDeliveries)
      .innerJoin(webhookEndpoints, eq(webhookEndpoints.id, webhookDeliveries.endpointId))
      .where(eq(webhookEndpoints.companyId, company.id))
      .orderBy(webhookDeliveries.id),
    documents: await db
      .select()
      .from(documents)
      .where(eq(documents.ownerId, seeker.id))
      .orderBy(documents.id),
    uploads: await db
      .select()
      .from(uploads)
      .where(eq(uploads.ownerId, seeker.id))
      .orderBy(uploads.id),
    savedCvs: await db.select().from(savedCvs).where(eq(savedCvs.ownerId, seeker.id)),
    entries: await db.select().from(profileEntries).where(eq(profileEntries.ownerId, seeker.id)),
    memory: await Promise.all(
      [rememberedJobs, seenJobs, rememberedCompanies, recentSearches, boardVisits].map((table) =>
        db.select().from(table).where(eq(table.accountId, seeker.id)),
      ),
    ),
    files: await Promise.all([cv, upload, savedCv].map(async (id) => (await readFile(id))?.length)),
  };
}

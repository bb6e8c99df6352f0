import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Person } from "#app/features/accounts/actor.ts";
import { listOwnAnswers } from "#app/features/applications/answers/answers.server.ts";
import * as applicationLists from "#app/features/applications/application-lists.server.ts";
import * as applications from "#app/features/applications/applications.server.ts";
import { listAppliedJobIds } from "#app/features/applications/applied-jobs.server.ts";
import { applicationForm } from "#app/features/applications/apply/application-form.ts";
import { receiveApplication } from "#app/features/applications/apply/receive-application.server.ts";
import { answerTus } from "#app/features/applications/apply/resumable-uploads.server.ts";
import * as uploads from "#app/features/applications/apply/uploads.server.ts";
import { findBulkProgress } from "#app/features/applications/bulk/bulk-tasks.server.ts";
import { bulkTasks } from "#app/features/applications/bulk/bulk-tasks.table.ts";
import { findViewsOf, recordView } from "#app/features/applications/cv/cv-access-log.server.ts";
import * as documents from "#app/features/applications/cv/documents.server.ts";
import * as cvFields from "#app/features/applications/cv/fields/own-cv-fields.server.ts";
import * as ownCvs from "#app/features/applications/cv/own/own-cvs.server.ts";
import * as profileCvs from "#app/features/applications/cv/own/profile-cv.server.ts";
import { drawCvPageFor, readCvFor } from "#app/features/applications/cv/reading/read-cv.server.ts";
import { findSubmission } from "#app/features/applications/idempotency.server.ts";
import {
  findCompanyCalendar,
  findOwnCalendar,
} from "#app/features/applications/interviews/calendars.server.ts";
import {
  findCompanyWeek,
  listClashes,
} from "#app/features/applications/interviews/list-interviews.server.ts";
import { listDepartedApplicants } from "#app/features/applications/lifecycle/announce-leaving.server.ts";
import { answerApplications } from "#app/features/applications/lifecycle/answer-applications.server.ts";
import * as history from "#app/features/applications/lifecycle/history.server.ts";
import { departedApplicants } from "#app/features/applications/lifecycle/lifecycle.table.ts";
import * as ownLifecycle from "#app/features/applications/lifecycle/own-applications.server.ts";
import { findOwnApplicationWithHistory } from "#app/features/applications/own/own-application.server.ts";
import { receiveMessage } from "#app/features/applications/thread/receive-message.server.ts";
import * as thread from "#app/features/applications/thread/thread.server.ts";
import { listRemovedApplications } from "#app/features/applications/unanswered/removed-jobs.server.ts";
import {
  removedJobApplicants,
  removedJobs,
} from "#app/features/applications/unanswered/unanswered.table.ts";
import {
  countNews,
  findCompanyWaiting,
  findOwnWaiting,
} from "#app/features/applications/waiting/waiting.server.ts";
import { messages } from "#app/messages/en/index.ts";
import { paths } from "#app/paths.ts";
import { db } from "#app/platform/database/database.server.ts";
import { samplePdf } from "#demo/sample-cv.ts";
import { ownersMark } from "#test/owned-records.ts";
import {
  forAll,
  notOnlyOne,
  ofCompany,
  ofSeeker,
  person,
  type ServiceCases,
} from "./service-case.ts";

const application = { ...person, phone: "+963 944 123 456", coverLetter: "Hello" };

export const applicationServices: ServiceCases = {
  "applications/application-lists listOwnApplications": {
    call: (actor) => applicationLists.listOwnApplications(actor),
    may: ["seeker"],
    ...ofSeeker,
  },
  "applications/application-lists findOwnSentApplication": {
    call: (actor, { application }) => applicationLists.findOwnSentApplication(actor, application),
    ...ofSeeker,
  },
  "applications/application-lists listCompanyApplications": {
    call: (actor) => applicationLists.listCompanyApplications(actor),
    may: ["company"],
    ...ofCompany,
  },
  "applications/application-lists countCompanyApplications": {
    call: async (actor) =>
      notOnlyOne((await applicationLists.countCompanyApplications(actor)).total),
    may: ["company"],
    ...ofCompany,
  },
  "applications/applications applyToJob": {
    call: (actor, { secondJob, upload }) =>
      applications.applyToJob(actor, secondJob, applicationForm.parse(application), upload),
    ...ofSeeker,
  },
  "applications/idempotency findSubmission": {
    call: (actor, { job, submissionKey }) => findSubmission(actor, job, submissionKey),
    ...ofSeeker,
  },
  "applications/applications findOwnContact": {
    call: (actor: Person) => applications.findOwnContact(actor),
    ...forAll,
    ...ofSeeker,
  },
  "applications/applications findOwnApplication": {
    call: (actor, { job }) => applications.findOwnApplication(actor, job),
    ...ofSeeker,
  },
  "applications/unanswered/removed-jobs listRemovedApplications": {
    async call(actor, { seeker }) {
      const id = randomUUID();
      await db.insert(removedJobs).values({ id, title: ownersMark, replyHours: [], unanswered: 1 });
      await db.insert(removedJobApplicants).values({ jobId: id, userId: seeker.id });
      const listed = await listRemovedApplications(actor);
      await db.delete(removedJobs).where(eq(removedJobs.id, id));
      return listed.length > 0 ? ownersMark : null;
    },
    ...ofSeeker,
  },
  "applications/lifecycle/announce-leaving listDepartedApplicants": {
    async call(actor, { job, company }) {
      const departed = { companyId: company.id, jobId: job };
      const [row] = await db.insert(departedApplicants).values(departed).returning();
      const listed = await listDepartedApplicants(actor);
      await db.delete(departedApplicants).where(eq(departedApplicants.id, row?.id ?? ""));
      return listed.length > 0 ? ownersMark : null;
    },
    ...ofCompany,
  },
  "applications/bulk/bulk-tasks findBulkProgress": {
    async call(actor, { job, company }) {
      const task = { jobId: job, actorId: company.id, applicationIds: [], total: 0, lastEvent: 0 };
      await db.insert(bulkTasks).values({ ...task, action: "decline", state: "done" });
      const progress = await findBulkProgress(actor, job);
      await db.delete(bulkTasks).where(eq(bulkTasks.jobId, job));
      return progress && ownersMark;
    },
    ...ofCompany,
  },
  "applications/applied-jobs listAppliedJobIds": {
    call: (actor) => listAppliedJobIds(actor),
    may: ["seeker"],
    ...ofSeeker,
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
    may: ["seeker"],
    ...ofSeeker,
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
  "applications/cv/cv-access-log findViewsOf": {
    async call(actor: Person, { company, application }) {
      await recordView(application, company.id);
      return [...(await findViewsOf(actor, [application])).values()];
    },
    ...ofSeeker,
  },
  "applications/cv/documents uploadDocument": {
    call: (actor) =>
      documents.uploadDocument(actor, { content: samplePdf(["CV"]), fileName: "cv.pdf" }),
    may: ["seeker"],
    ...ofSeeker,
  },
  "applications/cv/documents findDocumentFor": {
    call: (actor, { cv }) => documents.findDocumentFor(actor, cv),
    ...ofCompany,
  },
  "applications/cv/reading/read-cv readCvFor": {
    call: (actor, { cv }) => readCvFor(actor, cv),
    ...ofCompany,
  },
  "applications/cv/reading/read-cv drawCvPageFor": {
    call: (actor, { cv }) => drawCvPageFor(actor, cv, 1),
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
    call: (actor) => ownCvs.saveOwnCv(actor, [{ content: samplePdf(["CV"]), fileName: "cv.pdf" }]),
    may: ["seeker"],
    ...ofSeeker,
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
  "applications/cv/fields/own-cv-fields readOwnCvFields": {
    call: (actor: Person, { savedCv }) => cvFields.readOwnCvFields(actor, savedCv),
    ...ofSeeker,
  },
  "applications/cv/fields/own-cv-fields saveOwnCvFields": {
    call: (actor: Person) =>
      cvFields.saveOwnCvFields(actor, { desiredPosition: "Changed", "use-desiredPosition": "on" }),
    ...ofSeeker,
  },
  "applications/cv/own/own-cvs recordOwnCvUse": {
    call: (actor: Person, { savedCv }) => ownCvs.recordOwnCvUse(actor, savedCv),
    ...ofSeeker,
  },
  "applications/cv/own/profile-cv makeOwnProfileCv": {
    call: (actor) => profileCvs.makeOwnProfileCv(actor, "en", "plain"),
    may: ["seeker"],
    ...ofSeeker,
  },
  "applications/cv/own/profile-cv saveOwnProfileCv": {
    call: (actor) => profileCvs.saveOwnProfileCv(actor, "ar", "columns"),
    may: ["seeker"],
    ...ofSeeker,
  },
  "applications/lifecycle/answer-applications answerApplications": {
    call: (actor, { application }) =>
      answerApplications(actor, [application], { action: "hire", message: null, interview: null }),
    ...ofCompany,
    needs: "recruit",
  },
  "applications/answers/answers listOwnAnswers": {
    call: async (actor, { application }) => [
      ...(await listOwnAnswers(actor, [application])).values(),
    ],
    ...ofSeeker,
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
  "applications/lifecycle/history listCompanyHistories": {
    call: async (actor, { application }) => [
      ...(await history.listCompanyHistories(actor, [application])).values(),
    ],
    ...ofCompany,
  },
  "applications/lifecycle/history countCompanyNews": {
    call: async (actor) => ((await history.countCompanyNews(actor)) > 0 ? ownersMark : null),
    ...ofCompany,
  },
  "applications/lifecycle/history markCompanyNewsSeen": {
    call: (actor, { application }) =>
      history.markCompanyNewsSeen(actor, application, Number.MAX_SAFE_INTEGER),
    ...ofCompany,
  },
  "applications/thread/thread writeMessage": {
    call: (actor, { application, upload }) =>
      thread.writeMessage(actor, application, {
        text: "Hello",
        documentIds: [upload],
        key: randomUUID(),
      }),
    ...ofSeeker,
  },
  "applications/thread/thread blockOwnThread": {
    call: (actor, { application }) => thread.blockOwnThread(actor, application, true),
    ...ofSeeker,
  },
  "applications/thread/thread blockApplicant": {
    call: (actor, { application }) => thread.blockApplicant(actor, application, true),
    ...ofCompany,
    needs: "recruit",
  },
  "applications/thread/receive-message receiveMessage": {
    async call(actor: Person, { application, upload }) {
      const body = new FormData();
      const fields = { text: "Hello", document1: upload, submissionKey: randomUUID() };
      for (const [name, value] of Object.entries(fields)) body.append(name, value);
      const request = new Request("http://127.0.0.1/answer", { method: "POST", body });
      const received = await receiveMessage(actor, application, request);
      return received === "sent" ? received : undefined;
    },
    ...ofSeeker,
  },
  "applications/lifecycle/history recordOpening": {
    call: (actor, { application }) => history.recordOpening(actor, application),
    ...ofCompany,
  },
  "applications/lifecycle/own-applications withdrawOwnApplication": {
    async call(actor, { application }) {
      await ownLifecycle.markOwnNewsSeen(actor, application, Number.MAX_SAFE_INTEGER);
      return ownLifecycle.withdrawOwnApplication(actor, application);
    },
    ...ofSeeker,
  },
  "applications/lifecycle/own-applications answerInterview": {
    call: (actor, { application }) =>
      ownLifecycle.answerInterview(actor, application, { answer: "confirm", note: null }),
    ...ofSeeker,
  },
  "applications/lifecycle/own-applications lockOwn": {
    call: (actor, { application }) =>
      db.transaction((tx) => ownLifecycle.lockOwn(tx, actor, application)),
    ...ofSeeker,
  },
  "applications/lifecycle/own-applications countOwnNews": {
    call: (actor) => ownLifecycle.countOwnNews(actor),
    ...ofSeeker,
  },
  "applications/lifecycle/own-applications markOwnNewsSeen": {
    call: (actor, { application }) =>
      ownLifecycle.markOwnNewsSeen(actor, application, Number.MAX_SAFE_INTEGER),
    ...ofSeeker,
  },
  "applications/waiting/waiting countNews": {
    call: async (actor) => ((await countNews(actor)) > 0 ? ownersMark : null),
    ...ofCompany,
  },
  "applications/waiting/waiting findOwnWaiting": {
    call: async (actor) => (await findOwnWaiting(actor)).interviews,
    ...ofSeeker,
  },
  "applications/waiting/waiting findCompanyWaiting": {
    call: async (actor) => (await findCompanyWaiting(actor)).interviews,
    ...ofCompany,
  },
  "applications/interviews/calendars findOwnCalendar": {
    call: (actor, { application }) => findOwnCalendar(actor, application, "en"),
    ...ofSeeker,
  },
  "applications/interviews/calendars findCompanyCalendar": {
    call: (actor, { job, application }) => findCompanyCalendar(actor, job, application, "en"),
    ...ofCompany,
  },
  "applications/interviews/list-interviews listClashes": {
    call: (actor) => {
      const times = [new Date(Date.now() + 24 * 60 * 60_000)];
      const where = { place: null, phone: null, link: null, note: null };
      return listClashes(actor, [], { times, minutes: 60, isGroup: false, ...where });
    },
    ...ofCompany,
  },
  "applications/interviews/list-interviews findCompanyWeek": {
    call: async (actor) => (await findCompanyWeek(actor, ""))?.days,
    ...ofCompany,
  },
  "applications/own/own-application findOwnApplicationWithHistory": {
    call: (actor, { application }) => findOwnApplicationWithHistory(actor, application),
    ...ofSeeker,
  },
};

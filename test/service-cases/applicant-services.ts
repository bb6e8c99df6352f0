import { randomUUID } from "node:crypto";
import type { Person } from "#app/features/accounts/actor.ts";
import { submitAnswer, submitApplicantForm } from "#app/features/applicants/answer.server.ts";
import { findApplicant, previewApplicant } from "#app/features/applicants/applicant.server.ts";
import { readApplicantFilter } from "#app/features/applicants/applicant-filter.ts";
import { answerMany, findSelection } from "#app/features/applicants/bulk.server.ts";
import { findComparison } from "#app/features/applicants/compare/comparison.server.ts";
import { findCvSelection, zipCvs } from "#app/features/applicants/cv-zip/cv-zip.server.ts";
import { exportApplicants } from "#app/features/applicants/export/export-applicants.server.ts";
import { recordNoShow } from "#app/features/applicants/interviews/no-show.server.ts";
import { findDoubts } from "#app/features/applicants/mail-doubts.server.ts";
import * as labels from "#app/features/applicants/marks/labels.server.ts";
import { lockForWriting } from "#app/features/applicants/marks/lock-for-writing.server.ts";
import { submitMark } from "#app/features/applicants/marks/mark-form.server.ts";
import * as ratings from "#app/features/applicants/marks/ratings.server.ts";
import * as missed from "#app/features/applicants/missed-events.server.ts";
import * as notes from "#app/features/applicants/notes.server.ts";
import * as pipeline from "#app/features/applicants/pipeline.server.ts";
import { readCvOf } from "#app/features/applicants/read-applicant.server.ts";
import * as templates from "#app/features/applicants/templates/templates.server.ts";
import { findUnanswered } from "#app/features/applicants/unanswered/rest.server.ts";
import { db } from "#app/platform/database/database.server.ts";
import { isRefused } from "#app/platform/outcome.ts";
import { ownersMark } from "#test/owned-records.ts";
import { forAll, ofCompany, type ServiceCases } from "./service-case.ts";

const allApplicants = readApplicantFilter(new URLSearchParams());

export const applicantServices: ServiceCases = {
  "applicants/answer submitApplicantForm": {
    call: (actor: Person, { application }) =>
      submitApplicantForm(
        actor,
        application,
        { intent: "star", starred: "1" },
        { back: "/", here: "/" },
      ),
    ...forAll,
    ...ofCompany,
    needs: "recruit",
  },
  "applicants/answer submitAnswer": {
    call: (actor: Person, { application }) => {
      const skipped = "applicants.notAnswered";
      return submitAnswer(actor, [application], { action: "hire" }, { to: "/", skipped });
    },
    ...forAll,
    ...ofCompany,
    needs: "recruit",
  },
  "applicants/applicant findApplicant": {
    call: (actor, { job, application }) => findApplicant(actor, job, application, allApplicants),
    ...ofCompany,
  },
  "applicants/applicant previewApplicant": {
    call: (actor, { job, application }) => previewApplicant(actor, job, application),
    ...ofCompany,
  },
  "applicants/read-applicant readCvOf": {
    call: (actor, { cv }) =>
      readCvOf(actor, { sent: { document: { id: cv, name: "cv.pdf", isPhoto: false } } }, "text"),
    ...ofCompany,
  },
  "applicants/bulk findSelection": {
    call: (actor, { job, application }) =>
      findSelection(actor, job, { ids: [application] }, "decline"),
    ...ofCompany,
  },
  "applicants/missed-events findLastEvent": {
    call: async (actor, { application }) => {
      const last = await missed.findLastEvent(actor, [application]);
      return last > 0 ? ownersMark : null;
    },
    ...ofCompany,
  },
  "applicants/missed-events listMissed": {
    call: (actor, { application }) => missed.listMissed(actor, [application], { lastEvent: "0" }),
    ...ofCompany,
  },
  "applicants/mail-doubts findDoubts": {
    // Somebody else's look like an application without a doubt.
    call: async (actor, { application }) => {
      const { unconfirmed, off } = await findDoubts(actor, application, "decline");
      return unconfirmed + off > 0 ? ownersMark : null;
    },
    ...ofCompany,
  },
  "applicants/unanswered/rest findUnanswered": {
    call: (actor, { job }) => findUnanswered(actor, job),
    ...ofCompany,
  },
  "applicants/interviews/no-show recordNoShow": {
    call: (actor, { application }) => recordNoShow(actor, application, false),
    ...ofCompany,
    needs: "recruit",
  },
  "applicants/bulk answerMany": {
    call: (actor: Person, { job }) => {
      const values = { action: "decline", message: null, interview: null } as const;
      return answerMany(actor, job, { isRest: true }, values);
    },
    ...ofCompany,
    needs: "recruit",
  },
  "applicants/export/export-applicants exportApplicants": {
    async call(actor, { job }) {
      const table = await exportApplicants(actor, job, allApplicants, "en");
      const parts: string[] = [];
      for await (const part of table?.csv ?? []) parts.push(part);
      return table && { ...table, csv: parts };
    },
    ...ofCompany,
  },
  "applicants/cv-zip/cv-zip findCvSelection": {
    call: (actor, { job, application }) => findCvSelection(actor, job, { ids: [application] }),
    ...ofCompany,
  },
  "applicants/cv-zip/cv-zip zipCvs": {
    async call(actor, { job, application }) {
      const zipped = await zipCvs(actor, job, { ids: [application] }, "en");
      if (isRefused(zipped)) return zipped;
      await new Response(zipped.zip).arrayBuffer();
      return zipped.title;
    },
    ...ofCompany,
  },
  "applicants/compare/comparison findComparison": {
    call: (actor, { job, application }) => findComparison(actor, job, [application]),
    ...ofCompany,
  },
  "applicants/marks/ratings listRatings": {
    call: (actor, { application }) => ratings.listRatings(actor, application),
    ...ofCompany,
  },
  "applicants/marks/ratings rateApplication": {
    call: (actor, { application }) => ratings.rateApplication(actor, application, 2),
    ...ofCompany,
  },
  "applicants/marks/mark-form submitMark": {
    call: (actor: Person, { application }) =>
      submitMark(actor, application, { intent: "rate", stars: "3" }, "/"),
    ...forAll,
    ...ofCompany,
  },
  "applicants/marks/lock-for-writing lockForWriting": {
    call: (actor, { application }) =>
      db.transaction(async (tx) => (await lockForWriting(tx, actor, application)) ?? ownersMark),
    ...ofCompany,
    needs: "recruit",
  },
  "applicants/marks/labels listLabels": { call: (actor) => labels.listLabels(actor), ...ofCompany },
  "applicants/marks/labels createLabel": {
    call: (actor) => labels.createLabel(actor, `Round ${randomUUID().slice(0, 8)}`),
    may: ["company"],
    ...ofCompany,
    needs: "recruit",
  },
  "applicants/marks/labels labelApplication": {
    call: (actor, { application }) =>
      labels.labelApplication(actor, application, { name: "Second round" }),
    ...ofCompany,
    needs: "recruit",
  },
  "applicants/marks/labels unlabelApplication": {
    call: (actor, { application, label }) => labels.unlabelApplication(actor, application, label),
    ...ofCompany,
    needs: "recruit",
  },
  "applicants/marks/labels renameLabel": {
    call: (actor, { label }) => labels.renameLabel(actor, label, "Renamed"),
    ...ofCompany,
    needs: "recruit",
  },
  "applicants/marks/labels deleteLabel": {
    call: (actor, { label }) => labels.deleteLabel(actor, label),
    ...ofCompany,
    needs: "recruit",
  },
  "applicants/notes listNotes": {
    call: (actor, { application }) => notes.listNotes(actor, application),
    ...ofCompany,
  },
  "applicants/notes addNote": {
    call: (actor, { application }) => notes.addNote(actor, application, "Changed"),
    ...ofCompany,
    needs: "recruit",
  },
  "applicants/notes deleteOwnNote": {
    call: (actor, { note }) => notes.deleteOwnNote(actor, note),
    ...ofCompany,
    needs: "self",
  },
  "applicants/notes starApplication": {
    call: (actor, { application }) => notes.starApplication(actor, application, true),
    ...ofCompany,
    needs: "recruit",
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
    may: ["company"],
    ...ofCompany,
  },
  "applicants/templates/templates saveTemplate": {
    call: (actor) =>
      templates.saveTemplate(actor, { kind: "offer", language: "en", body: "Changed" }),
    may: ["company"],
    ...ofCompany,
    needs: "recruit",
  },
  "applicants/templates/templates restoreTemplate": {
    call: (actor) => templates.restoreTemplate(actor, { kind: "offer", language: "en" }),
    may: ["company"],
    ...ofCompany,
    needs: "recruit",
  },
};

import { apiTexts } from "#app/content/api-texts.server.ts";
import type { Person } from "#app/features/accounts/actor.ts";
import {
  closeJob,
  extendJob,
  publishDraft,
} from "#app/features/jobs/lifecycle/change-job.server.ts";
import {
  findOwnJobRecord,
  listOwnJobRecords,
  type OwnJobRecord,
} from "#app/features/jobs/lifecycle/own-job-records.server.ts";
import { checkJob, isDayOver } from "#app/features/jobs/posting/job-form.ts";
import { newJobValues, valuesOfJob } from "#app/features/jobs/posting/job-values.ts";
import { poundAnswerTo, poundQuestion, poundState } from "#app/features/jobs/posting/pay-input.ts";
import {
  editJob,
  findNewJobValues,
  findOwnCompanyName,
  findOwnJob,
  JobChangedMeanwhile,
  publishJob,
  saveNewDraft,
} from "#app/features/jobs/posting/post-job.server.ts";
import type { FormErrors, FormValues } from "#app/http/form.ts";
import { entityTag, namesTag } from "#app/http/page-cache/entity-tag.ts";
import { forReader, type Language } from "#app/i18n/language.ts";
import { messageAt } from "#app/messages/message-key.ts";
import { messagesFor } from "#app/messages/messages.server.ts";
import { paths } from "#app/paths.ts";
import { settings } from "#app/platform/settings/settings.server.ts";
import { newestFirst, readCursor, writeCursor } from "./cursor.ts";
import { ApiRefusal, holder, type Operation, operation } from "./operation.ts";
import { worked } from "./problem.server.ts";
import {
  idPath,
  type JobChanges,
  jobChanges,
  jobClosing,
  jobExtension,
  jobPublishing,
  newJob,
  noQuery,
  ownJobsQuery,
} from "./schemas.ts";

/** The jobs of a key's company: the services of its dashboard, with the company as the actor. */
export const ownJobOperations: Operation[] = [
  operation({
    id: "listOwnJobs",
    method: "get",
    path: "/own/jobs",
    tag: "ownJobs",
    scope: "jobs:read",
    querySchema: ownJobsQuery,
    answer: { status: 200, name: "OwnJobList" },
    refusals: [],
    async handle({ actor, query: { status, limit, cursor } }) {
      const after = readCursor(newestFirst, cursor);
      const part = { status, limit, ...(after && { after }) };
      const { records, next } = await listOwnJobRecords(holder(actor), part);
      return { json: { data: records.map(withUrl), next: writeCursor(next) } };
    },
  }),
  operation({
    id: "getOwnJob",
    method: "get",
    path: "/own/jobs/{id}",
    tag: "ownJobs",
    scope: "jobs:read",
    pathSchema: idPath,
    querySchema: noQuery,
    answer: { status: 200, name: "OwnJob" },
    refusals: [404],
    async handle({ actor, path }) {
      return { json: await ownJobOf(holder(actor), path.id) };
    },
  }),
  operation({
    id: "createJob",
    method: "post",
    path: "/jobs",
    tag: "ownJobs",
    scope: "jobs:write",
    querySchema: noQuery,
    body: { name: "NewJob", schema: newJob },
    answer: { status: 201, name: "OwnJob", headers: ["Location"] },
    locationOf: ({ id }) => `/api/v1/own/jobs/${id}`,
    refusals: [409, 422],
    async handle({ actor: someone, body, language, newId }) {
      const actor = holder(someone);
      const { status = "active", externalId, lang = "ar", ...sent } = body;
      const start = { ...newJobValues, ...(await findNewJobValues(actor)) };
      const values = { ...start, ...formOf(sent), company: await nameOf(actor) };
      const job = checked(values, {
        before: start,
        isPoundGiven: sent.pound !== undefined,
        language,
      });
      const posted =
        status === "draft"
          ? await saveNewDraft(actor, newId, job, lang, null, externalId)
          : await publishJob(actor, newId, job, lang, externalId);
      const { id } = worked(posted, language);
      return { status: 201, json: await ownJobOf(actor, id) };
    },
  }),
  operation({
    id: "changeJob",
    method: "patch",
    path: "/jobs/{id}",
    tag: "ownJobs",
    scope: "jobs:write",
    pathSchema: idPath,
    querySchema: noQuery,
    body: { name: "JobChanges", schema: jobChanges },
    answer: { status: 200, name: "OwnJob" },
    isGuarded: true,
    refusals: [404, 409, 412, 422],
    async handle({ path: { id }, body: { lang = "ar", ...sent }, language, ...call }) {
      const actor = holder(call.actor);
      const seenAt = await matched(actor, id, call.ifMatch);
      const stored = await storedJob(actor, id);
      const before = { ...valuesOfJob(stored), company: await nameOf(actor) };
      const isPoundGiven = sent.pound !== undefined;
      const job = checked({ ...before, ...formOf(sent) }, { before, isPoundGiven, language });
      worked(await unchanged(editJob(actor, id, job, lang, undefined, seenAt)), language);
      return { json: await ownJobOf(actor, id) };
    },
  }),
  operation({
    id: "publishJob",
    method: "post",
    path: "/jobs/{id}/publish",
    tag: "ownJobs",
    scope: "jobs:write",
    pathSchema: idPath,
    querySchema: noQuery,
    body: { name: "JobPublishing", schema: jobPublishing, isOptional: true },
    answer: { status: 200, name: "OwnJob" },
    isGuarded: true,
    refusals: [404, 409, 412, 422],
    async handle({ actor: someone, path: { id }, body, language, ifMatch }) {
      const actor = holder(someone);
      const seenAt = await matched(actor, id, ifMatch);
      const stored = await storedJob(actor, id);
      const answer = body.pound ? poundAnswerTo(valuesOfJob(stored), body.pound) : {};
      worked(await unchanged(publishDraft(actor, id, answer, seenAt)), language);
      return { json: await ownJobOf(actor, id) };
    },
  }),
  operation({
    id: "closeJob",
    method: "post",
    path: "/jobs/{id}/close",
    tag: "ownJobs",
    scope: "jobs:write",
    pathSchema: idPath,
    querySchema: noQuery,
    body: { name: "JobClosing", schema: jobClosing },
    answer: { status: 200, name: "OwnJob" },
    isGuarded: true,
    refusals: [404, 409, 412, 422],
    async handle({ actor: someone, path: { id }, body: { reason }, language, ifMatch }) {
      const actor = holder(someone);
      const seenAt = await matched(actor, id, ifMatch);
      worked(await unchanged(closeJob(actor, id, reason, seenAt)), language);
      return { json: await ownJobOf(actor, id) };
    },
  }),
  operation({
    id: "extendJob",
    method: "post",
    path: "/jobs/{id}/extend",
    tag: "ownJobs",
    scope: "jobs:write",
    pathSchema: idPath,
    querySchema: noQuery,
    body: { name: "JobExtension", schema: jobExtension, isOptional: true },
    answer: { status: 200, name: "OwnJob" },
    isGuarded: true,
    refusals: [404, 409, 412, 422],
    async handle({ actor: someone, path: { id }, body: { lastDay }, language, ifMatch }) {
      const actor = holder(someone);
      const seenAt = await matched(actor, id, ifMatch);
      worked(await unchanged(extendJob(actor, id, lastDay, seenAt)), language);
      return { json: await ownJobOf(actor, id) };
    },
  }),
];

/**
 * When the job was last saved, if it is as If-Match names it; undefined without that header. Throws a refusal of 412
 * for another one.
 */
async function matched(actor: Person, id: string, ifMatch: string | null) {
  if (ifMatch === null) return undefined;
  const job = await ownJobOf(actor, id);
  if (!namesTag(ifMatch, entityTag(Buffer.from(JSON.stringify(job))))) throw new ApiRefusal(412);
  return new Date(job.updatedAt);
}

/** The outcome of a change; a refusal of 412 if the job was changed since the caller read it. */
async function unchanged<T>(change: Promise<T>): Promise<T> {
  try {
    return await change;
  } catch (error) {
    if (error instanceof JobChangedMeanwhile) throw new ApiRefusal(412);
    throw error;
  }
}

async function ownJobOf(actor: Person, id: string) {
  const record = await findOwnJobRecord(actor, id);
  if (!record) throw new ApiRefusal(404);
  return withUrl(record);
}

function withUrl(record: OwnJobRecord) {
  return { ...record, url: settings().baseUrl + paths.job(record.id) };
}

async function nameOf(actor: Person): Promise<string> {
  return (await findOwnCompanyName(actor)) ?? "";
}

/** The job as its company stored it; a 404 for another company's. */
async function storedJob(actor: Person, id: string) {
  const job = await findOwnJob(actor, id);
  if (!job) throw new ApiRefusal(404);
  return job;
}

/** The input in the fields of the dashboard's form; null empties a field. */
function formOf({ employmentType, ...sent }: Omit<JobChanges, "lang">): FormValues {
  const fields = Object.entries({ ...sent, jobType: employmentType });
  return Object.fromEntries(
    fields.flatMap(([name, value]) => (value === undefined ? [] : [[name, written(value)]])),
  );
}

function written(value: string | number | string[] | null): string {
  if (value === null) return "";
  if (typeof value === "number") return plainNumber(value);
  return Array.isArray(value) ? value.join("\n") : value;
}

/** Without an exponent, and with at most two decimals. */
function plainNumber(value: number): string {
  return value.toFixed(2).replace(/\.?0+$/, "");
}

/** The values that the form's own checks let through. Throws a refusal of 422 that names the fields. */
function checked(
  values: FormValues,
  {
    before,
    isPoundGiven,
    language,
  }: { before: FormValues; isPoundGiven: boolean; language: Language },
) {
  const job = checkJob(values);
  if (job.errors) throw unfit(job.errors, language, values);
  const { salaryMin, salaryMax } = job.values;
  if (salaryMin !== null && salaryMax !== null && Number(salaryMin) > Number(salaryMax)) {
    const message = forReader(apiTexts, language).errors.payOrder;
    throw new ApiRefusal(422, { errors: [{ field: "salaryMin", message }] });
  }
  if (isDayOver(values, before)) {
    throw unfit({ applicationDeadline: "posting.errors.dayOver" }, language);
  }
  if (!isPoundGiven && poundQuestion(values, poundState(values, before))?.isNew) {
    throw unfit({ pound: "manage.refusals.poundOpen" }, language);
  }
  return job.values;
}

/** A form offers the places that there are; here an unknown one is not a missing one. */
function unfit(errors: FormErrors, language: Language, values: FormValues = {}): ApiRefusal {
  const messages = messagesFor(language);
  const { unknown } = forReader(apiTexts, language).errors;
  return new ApiRefusal(422, {
    errors: Object.entries(errors).map(([field, key]) => {
      const isPlace = (field === "province" || field === "city") && !!values[field]?.trim();
      return {
        field: field === "jobType" ? "employmentType" : field,
        message: isPlace ? unknown : messageAt(messages, key),
      };
    }),
  });
}

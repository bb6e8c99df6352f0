import { eq, inArray } from "drizzle-orm";
import { userProfiles } from "#app/features/accounts/accounts.table.ts";
import type { Actor } from "#app/features/accounts/actor.ts";
import { fullName } from "#app/features/accounts/profile/full-name.ts";
import { filtered, orderBy } from "#app/features/applicants/applicant-conditions.server.ts";
import type { ApplicantFilter } from "#app/features/applicants/applicant-filter.ts";
import { listLabelsOn } from "#app/features/applicants/marks/labels.server.ts";
import { teamRating } from "#app/features/applicants/marks/mark.ts";
import { findPipelineJob, isNameOnly } from "#app/features/applicants/pipeline.server.ts";
import {
  type AnswerColumns,
  findAnswerColumns,
} from "#app/features/applicants/screening/answer-columns.server.ts";
import { stageFor } from "#app/features/applicants/stage.ts";
import { isNewToCompany } from "#app/features/applications/application-conditions.server.ts";
import { jobApplications } from "#app/features/applications/applications.table.ts";
import {
  findInterviews,
  isTimeSet,
} from "#app/features/applications/lifecycle/interviews.server.ts";
import { profilePlace } from "#app/features/applications/place-names.server.ts";
import { damascusDay } from "#app/i18n/format.ts";
import { forReader, type Language } from "#app/i18n/language.ts";
import { messageOrText } from "#app/messages/message-key.ts";
import { messagesFor } from "#app/messages/messages.server.ts";
import { byteOrderMark, csvRow } from "#app/platform/csv/csv.ts";
import { db } from "#app/platform/database/database.server.ts";
import { shownEmail } from "#app/platform/email/shown-email.server.ts";

/** Rows that are read and written at once. */
const rowsAtOnce = 500;

/**
 * All applicants that a filter leaves as a table in CSV, part by part; undefined for jobs of other
 * companies.
 */
export async function exportApplicants(
  actor: Actor,
  jobId: string,
  filter: ApplicantFilter,
  language: Language,
): Promise<{ title: string; csv: AsyncIterable<string> } | undefined> {
  const job = await findPipelineJob(actor, jobId);
  if (!job) return undefined;
  const listed = await db
    .select({ id: jobApplications.id })
    .from(jobApplications)
    .where(filtered(job, filter))
    .orderBy(...orderBy(filter.sort));
  const ids = listed.map(({ id }) => id);
  const answers = await findAnswerColumns(job.id, ids, language);
  return { title: job.title, csv: writeTable(ids, filter, language, answers) };
}

async function* writeTable(
  ids: string[],
  filter: ApplicantFilter,
  language: Language,
  answers: AnswerColumns,
) {
  const { yes: _, ...columns } = messagesFor(language).applicants.csv;
  yield byteOrderMark + csvRow([...Object.values(columns), ...answers.names]);
  for (let from = 0; from < ids.length; from += rowsAtOnce) {
    yield await writeRows(ids.slice(from, from + rowsAtOnce), filter, language, answers);
  }
}

async function writeRows(
  ids: string[],
  filter: ApplicantFilter,
  language: Language,
  answers: AnswerColumns,
) {
  const rows = await db
    .select({
      application: applicationColumns,
      profile: profileColumns,
      isNew: isNewToCompany,
      isNameOnly,
    })
    .from(jobApplications)
    .innerJoin(userProfiles, eq(userProfiles.id, jobApplications.userId))
    .where(inArray(jobApplications.id, ids))
    .orderBy(...orderBy(filter.sort));
  const invited = rows.filter(({ application }) => application.status === "interview");
  const interviews = await findInterviews(invited.map(({ application }) => application.id));
  const answerCells = await answers.cellsOf(ids);
  const labels = await listLabelsOn(ids);
  return rows
    .map((row) => {
      const interview = interviews.get(row.application.id);
      const interviewAt = interview && isTimeSet(interview) ? interview.startsAt : null;
      const own = labels.get(row.application.id)?.map(({ name }) => name) ?? [];
      const cells = cellsOf({ ...row, interviewAt, labels: own }, language);
      return csvRow([...cells, ...answerCells(row.application.id)]);
    })
    .join("");
}

const { id, coverLetter, experience, expectedSalary, availableDate, createdAt, starred, status } =
  jobApplications;
const { meanRating, ratingCount } = jobApplications;
const { firstName, lastName, email, phone, desiredPosition, country, province, city } =
  userProfiles;
// Profiles are not exported and would be most of the data.
const applicationColumns = {
  id,
  coverLetter,
  experience,
  expectedSalary,
  availableDate,
  createdAt,
  starred,
  meanRating,
  ratingCount,
  status,
};
const profileColumns = {
  firstName,
  lastName,
  email,
  phone,
  desiredPosition,
  country,
  province,
  city,
};

type Row = {
  application: Pick<typeof jobApplications.$inferSelect, keyof typeof applicationColumns>;
  profile: Pick<typeof userProfiles.$inferSelect, keyof typeof profileColumns>;
  isNew: boolean;
  isNameOnly: boolean;
  interviewAt: Date | null;
  labels: string[];
};

/** A time that spreadsheets sort and read, such as 2026-12-05 14:05. */
function damascusMinute(at: Date): string {
  return `${damascusDay(at)} ${new Date(at.getTime() + 3 * 3_600_000).toISOString().slice(11, 16)}`;
}

/** In the order of the columns' names. */
function cellsOf(row: Row, language: Language) {
  const { application, profile, isNew, isNameOnly, interviewAt, labels } = row;
  const messages = messagesFor(language);
  const { stage: stageNames, csv } = messages.applicants;
  const { experience, expectedSalary, availableDate, createdAt, starred, status } = application;
  const { coverLetter } = application;
  const known = [
    fullName(profile),
    stageNames[stageFor({ status, isNew })],
    damascusDay(createdAt),
  ];
  if (isNameOnly) return [...known, ...Array<null>(13).fill(null)];
  const rating = teamRating(application);
  const place = profilePlace(profile);
  return [
    ...known,
    shownEmail(profile.email),
    profile.phone,
    place && forReader(place, language),
    profile.desiredPosition,
    experience && messageOrText(messages, `labels.experience.${experience}`),
    expectedSalary,
    availableDate,
    starred ? csv.yes : null,
    rating && String(rating.mean),
    rating && String(rating.count),
    labels.join("; "),
    interviewAt && damascusMinute(interviewAt),
    coverLetter,
  ];
}

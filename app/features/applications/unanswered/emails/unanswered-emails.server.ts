import { defineEmail, type EmailEvent, type EmailKind } from "#app/emails/email-kind.ts";
import { findCompanyOf } from "#app/features/accounts/membership/membership.server.ts";
import {
  applicantCalendar,
  deletedInterview,
} from "#app/features/applications/lifecycle/emails/interview-lines.server.ts";
import { emailRetryDays } from "#app/limits.ts";
import {
  endedJobsContent,
  type RemovedWithInterview,
  removedJobContent,
  unreadContent,
} from "./unanswered-content.server.ts";
import { findEndedJobs, findUnreadByJob } from "./unanswered-details.server.ts";

type OfJob = { jobId: string };

const usefulHours = 24 * emailRetryDays;

/** Reports jobs with unread applications to the company. */
export const unreadApplicationsEmail = defineEmail({
  name: "unreadApplications",
  optional: "unreadApplications",
  usefulHours,
  perHour: 1,
  async compose(_, { id, language }) {
    // Anyone who has left the company in the meantime is told nothing.
    const company = await findCompanyOf(id);
    const unread = company ? await findUnreadByJob(company) : [];
    return unread.length > 0 ? { content: unreadContent(unread, language) } : undefined;
  },
});

/** Asks a company to answer those who still wait when a job has ended. */
export const endedJobsEmail = defineEmail<OfJob>({
  name: "endedJobs",
  optional: "endedJobs",
  usefulHours,
  perHour: 1,
  async compose(events, { id, language }) {
    const company = await findCompanyOf(id);
    const ended = company ? await findEndedJobs(company, jobIdsOf(events)) : [];
    return ended.length > 0 ? { content: endedJobsContent(ended, language) } : undefined;
  },
});

/** Tells an applicant who still waited that a job was deleted. */
export const removedJobEmail = defineEmail<RemovedWithInterview>({
  name: "removedJob",
  optional: "applicationEnded",
  usefulHours,
  perHour: 1,
  beforeConfirmation: true,
  toContact: true,
  async compose(events, { language, contact, email }) {
    const reader = { language, email: contact?.email ?? email };
    const calendars = events.flatMap(({ data: { title, company, entry } }) => {
      if (!entry) return [];
      const names = { job: title ?? "", company: company ?? "", applicant: reader.email ?? "" };
      const { applicationId } = entry;
      const interview = deletedInterview(entry);
      return applicantCalendar({ ...names, applicationId, interview }, reader);
    });
    return {
      calendars,
      content: removedJobContent(
        events.map(({ data }) => data),
        language,
      ),
    };
  },
});

export const unansweredEmails: EmailKind[] = [
  unreadApplicationsEmail,
  endedJobsEmail,
  removedJobEmail,
];

function jobIdsOf(events: EmailEvent<OfJob>[]): string[] {
  return events.map(({ data }) => data.jobId);
}

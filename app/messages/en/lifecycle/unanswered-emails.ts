import { countOf } from "#app/i18n/plural.ts";
import { days } from "#app/messages/en/units.ts";
import { unreadReminderDays } from "#app/messages/limits.ts";

const waiting = { one: "{n} person waits for an answer", other: "{n} people wait for an answer" };

/** Emails to companies and applicants about unanswered applications. */
export const unansweredEmails = {
  unread: {
    subject: countOf("en", {
      one: "{n} application is still unread",
      other: "{n} applications are still unread",
    }),
    heading: "Applications are waiting for you",
    intro: countOf("en", {
      one: `{n} application has not been opened for ${days(unreadReminderDays[0])} or longer. The applicant is waiting to hear from you.`,
      other: `{n} applications have not been opened for ${days(unreadReminderDays[0])} or longer. The applicants are waiting to hear from you.`,
    }),
    count: countOf("en", { one: "{n} unread", other: "{n} unread" }),
    since: (p: { date: string }) => `The oldest from ${p.date}`,
    act: "Read the applications",
    actJobs: "Go to your jobs",
    why: `We remind you of an application twice at most: after ${days(unreadReminderDays[0])} and after ${days(unreadReminderDays[1])}.`,
  },
  ended: {
    subject: (p: { job: string }) => `Answer the rest: ${p.job}`,
    subjectSeveral: countOf("en", {
      one: "{n} job has ended: answer the rest",
      other: "{n} jobs have ended: answer the rest",
    }),
    heading: "One press answers everyone who is waiting",
    intro: countOf("en", {
      one: "Applications are closed, and {n} person still waits for your answer. You can answer with one press, in a text of your choice.",
      other:
        "Applications are closed, and {n} people still wait for your answer. You can answer them all with one press, in a text of your choice.",
    }),
    count: countOf("en", waiting),
    until: (p: { date: string }) => `Please answer by ${p.date}`,
    otherwise:
      "After that we tell those without an answer, kindly, that the job is closed. It counts as not answered in your reply rate.",
    act: "Answer the rest",
    actJobs: "Go to your jobs",
  },
  removed: {
    subject: (p: { job: string }) => `The job is gone: ${p.job}`,
    subjectSeveral: countOf("en", {
      one: "{n} job you applied to is gone",
      other: "{n} jobs you applied to are gone",
    }),
    heading: "The company removed the job",
    intro: (p: { job: string }) =>
      `The job ${p.job} that you applied to was removed, and the company has not given an answer. There is no need to wait any longer; other open jobs may suit you.`,
    introSeveral: countOf("en", {
      one: "{n} job that you applied to was removed without an answer. There is no need to wait any longer; other open jobs may suit you.",
      other:
        "{n} jobs that you applied to were removed without an answer. There is no need to wait any longer; other open jobs may suit you.",
    }),
    cvGone: "Your application and the CV sent with it were deleted.",
    act: "Open jobs",
  },
  reasonCompany: "You are receiving this because you post jobs on Furas.",
  reasonSeeker: "You are receiving this because you applied through Furas.",
};

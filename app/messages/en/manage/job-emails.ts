import { countOf } from "#app/i18n/plural.ts";
import { days } from "#app/messages/en/units.ts";
import { extensionDays, oldJobDays, stillOpenDays } from "#app/messages/limits.ts";

/** Emails to companies about the last days of their jobs. */
export const jobEmails = {
  closing: {
    subject: (p: { job: string }) => `Closes soon: ${p.job}`,
    subjectSeveral: countOf("en", { one: "{n} job closes soon", other: "{n} jobs close soon" }),
    heading: "Still looking?",
    intro: `After its last day a job closes by itself. One press keeps it open for ${days(extensionDays)} more.`,
    last: (p: { date: string }) => `Last day to apply: ${p.date}`,
    act: `Extend by ${days(extensionDays)}`,
    after: "If you have found someone, there is nothing to do.",
  },
  stillOpen: {
    subject: (p: { job: string }) => `Still open? ${p.job}`,
    subjectSeveral: countOf("en", {
      one: "Is {n} job still open?",
      other: "Are {n} jobs still open?",
    }),
    heading: "Is it still open?",
    intro: `This has been open for more than ${days(oldJobDays)} and has no last day to apply.`,
    until: (p: { date: string }) => `Please answer by ${p.date}`,
    act: "Yes, it is still open",
    after: `Without an answer within ${days(stillOpenDays)} it closes by itself. You can open it again at any time.`,
  },
  manage: "My jobs",
};

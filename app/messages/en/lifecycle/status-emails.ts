import { countOf } from "#app/i18n/plural.ts";

type Where = { job: string; company: string };
type From = { applicant: string; job: string };

/** Emails to applicant and company about answers. */
export const statusEmails = {
  shortlist: {
    subject: (p: Where) => `Shortlisted: ${p.job}`,
    heading: "You are on the shortlist",
    intro: (p: Where) => `${p.company} has shortlisted your application for ${p.job}.`,
    short: "Shortlisted",
  },
  invite: {
    subject: (p: Where) => `Interview: ${p.job}`,
    heading: "You are invited to an interview",
    intro: (p: Where) => `${p.company} would like to meet you for ${p.job}.`,
    short: "Interview",
  },
  offer: {
    subject: (p: Where) => `Job offer: ${p.job}`,
    heading: "You have an offer",
    intro: (p: Where) => `${p.company} offers you the job ${p.job}.`,
    short: "Offer",
  },
  hire: {
    subject: (p: Where) => `Hired: ${p.job}`,
    heading: "You got the job",
    intro: (p: Where) => `${p.company} has hired you for ${p.job}.`,
    short: "Hired",
  },
  reconsider: {
    subject: (p: Where) => `Under review again: ${p.job}`,
    heading: "Your application is under review again",
    intro: (p: Where) => `${p.company} is looking at your application for ${p.job} again.`,
    short: "Under review again",
  },
  reply: {
    subject: (p: Where) => `Message about: ${p.job}`,
    heading: "A message about your application",
    intro: (p: Where) => `${p.company} has written to you about ${p.job}.`,
    short: "Message",
  },
  decline: {
    subject: (p: Where) => `An answer about: ${p.job}`,
    heading: "The company chose somebody else",
    intro: (p: Where) =>
      `${p.company} has read your application for ${p.job} and will not go further with it. Thank you for applying.`,
    short: "Not selected",
  },
  close: {
    subject: (p: Where) => `The job is closed: ${p.job}`,
    heading: "The job is closed",
    intro: (p: Where) =>
      `The job ${p.job} at ${p.company} is closed, and the company has not given an answer. There is no need to wait any longer; other open jobs may suit you.`,
    short: "Closed without an answer",
  },
  severalSubject: countOf("en", {
    one: "News about {n} application",
    other: "News about {n} applications",
  }),
  severalHeading: "News about your applications",
  severalIntro: countOf("en", {
    one: "There is news about {n} of your applications.",
    other: "There is news about {n} of your applications.",
  }),
  interviewAt: (p: { when: string }) => `${p.when} (Damascus time)`,
  act: "My Applications",
  actInterview: "Confirm or ask for another time",
  actClosed: "Open jobs",
  noMoney: "Never pay for a job: honest companies do not ask for money.",
  reason: "You are receiving this because you applied through Furas.",

  company: {
    withdraw: {
      subject: (p: From) => `Withdrawn: ${p.applicant}`,
      heading: "An application was withdrawn",
      intro: (p: From) => `${p.applicant} has withdrawn the application for ${p.job}.`,
      short: "Withdrawn",
    },
    confirm: {
      subject: (p: From) => `Interview confirmed: ${p.applicant}`,
      heading: "The interview is confirmed",
      intro: (p: From) => `${p.applicant} will come to the interview for ${p.job}.`,
      short: "Interview confirmed",
    },
    ask_another_time: {
      subject: (p: From) => `Another time: ${p.applicant}`,
      heading: "Another time for the interview",
      intro: (p: From) => `${p.applicant} asks for another time for the interview for ${p.job}.`,
      short: "Asks for another time",
    },
    severalSubject: countOf("en", {
      one: "News from {n} applicant",
      other: "News from {n} applicants",
    }),
    severalHeading: "News from your applicants",
    severalIntro: countOf("en", {
      one: "{n} applicant has answered.",
      other: "{n} applicants have answered.",
    }),
    act: "Read the application",
    reason: "You are receiving this because you post jobs on Furas.",
  },
};

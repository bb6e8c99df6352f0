import { days } from "#app/messages/en/units.ts";
import { confirmationLinkDays } from "#app/messages/limits.ts";
/** The pages about one's own emails: confirming an address, and optional kinds. */
export const ownEmails = {
  title: "Emails",
  description: "Confirm your email and choose which emails you get.",
  back: "My account",
  addresses: {
    heading: "Your email",
    account: "Login email",
    contact: "Contact email for companies",
    confirmed: "Confirmed",
    unconfirmed: "Not confirmed",
    why: "Until it is confirmed, no updates about applications and logins are sent there. Everything else works.",
    whyContact: "Companies see that it is not confirmed.",
    again: "Send the link",
    againTo: (p: { email: string }) => `Send the link to ${p.email}`,
  },
  kinds: {
    heading: "Emails we send you",
    applicationReceived: "A company has received my application",
    applicationReceivedHint: "At most three an hour.",
    newApplications: "New applications to my jobs",
    newApplicationsHint: "The first at once, then at most one an hour.",
    applicationProgress: "News about my applications: shortlist, offer, messages",
    applicationProgressHint: "At most three an hour.",
    interviewInvitation: "Invitations to interviews",
    interviewInvitationHint: "At once.",
    applicationEnded: "Applications that were not selected, or whose job has closed",
    applicationEndedHint: "At most one an hour.",
    applicantAnswers: "Answers of applicants: interviews and withdrawals",
    applicantAnswersHint: "At most three an hour.",
    unreadApplications: "Applications that nobody has read for days",
    unreadApplicationsHint: "Once a day at most, and twice about one application.",
    endedJobs: "Applications to answer when a job has ended",
    endedJobsHint: "Once for each job.",
    jobReminders: "Jobs of mine that close soon, or may be out of date",
    jobRemindersHint: "Once for each last day.",
    always: "Emails about logins, passwords and confirmation cannot be switched off.",
    save: "Save",
  },
  notice: { text: "Your email is not confirmed yet: open the link we sent you.", more: "Emails" },
  confirm: {
    title: "Confirm your email",
    description: "Confirm that an email is yours.",
    question: "Is this your email?",
    why: "Once it is confirmed, we will send updates about your account there.",
    act: "Yes, confirm it",
    busy: "Confirming...",
    notYou: "If you do not recognise this account, just close this page.",
    doneTitle: "Email confirmed",
    done: "This email is confirmed.",
    goOn: "My account",
    invalidTitle: "Invalid link",
    invalid: "This link is invalid or has expired.",
    invalidWhy: `A link works once, for ${days(confirmationLinkDays)}, and only for the email it was sent to. Request a new one under My account, Emails.`,
  },
  unsubscribe: {
    title: "Stop these emails",
    description: "Switch off a kind of email.",
    applicationReceived:
      "You will no longer get emails when a company has received your application.",
    newApplications: "You will no longer get emails about new applications to your jobs.",
    applicationProgress:
      "You will no longer get emails when a company shortlists you, makes an offer or writes to you. My Applications still shows it.",
    interviewInvitation:
      "You will no longer get emails when you are invited to an interview. My Applications still shows it.",
    applicationEnded:
      "You will no longer get emails when you were not selected or a job has closed. My Applications still shows it.",
    applicantAnswers:
      "You will no longer get emails when applicants answer an invitation or withdraw.",
    unreadApplications:
      "You will no longer get emails about applications that nobody has read for days.",
    endedJobs: "You will no longer get emails when a job has ended and applicants still wait.",
    jobReminders:
      "You will no longer get emails when your jobs close soon or may be out of date. They close all the same.",
    act: "Stop them",
    doneTitle: "Stopped",
    done: "These emails are switched off. You can switch them on again under My account, Emails.",
    invalidTitle: "Invalid link",
    invalid: "This link does not work. You can choose your emails under My account, Emails.",
    goOn: "Choose your emails",
  },
  /** Notices. */
  sent: "We have sent you the link",
  alreadyConfirmed: "This email is already confirmed",
  saved: "Saved",
  tooMany: "Too many links have been sent to this email. Please try again later.",
};

import { days } from "#app/messages/en/units.ts";
import { invitationDays } from "#app/messages/limits.ts";

/** Emails about a company's team. */
export const teamEmails = {
  invitation: {
    subject: (p: { company: string }) => `${p.company} invites you to its team on Furas`,
    heading: "Invitation to a team",
    intro: (p: { company: string; inviter: string }) =>
      `${p.inviter} invites you to work for ${p.company} on Furas, the job board.`,
    introNobody: (p: { company: string }) =>
      `You are invited to work for ${p.company} on Furas, the job board.`,
    role: {
      owner: "As an owner: you post jobs, answer applicants, and manage the company and its team.",
      recruiter: "As a recruiter: you post jobs and answer applicants.",
      reader: "As a reader: you read jobs, applications, CVs and notes.",
    },
    act: "See the invitation",
    life: `The link works once, for ${days(invitationDays)}, for this email only.`,
    notYou: "If you do not know this company, do nothing: nothing happens without you.",
    reason: "You are receiving this because a company on Furas entered this email.",
  },
  removed: {
    subject: (p: { company: string }) => `You are no longer in the team of ${p.company}`,
    heading: "Removed from a team",
    intro: (p: { company: string }) =>
      `An owner has removed you from the team of ${p.company}. You no longer see its jobs and applications. Your own account stays.`,
    act: "My account",
    reason: "You are receiving this because your account was in this team.",
  },
  roleChanged: {
    subject: (p: { company: string }) => `Your role at ${p.company} has changed`,
    heading: "Your role has changed",
    intro: (p: { company: string }) =>
      `An owner has changed your role in the team of ${p.company}.`,
    role: {
      owner:
        "You are an owner now: you post jobs, answer applicants, and manage the company and its team.",
      recruiter: "You are a recruiter now: you post jobs and answer applicants.",
      reader:
        "You are a reader now: you read jobs, applications, CVs and notes, and change nothing.",
    },
    act: "The team",
    reason: "You are receiving this because your account is in this team.",
  },
};

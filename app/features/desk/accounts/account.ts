import type { UserType } from "#app/features/accounts/actor.ts";
import type { Device } from "#app/features/accounts/device.ts";
import type { CaseState, DecisionReason } from "#app/features/moderation/cases/case.ts";
import type { Language } from "#app/i18n/language.ts";

/** An account as moderators see it; times in ISO. */
export type DeskAccount = {
  id: string;
  name: string;
  userType: UserType;
  /** Whole on the page of the account, shortened in lists. */
  email: string | null;
  isEmailConfirmed: boolean;
  emailConfirmedAt: string | null;
  /** The confirmed number, with its plus sign. */
  phone: string | null;
  language: Language | null;
  joinedAt: string;
  /** When the newest open session began. */
  signedInAt: string | null;
  sessions: DeskSession[];
  hasSecondFactor: boolean;
  block: AccountBlock | null;
  moderates: boolean;
  /** Moderators and admins, on whom a moderator does not act. */
  isColleague: boolean;
  /** The company that it acts for, or acted for. */
  company: { id: string; name: string; role: string } | null;
  /** How many applications it sent; their content is nowhere at the desk. */
  applications: number;
  reports: { by: number; about: number };
};

/** No network address is stored. */
export type DeskSession = { id: string; device: Device; since: string; lastUsedAt: string };

export type AccountBlock = {
  since: string;
  caseId: string | null;
  reason: DecisionReason | null;
  note: string | null;
  appeal: string | null;
};

/** A case about an account, a company or one of its jobs. */
export type DeskCase = {
  id: string;
  /** The job's title; null where it is about the account or messages. */
  job: string | null;
  isAboutMessages: boolean;
  state: CaseState;
  reports: number;
  openedAt: string;
};

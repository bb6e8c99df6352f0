import type { CompanyRole } from "#app/features/accounts/membership/company-role.ts";
import type { Language } from "#app/i18n/language.ts";

/** A team member as listed; dates are ISO. */
export type TeamPerson = {
  id: string;
  name: string;
  email: string;
  role: CompanyRole;
  /** Null for the company's own account. */
  since: string | null;
  /** Of a session that is open, to the hour. */
  lastActiveAt: string | null;
  isSelf: boolean;
};

/** An open invitation; `expiresAt` is ISO. */
export type TeamInvitation = {
  id: string;
  email: string;
  role: CompanyRole;
  language: Language;
  expiresAt: string;
};

export type Team = {
  people: TeamPerson[];
  /** For its owners alone. */
  invitations: TeamInvitation[];
  /** The actor's own. */
  role: CompanyRole;
  /** Whether the actor is its only owner, who can neither leave nor be another. */
  isLastOwner: boolean;
};

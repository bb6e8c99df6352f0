import type { CompanyRole } from "./membership/company-role.ts";

/** Who acts: passed to every service function, never ambient. */
export type Actor = Visitor | Person;
export type Visitor = { readonly kind: "visitor" };
export type Person = {
  readonly kind: "person";
  readonly id: string;
  /** The address used to sign in; null for an account that was registered by phone. */
  readonly email: string | null;
  /** Digits of the number that opens an account without an email; left out for every other. */
  readonly phone?: string;
  readonly userType: UserType;
  /**
   * The company that the account acts for as a member of its team, or as a company that has handed
   * over; null for one that has none any more. Left out for every other account.
   */
  readonly company?: { readonly id: string; readonly role: CompanyRole } | null;
  /** A system of the company acts by an API key; its acts have no member's name. */
  readonly byKey?: true;
  /** Has the right to moderate, given by the operator or a leading moderator. */
  readonly moderates?: boolean;
  /** A moderator who names, changes and removes others. */
  readonly leadsModeration?: boolean;
  /** An admin or moderator who has to set up a second factor first, and is none until then. */
  readonly lacksSecondFactor?: boolean;
};

export const visitor: Visitor = { kind: "visitor" };

/** A company_member acts for a company that has invited it, and is nothing without one. */
export const userTypes = ["customer_employee", "company", "admin", "company_member"] as const;
/** The stored types; any other value counts as 'other', an account without a profile as 'none'. */
export type UserType = (typeof userTypes)[number] | "other" | "none";

/** The types that a person may choose for themself; admins are made by the operator. */
export const openUserTypes = ["customer_employee", "company"] as const;

export function userTypeOf(stored: string | null | undefined): UserType {
  if (stored === null || stored === undefined) return "none";
  return userTypes.find((type) => type === stored) ?? "other";
}

export function isAdmin(actor: Actor): actor is Person {
  return actor.kind === "person" && actor.userType === "admin" && !actor.lacksSecondFactor;
}

/** An account with the right to moderate; admins only read (PERM-08). */
export function isModerator(actor: Actor): actor is Person {
  if (actor.kind !== "person" || actor.lacksSecondFactor) return false;
  return actor.moderates === true && actor.userType !== "admin";
}

/** A moderator who leads the desk; changing it takes a second factor besides. */
export function isLeadingModerator(actor: Actor): actor is Person {
  return isModerator(actor) && actor.leadsModeration === true;
}

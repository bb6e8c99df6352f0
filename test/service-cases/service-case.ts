import type { Actor } from "#app/features/accounts/actor.ts";
import { type Owned, ownersMark } from "#test/owned-records.ts";

export type Stranger =
  | "visitor"
  | "seeker"
  | "company"
  | "admin"
  // A seeker with the right to moderate; like a seeker where nothing else is said.
  | "moderator"
  | "other"
  | "none"
  // A member of another company's team, and one who has been removed from the owners'.
  | "other member"
  | "removed member";

type ServiceCase = {
  /** Calls it on a record of the owners; resolves to what it returns. */
  call(actor: Actor, owned: Owned): Promise<unknown>;
  /** Which strangers get something; "own" returns and changes only what is everybody's own. */
  may?: readonly Stranger[] | "own";
  /** Which strangers change what is the owners'. */
  changes?: readonly Stranger[];
  /** Who must get something, or the call would prove nothing. */
  owner: "seeker" | "company" | "admin" | "moderator" | "leader" | "member" | "invited";
  /**
   * What it takes of the company's own people, where the company is the owner: any role where left
   * out, one that recruits, an owner. "self": it is about the one account's own.
   */
  needs?: "recruit" | "manage" | "self";
};

/** By the service's file and name. */
export type ServiceCases = Record<string, ServiceCase>;

export const ofCompany = { owner: "company" } as const;
export const ofSeeker = { owner: "seeker" } as const;
export const ofAdmin = { owner: "admin", may: ["admin"] } as const;
/** A moderator's; admins only read, elsewhere (PERM-08). */
export const ofModerators = { owner: "moderator", may: ["moderator"] } as const;
export const forAll = { may: "own" } as const;

/** A leading moderator's alone. */
export const ofLeaders = { owner: "leader" } as const;

/** An admin's list without a filter. */
export const wholeList = { tab: "jobs", search: "", status: null, type: null, page: 1 } as const;

export const person = { firstName: "Sami", lastName: "Darwish", email: "s@people.example" };

/** Strangers have one record of a kind: more than one are somebody else's. */
export function notOnlyOne(count: number): number | string {
  return count > 1 ? ownersMark : count;
}

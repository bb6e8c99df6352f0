import { type Actor, isModerator, type Person } from "#app/features/accounts/actor.ts";
import { actingCompany } from "#app/features/accounts/membership/acting-company.ts";
import { notFound } from "#app/platform/outcome.ts";

/** The actor as a moderator; throws a 404 for anyone else. */
export function moderatorOf(actor: Actor): Person {
  if (!isModerator(actor)) throw notFound();
  return actor;
}

/** Whether one of the companies is the moderator's own, or the one that they act for. */
export function isOwn(moderator: Person, ...companies: string[]): boolean {
  const own = ownCompanies(moderator);
  return companies.some((company) => own.includes(company));
}

export function ownCompanies(moderator: Person): string[] {
  const company = actingCompany(moderator);
  return company ? [moderator.id, company.id] : [moderator.id];
}

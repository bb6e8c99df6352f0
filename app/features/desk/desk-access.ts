import { type Actor, isModerator, type Person } from "#app/features/accounts/actor.ts";
import { actingCompany } from "#app/features/accounts/membership/acting-company.ts";
import { notFound } from "#app/platform/outcome.ts";
import type { Page } from "#app/platform/paging.ts";

/** The moderator who acts; a 404 for anyone else. */
export function requireModerator(actor: Actor): Person {
  if (!isModerator(actor)) throw notFound();
  return actor;
}

/** Whether one of these accounts and companies is the moderator's own: others see to it. */
export function isOwn(moderator: Person, ids: readonly (string | null)[]): boolean {
  const own = [moderator.id, actingCompany(moderator)?.id];
  return ids.some((id) => id !== null && own.includes(id));
}

/** A page of a list without the moderator's own rows; `idsOf` names the accounts and companies of a row. */
export function withoutOwn<Row>(
  list: Page<Row>,
  moderator: Person,
  idsOf: (row: Row) => readonly (string | null)[],
): Page<Row> {
  const items = list.items.filter((row) => !isOwn(moderator, idsOf(row)));
  const hidden = list.items.length - items.length;
  // Those of other pages are not known.
  return { ...list, items, total: list.pages === 1 ? list.total - hidden : list.total };
}

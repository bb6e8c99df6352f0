import { and, eq, sql } from "drizzle-orm";
import type { Person } from "#app/features/accounts/actor.ts";
import { db } from "#app/platform/database/database.server.ts";
import { type Outcome, refused } from "#app/platform/outcome.ts";
import { isUuid } from "#app/platform/uuid.ts";
import { rememberedCompanies } from "./memory.table.ts";
import { memoryLimits } from "./memory-limits.ts";

/** A company that has a page of its own or an open job. Needs its profile in the query, by its name. */
export const isShownCompany = sql`(user_profiles.user_type = 'company' and (
  not exists (select from auth_users account where account.id = user_profiles.id
    and (account.blocked_at is not null or not account.email_verified))
  or exists (select from jobs own where own.company_id = user_profiles.id and own.status = 'active')
))`;

export type CompanyMemory = "followed" | "hidden";

/** Follows a company for the actor, or hides its jobs; one ends the other. Refusals: memoryAnswers.gone, memoryAnswers.full. */
export async function rememberCompany(
  actor: Person,
  companyId: string,
  as: CompanyMemory,
): Promise<Outcome<{ remembered: true }>> {
  if (!isUuid(companyId) || companyId === actor.id) return refused("memoryAnswers.gone");
  const [company] = await db.execute(
    sql`select from user_profiles where user_profiles.id = ${companyId} and ${isShownCompany}`,
  );
  if (!company) return refused("memoryAnswers.gone");
  const own = eq(rememberedCompanies.accountId, actor.id);
  const others = sql`${rememberedCompanies.companyId} <> ${companyId}`;
  const count = await db.$count(rememberedCompanies, and(own, others));
  if (count >= memoryLimits.companies) return refused("memoryAnswers.full");
  const now = new Date();
  const stored =
    as === "followed" ? { followedAt: now, hiddenAt: null } : { followedAt: null, hiddenAt: now };
  await db
    .insert(rememberedCompanies)
    .values({ accountId: actor.id, companyId, ...stored })
    .onConflictDoUpdate({
      target: [rememberedCompanies.accountId, rememberedCompanies.companyId],
      set: stored,
    });
  return { remembered: true };
}

/** Ends the account's memory of a company; false if there was none. */
export async function forgetCompany(actor: Person, companyId: string): Promise<boolean> {
  if (!isUuid(companyId)) return false;
  const removed = await db
    .delete(rememberedCompanies)
    .where(
      and(
        eq(rememberedCompanies.accountId, actor.id),
        eq(rememberedCompanies.companyId, companyId),
      ),
    )
    .returning({ id: rememberedCompanies.companyId });
  return removed.length > 0;
}

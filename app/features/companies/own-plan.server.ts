import { eq } from "drizzle-orm";
import { userProfiles } from "#app/features/accounts/accounts.table.ts";
import type { Actor } from "#app/features/accounts/actor.ts";
import { actingCompany } from "#app/features/accounts/membership/acting-company.ts";
import { db } from "#app/platform/database/database.server.ts";

type Plan = NonNullable<typeof userProfiles.$inferSelect.plan>;

/** The plan of the company that the actor acts for; null without one. */
export async function findOwnPlan(actor: Actor): Promise<Plan | null> {
  const company = actingCompany(actor);
  if (!company) return null;
  const [profile] = await db
    .select({ plan: userProfiles.plan })
    .from(userProfiles)
    .where(eq(userProfiles.id, company.id));
  return profile?.plan ?? null;
}

/** Stores the company's plan, null to leave it. Throws for actors who own no company. */
export async function saveOwnPlan(actor: Actor, plan: Plan | null): Promise<void> {
  const company = actingCompany(actor);
  if (!company?.mayManage) throw new Error("Only a company's owners choose its plan.");
  await db
    .update(userProfiles)
    .set({ plan, updatedAt: new Date() })
    .where(eq(userProfiles.id, company.id));
}

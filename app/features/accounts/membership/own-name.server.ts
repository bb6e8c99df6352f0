import { eq } from "drizzle-orm";
import { userProfiles } from "#app/features/accounts/accounts.table.ts";
import type { Actor } from "#app/features/accounts/actor.ts";
import { db } from "#app/platform/database/database.server.ts";
import { actingCompany } from "./acting-company.ts";

/** The name of the company that the actor acts for, or their own first name; empty without one. */
export async function findOwnName(actor: Actor): Promise<string> {
  if (actor.kind !== "person") return "";
  const [profile] = await db
    .select({ company: userProfiles.companyName, first: userProfiles.firstName })
    .from(userProfiles)
    .where(eq(userProfiles.id, actingCompany(actor)?.id ?? actor.id));
  return profile?.company?.trim() || (profile?.first ?? "");
}

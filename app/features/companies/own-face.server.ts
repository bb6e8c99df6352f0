import { eq } from "drizzle-orm";
import { userProfiles } from "#app/features/accounts/accounts.table.ts";
import type { Actor } from "#app/features/accounts/actor.ts";
import { actingCompany } from "#app/features/accounts/membership/acting-company.ts";
import { companyLogos } from "#app/features/companies/companies.table.ts";
import { db } from "#app/platform/database/database.server.ts";

/** A name, empty without one, and the id of a company's logo. */
type OwnFace = { name: string; logo: string | null };

export const noFace: OwnFace = { name: "", logo: null };

/** The name and logo of the company that the actor acts for, or their own first name. */
export async function findOwnFace(actor: Actor): Promise<OwnFace> {
  if (actor.kind !== "person") return noFace;
  const [profile] = await db
    .select({
      company: userProfiles.companyName,
      first: userProfiles.firstName,
      logo: companyLogos.id,
    })
    .from(userProfiles)
    .leftJoin(companyLogos, eq(companyLogos.companyId, userProfiles.id))
    .where(eq(userProfiles.id, actingCompany(actor)?.id ?? actor.id));
  if (!profile) return noFace;
  return { name: profile.company?.trim() || (profile.first ?? ""), logo: profile.logo };
}

import { eq } from "drizzle-orm";
import { userProfiles } from "#app/features/accounts/accounts.table.ts";
import { type Person, type UserType, userTypeOf } from "#app/features/accounts/actor.ts";
import { actingCompany } from "#app/features/accounts/membership/acting-company.ts";
import type { FormValues } from "#app/http/form.ts";
import { type StaleForm, staleForm } from "#app/http/stale-form/stale-form.server.ts";
import { db, type Transaction } from "#app/platform/database/database.server.ts";
import type { ProfileValues } from "./profile-form.ts";
import { type StoredProfile, valuesOfProfile } from "./profile-values.ts";

export type OwnProfile = StoredProfile & { userType: UserType; updatedAt: Date };

/** The person's own profile; anyone who has none yet gets a job seeker's with empty names. */
export async function findOwnProfile(actor: Person): Promise<OwnProfile> {
  const profile = (await readProfile(actor)) ?? (await makeProfile(actor));
  return { ...profile, userType: userTypeOf(profile.userType) };
}

/**
 * Stores the person's own profile, unless it was saved after the form `sent` had been opened, or `also`, which writes
 * in the same transaction, refuses. For a company that has handed over nothing is stored: its owners change it.
 */
export async function saveOwnProfile<Refused = never>(
  actor: Person,
  values: ProfileValues,
  sent: FormValues = {},
  also?: (tx: Transaction) => Promise<Refused | undefined>,
): Promise<StaleForm | Refused | undefined> {
  if (actor.userType === "company" && !actingCompany(actor)?.mayManage) return undefined;
  if (actor.userType === "none") await findOwnProfile(actor);
  return db.transaction(async (tx) => {
    const own = eq(userProfiles.id, actor.id);
    const [stored] = await tx.select(columns).from(userProfiles).where(own).for("update");
    const stale = stored && staleForm(sent, valuesOfProfile(stored));
    if (stale) return stale;
    const refusal = await also?.(tx);
    if (refusal) return refusal;
    await tx
      .update(userProfiles)
      .set({ ...values, updatedAt: new Date() })
      .where(own);
    return undefined;
  });
}

async function readProfile(actor: Person) {
  const [profile] = await db
    .select(columns)
    .from(userProfiles)
    .where(eq(userProfiles.id, actor.id));
  return profile;
}

async function makeProfile(actor: Person) {
  await db
    .insert(userProfiles)
    .values({ id: actor.id, userType: "customer_employee", email: actor.email })
    // Two pages that open at once both come here.
    .onConflictDoNothing();
  const profile = await readProfile(actor);
  if (!profile) throw new Error("The profile was not made.");
  return profile;
}

const columns = {
  userType: userProfiles.userType,
  updatedAt: userProfiles.updatedAt,
  firstName: userProfiles.firstName,
  lastName: userProfiles.lastName,
  phone: userProfiles.phone,
  country: userProfiles.country,
  province: userProfiles.province,
  city: userProfiles.city,
  bio: userProfiles.bio,
  linkedinUrl: userProfiles.linkedinUrl,
  portfolioUrl: userProfiles.portfolioUrl,
  desiredPosition: userProfiles.desiredPosition,
  desiredSalaryMin: userProfiles.desiredSalaryMin,
  desiredSalaryMax: userProfiles.desiredSalaryMax,
  desiredSalaryCurrency: userProfiles.desiredSalaryCurrency,
  workType: userProfiles.workType,
  availability: userProfiles.availability,
  willingToRelocate: userProfiles.willingToRelocate,
  preferredLocations: userProfiles.preferredLocations,
  fitsOff: userProfiles.fitsOff,
  experienceYears: userProfiles.experienceYears,
  skills: userProfiles.skills,
  languages: userProfiles.languages,
  certifications: userProfiles.certifications,
  education: userProfiles.education,
  workExperience: userProfiles.workExperience,
};

import { and, eq } from "drizzle-orm";
import postgres from "postgres";
import { userProfiles } from "#app/features/accounts/accounts.table.ts";
import type { Actor } from "#app/features/accounts/actor.ts";
import { actingCompany } from "#app/features/accounts/membership/acting-company.ts";
import type { FormValues } from "#app/http/form.ts";
import { type StaleForm, staleForm } from "#app/http/stale-form/stale-form.server.ts";
import { db, type Transaction } from "#app/platform/database/database.server.ts";
import { notifyTwins } from "./checks/record-check.server.ts";
import { voidChangedChecks } from "./checks/void-checks.server.ts";
import type { CompanyValues } from "./company-form.ts";
import { type StoredCompany, valuesOfCompany } from "./company-values.ts";
import { writeSkeletons } from "./lookalikes/lookalikes.server.ts";
import { skeletonOf } from "./lookalikes/skeleton.ts";
import { companySlugColumn } from "./public-company.server.ts";

export type OwnCompany = StoredCompany & {
  firstName: string;
  lastName: string;
  updatedAt: Date;
  /** The slug of its page; null while the page is not public. */
  slug: string | null;
};

/** The company that the actor acts for; none for anybody else. */
export async function findOwnCompany(actor: Actor): Promise<OwnCompany | undefined> {
  const company = actingCompany(actor);
  if (!company) return undefined;
  try {
    const [profile] = await db.select(withSize).from(userProfiles).where(ownCompany(company.id));
    return profile;
  } catch (error) {
    if (!isAboutCompanySize(error)) throw error;
    const [profile] = await db.select(columns).from(userProfiles).where(ownCompany(company.id));
    return profile && { ...profile, companySize: null };
  }
}

/**
 * Stores the company's profile, unless it was saved after the form `sent` had been opened. If the
 * database rejects the size, everything else is stored and the result says so. Checks end that depended on
 * what changes. `whenRenamed` looks at
 * a name that now looks otherwise, before it is public. Throws for actors who own no company.
 */
export async function saveOwnCompany(
  actor: Actor,
  { companySize, ...values }: CompanyValues,
  sent: FormValues = {},
  whenRenamed?: (tx: Transaction, companyId: string) => Promise<void>,
): Promise<"saved" | "saved without size" | StaleForm> {
  const company = actingCompany(actor);
  if (!company?.mayManage) throw new Error("Only a company's owners change its information.");
  const whose = { companyId: company.id, actorId: actor.kind === "person" ? actor.id : null };
  const save = (changed: Partial<CompanyValues>) =>
    db.transaction(async (tx) => {
      const mine = ownCompany(company.id);
      const read = "companySize" in changed ? withSize : columns;
      // Another connection may store the name's look meanwhile, which refers to this row.
      const [stored] = await tx.select(read).from(userProfiles).where(mine).for("no key update");
      const stale = stored && staleForm(sent, valuesOfCompany({ companySize: null, ...stored }));
      if (stale) return stale;
      await tx
        .update(userProfiles)
        .set({ ...changed, updatedAt: new Date() })
        .where(mine);
      if (stored) await voidChangedChecks(tx, whose, stored, values);
      if (stored && stored.companyName !== values.companyName) {
        const [before, now] = [stored.companyName ?? "", values.companyName].map(skeletonOf);
        if (before !== now) await whenRenamed?.(tx, company.id);
        await writeSkeletons(tx, [{ id: company.id, companyName: values.companyName }]);
        if (before !== now) await notifyTwins(tx, company.id);
      }
      return undefined;
    });
  try {
    return (await save({ ...values, companySize })) ?? "saved";
  } catch (error) {
    if (!isAboutCompanySize(error)) throw error;
    return (await save(values)) ?? "saved without size";
  }
}

function ownCompany(id: string) {
  return and(eq(userProfiles.id, id), eq(userProfiles.userType, "company"));
}

/** Only PostgreSQL's message counts: Drizzle's quoted query always names the column. */
function isAboutCompanySize(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause) {
    if (at instanceof postgres.PostgresError) {
      return `${at.constraint_name} ${at.column_name} ${at.message}`.includes("company_size");
    }
  }
  return false;
}

const columns = {
  slug: companySlugColumn,
  firstName: userProfiles.firstName,
  lastName: userProfiles.lastName,
  updatedAt: userProfiles.updatedAt,
  companyName: userProfiles.companyName,
  companyDescription: userProfiles.companyDescription,
  companyWebsite: userProfiles.companyWebsite,
  industry: userProfiles.industry,
  foundedYear: userProfiles.foundedYear,
  phone: userProfiles.phone,
  hidePhone: userProfiles.hidePhone,
  country: userProfiles.country,
  province: userProfiles.province,
  city: userProfiles.city,
};

const withSize = { ...columns, companySize: userProfiles.companySize };

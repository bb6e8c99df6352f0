import { randomUUID } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import { userProfiles } from "#app/features/accounts/accounts.table.ts";
import type { Actor } from "#app/features/accounts/actor.ts";
import { actingCompany } from "#app/features/accounts/membership/acting-company.ts";
import {
  consume,
  consumePublicEdit,
  limitKey,
} from "#app/features/accounts/rate-limits/rate-limits.server.ts";
import { companyLogos } from "#app/features/companies/companies.table.ts";
import { type Database, db, type Transaction } from "#app/platform/database/database.server.ts";
import { log } from "#app/platform/log/log.server.ts";
import { isRefused, type Outcome, refused } from "#app/platform/outcome.ts";
import { enqueueJob } from "#app/platform/queue/queue.server.ts";
import { FileStoreError } from "#app/platform/storage/file-store.server.ts";
import { storeFile } from "#app/platform/storage/storage.server.ts";
import { sinceOfLogo, storePrint } from "./alike-logos.server.ts";
import { encodeLogo } from "./encode-logo.server.ts";

const logosAnHour = { max: 10, seconds: 60 * 60 };

/** The id of a company's logo, or null; needs the company's profile in the query. */
export const logoColumn = sql<string | null>`(
  select logo.id from company_logos logo where logo.company_id = ${userProfiles}.id
)`;

/** The id of the logo of the company that the actor acts for; undefined without one. */
export async function findOwnLogo(actor: Actor): Promise<string | undefined> {
  const company = actingCompany(actor);
  if (!company) return undefined;
  const [logo] = await db
    .select({ id: companyLogos.id })
    .from(companyLogos)
    .where(eq(companyLogos.companyId, company.id));
  return logo?.id;
}

/**
 * Encodes a picture and makes it the logo of the actor's company; `whenStored` looks at it before it is public. Throws for actors who own no
 * company. Refusals: those of encodeLogo, accounts.tooManyTries, companies.logo.unavailable.
 */
export async function saveOwnLogo(
  actor: Actor,
  picture: Uint8Array,
  whenStored?: (tx: Transaction, companyId: string) => Promise<void>,
): Promise<Outcome<{ id: string }>> {
  const company = actingCompany(actor);
  if (!company?.mayManage) throw new Error("Only a company's owners change its logo.");
  const taken = await consume(limitKey("logos", company.id), logosAnHour);
  if (isRefused(taken)) return taken;
  const logo = await encodeLogo(company.id, picture);
  if (isRefused(logo)) return logo;
  const id = randomUUID();
  try {
    await expectFile(id);
    await storeFile(id, logo.content);
  } catch (error) {
    if (!(error instanceof FileStoreError)) throw error;
    return refused("companies.logo.unavailable");
  }
  await db.transaction(async (tx) => {
    const own = and(eq(userProfiles.id, company.id), eq(userProfiles.userType, "company"));
    // Of two uploads at once the later one replaces the earlier one.
    await tx.select({ id: userProfiles.id }).from(userProfiles).where(own).for("update");
    const since = await sinceOfLogo(tx, company.id, logo.print);
    await removeLogo(tx, company.id);
    await tx.insert(companyLogos).values({ id, companyId: company.id, variants: logo.variants });
    await storePrint(tx, company.id, logo.print, since);
    await whenStored?.(tx, company.id);
    await tx.execute(sql`delete from left_files where key = ${id}`);
  });
  log("logo saved", { company: company.id, bytes: logo.content.length });
  return { id };
}

/** Removes the logo of the actor's company; false without one. Throws for anybody who is no owner of one. */
export async function removeOwnLogo(actor: Actor): Promise<Outcome<{ removed: boolean }>> {
  const company = actingCompany(actor);
  if (!company?.mayManage) throw new Error("Only a company's owners change its logo.");
  const tooMany = await consumePublicEdit(company.id);
  if (tooMany) return tooMany;
  return { removed: await db.transaction((tx) => removeLogo(tx, company.id)) };
}

/** The file follows within seconds. */
async function removeLogo(
  tx: Pick<Database, "delete" | "execute">,
  companyId: string,
): Promise<boolean> {
  const removed = await tx
    .delete(companyLogos)
    .where(eq(companyLogos.companyId, companyId))
    .returning({ id: companyLogos.id });
  if (removed.length > 0) await enqueueJob("files", {}, tx);
  return removed.length > 0;
}

/** Records a file before it is stored, so that it is removed if its row never comes. */
async function expectFile(id: string): Promise<void> {
  await db.execute(
    sql`insert into left_files (key, left_at) values (${id}, now() + interval '10 minutes')`,
  );
}

import { and, eq, isNull } from "drizzle-orm";
import { authUsers } from "#app/features/accounts/accounts.table.ts";
import { companyLogos } from "#app/features/companies/companies.table.ts";
import { db } from "#app/platform/database/database.server.ts";
import { readFile } from "#app/platform/storage/storage.server.ts";
import { isUuid } from "#app/platform/uuid.ts";

type LogoFile = { content: Uint8Array; mediaType: string };

const mediaTypes: Record<string, string> = { avif: "image/avif", webp: "image/webp" };

/**
 * A variant of a logo, such as "96.avif", for all readers; undefined for a missing one and for a
 * blocked company's. Throws a FileStoreError.
 */
export async function findLogoFile(id: string, name: string): Promise<LogoFile | undefined> {
  const mediaType = mediaTypes[name.split(".").at(-1) ?? ""];
  if (!isUuid(id) || !mediaType) return undefined;
  const [logo] = await db
    .select({ variants: companyLogos.variants })
    .from(companyLogos)
    .leftJoin(authUsers, eq(authUsers.id, companyLogos.companyId))
    .where(and(eq(companyLogos.id, id), isNull(authUsers.blockedAt)));
  const place = logo?.variants.findIndex((variant) => variant.name === name) ?? -1;
  const variant = logo?.variants[place];
  if (!logo || !variant) return undefined;
  const file = await readFile(id);
  const begin = logo.variants.slice(0, place).reduce((sum, { bytes }) => sum + bytes, 0);
  const content = file?.subarray(begin, begin + variant.bytes);
  return content?.length === variant.bytes ? { content, mediaType } : undefined;
}

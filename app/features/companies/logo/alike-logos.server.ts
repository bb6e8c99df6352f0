import { eq, isNull, sql } from "drizzle-orm";
import { companyLogos, logoPrints } from "#app/features/companies/companies.table.ts";
import { companyCalled } from "#app/features/companies/company-name.server.ts";
import { companySlugColumn } from "#app/features/companies/public-company.server.ts";
import { isRelated } from "#app/features/companies/related-companies.server.ts";
import { db, type Transaction } from "#app/platform/database/database.server.ts";
import { isRefused } from "#app/platform/outcome.ts";
import { readFile } from "#app/platform/storage/storage.server.ts";
import { encodeLogos } from "./encode-logo.server.ts";
import type { LogoPrint } from "./logo-print.ts";
import { alikeFrom, bitsBetween, likeness, nearBits, partsNear } from "./near-logos.ts";

/** Another company's logo that a company's looks like. */
export type AlikeLogo = {
  companyId: string;
  company: string;
  /** Of its page; null where that is not public. */
  slug: string | null;
  /** Its picture's id. */
  logo: string;
  isChecked: boolean;
  /** Its logo is not served. */
  isBlocked: boolean;
  /** From the threshold to 1. */
  likeness: number;
};

type Executor = Pick<Transaction, "select" | "execute">;

/** Rows that a part of a hash leads to, and that are compared by their shapes. */
const maxRead = 100;
const maxListed = 5;

/**
 * Earlier logos of other companies that look like the company's own, also those of a checked company where it is not
 * checked itself; closest first. None of a related company, and none for a plain logo.
 */
export async function findAlikeLogos(companyId: string, from: Executor = db): Promise<AlikeLogo[]> {
  const [own] = await from.select().from(logoPrints).where(eq(logoPrints.companyId, companyId));
  const print = own && printOf(own);
  if (!print) return [];
  const near = sql`${sql.join(
    print.parts.map((part, at) => sql`bit_count((${partColumn(at)}::int # ${part}::int)::bit(16))`),
    sql` + `,
  )} <= ${nearBits}`;
  // A hash that differs in eight bits has a part that differs in two at most.
  const byPart = print.parts.map(
    (part, at) => sql`(select company_id from logo_prints
      where ${partColumn(at)} = any(${sql.param(partsNear(part))}::smallint[]) and ${near} limit ${maxRead})`,
  );
  const rows = await from.execute<NearLogo>(sql`
    select p.company_id as "companyId", l.id as logo, p.shape, ${companyCalled} as company,
      ${companySlugColumn} as slug,
      user_profiles.checked > 0 as "isChecked",
      exists (select from auth_users u where u.id = p.company_id and u.blocked_at is not null) as "isBlocked"
    from (${sql.join(byPart, sql` union `)}) near
    join logo_prints p on p.company_id = near.company_id
    join company_logos l on l.company_id = p.company_id
    join user_profiles on user_profiles.id = p.company_id
    join user_profiles own on own.id = ${companyId}
    where p.company_id <> own.id
      and (user_profiles.checked > 0 and own.checked = 0
        or (user_profiles.checked > 0 or own.checked = 0) and p.since < ${own.since.toISOString()})
      and not ${isRelated(sql`p.company_id`, sql`own.id`)}`);
  return rows
    .map(({ shape, ...row }) => ({ ...row, likeness: likeness(print.shape, shape) }))
    .filter((row) => row.likeness >= alikeFrom)
    .sort((a, b) => b.likeness - a.likeness)
    .slice(0, maxListed);
}

type NearLogo = Omit<AlikeLogo, "likeness"> & { shape: Uint8Array };

const partColumn = (at: number) => sql.identifier(`part${at + 1}`);

type PrintRow = Pick<
  typeof logoPrints.$inferSelect,
  "part1" | "part2" | "part3" | "part4" | "shape"
>;

function printOf({ part1, part2, part3, part4, shape }: PrintRow): LogoPrint | null {
  if (part1 === null || part2 === null || part3 === null || part4 === null || !shape) return null;
  return { parts: [part1, part2, part3, part4], shape: [...shape] };
}

/** Since when a company has had its stored logo, if another picture is like it; read before that is replaced. */
export async function sinceOfLogo(
  tx: Executor,
  companyId: string,
  print: LogoPrint | null,
): Promise<Date | undefined> {
  const [row] = await tx.select().from(logoPrints).where(eq(logoPrints.companyId, companyId));
  const stored = row && printOf(row);
  const isSame = print !== null && stored && bitsBetween(stored.parts, print.parts) <= nearBits;
  return isSame ? row.since : undefined;
}

/** Stores the print of a company's logo. */
export async function storePrint(
  tx: Pick<Transaction, "insert">,
  companyId: string,
  print: LogoPrint | null,
  since: Date | undefined,
): Promise<void> {
  const [part1, part2, part3, part4] = print?.parts ?? [];
  const shape = print && Uint8Array.from(print.shape);
  await tx
    .insert(logoPrints)
    .values({ companyId, part1, part2, part3, part4, shape, since })
    .onConflictDoNothing();
}

/** Logos of one round in the background. */
const atOnce = 20;

/** Stores the prints of logos that came without: from before there were any, or with the demo data. */
export async function printRemainingLogos(): Promise<void> {
  for (let some = atOnce; some === atOnce; ) {
    const rows = await db
      .select({
        id: companyLogos.id,
        companyId: companyLogos.companyId,
        variants: companyLogos.variants,
        since: companyLogos.createdAt,
      })
      .from(companyLogos)
      .leftJoin(logoPrints, eq(logoPrints.companyId, companyLogos.companyId))
      .where(isNull(logoPrints.companyId))
      .limit(atOnce);
    const files = await Promise.all(rows.map(({ id }) => readFile(id)));
    const pictures = rows.map(({ variants }, at) => {
      // The largest variant is the last.
      const last = variants.at(-1)?.bytes ?? 0;
      return files[at]?.subarray(-last) ?? new Uint8Array();
    });
    const encoded = rows.length > 0 ? await encodeLogos(pictures, "print") : [];
    // The program failed: they are tried again in an hour.
    if (encoded.length < rows.length) return;
    await db.transaction(async (tx) => {
      for (const [at, { companyId, since }] of rows.entries()) {
        const one = encoded[at];
        await storePrint(tx, companyId, one && !isRefused(one) ? one.print : null, since);
      }
    });
    some = rows.length;
  }
}

import { sql } from "drizzle-orm";
import { db } from "#app/platform/database/database.server.ts";
import { operatorActs } from "./operator-acts.table.ts";

export type OperatorAct = (typeof operatorActs.kind.enumValues)[number];

/** Records that the operator has done this now; of commands alone. */
export async function recordOperatorAct(kind: OperatorAct): Promise<void> {
  const at = sql`now()`;
  await db
    .insert(operatorActs)
    .values({ kind, at })
    .onConflictDoUpdate({ target: operatorActs.kind, set: { at } });
}

/** When each was last done; null for what never was. */
export async function readOperatorActs(): Promise<Record<OperatorAct, Date | null>> {
  const rows = await db.select().from(operatorActs);
  const last = (kind: OperatorAct) => rows.find((row) => row.kind === kind)?.at ?? null;
  return { backup: last("backup"), restoreTest: last("restoreTest") };
}

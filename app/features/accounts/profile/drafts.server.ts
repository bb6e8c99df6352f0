import { and, desc, eq, inArray, like } from "drizzle-orm";
import { formDrafts } from "#app/features/accounts/accounts.table.ts";
import type { Person } from "#app/features/accounts/actor.ts";
import type { FormValues } from "#app/http/form.ts";
import { db, type Transaction } from "#app/platform/database/database.server.ts";

/** An unsent input of a form, by the draft's own id. */
export type Draft = { id: string; values: FormValues };

/** The most drafts of one form; the oldest goes first. */
const maxDrafts = 20;

/** Stores the input of a form that goes over several requests. */
export async function keepDraft(actor: Person, form: string, { id, values }: Draft): Promise<void> {
  const updatedAt = new Date();
  await db
    .insert(formDrafts)
    .values({ userId: actor.id, form: nameOf(form, id), values, updatedAt })
    .onConflictDoUpdate({
      target: [formDrafts.userId, formDrafts.form],
      set: { values, updatedAt },
    });
  const surplus = db
    .select({ form: formDrafts.form })
    .from(formDrafts)
    .where(ownDrafts(actor, form))
    .orderBy(desc(formDrafts.updatedAt))
    .offset(maxDrafts);
  await db
    .delete(formDrafts)
    .where(and(eq(formDrafts.userId, actor.id), inArray(formDrafts.form, surplus)));
}

/** The unsent inputs of a form, latest first. */
export async function listDrafts(actor: Person, form: string): Promise<Draft[]> {
  const rows = await db
    .select({ form: formDrafts.form, values: formDrafts.values })
    .from(formDrafts)
    .where(ownDrafts(actor, form))
    .orderBy(desc(formDrafts.updatedAt), formDrafts.form)
    .limit(maxDrafts);
  return rows.map((row) => ({ id: row.form.slice(form.length + 1), values: row.values }));
}

/** Removes one unsent input of a form, or all of them. */
export async function dropDrafts(
  actor: Person,
  form: string,
  id?: string,
  tx: Transaction | typeof db = db,
): Promise<void> {
  await tx.delete(formDrafts).where(ownDrafts(actor, form, id));
}

function ownDrafts(actor: Person, form: string, id?: string) {
  const isNamed =
    id === undefined ? like(formDrafts.form, `${form}/%`) : eq(formDrafts.form, nameOf(form, id));
  return and(eq(formDrafts.userId, actor.id), isNamed);
}

/** Several drafts of a form stand beside each other, such as those of two tabs. */
function nameOf(form: string, id: string): string {
  return `${form}/${id}`;
}

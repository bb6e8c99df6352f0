import { and, eq } from "drizzle-orm";
import { formDrafts } from "#app/features/accounts/accounts.table.ts";
import type { Person } from "#app/features/accounts/actor.ts";
import type { FormValues } from "#app/http/form.ts";
import { db } from "#app/platform/database/database.server.ts";

/** Stores the input of a form that goes over several requests. */
export async function keepDraft(actor: Person, form: string, values: FormValues): Promise<void> {
  const updatedAt = new Date();
  await db
    .insert(formDrafts)
    .values({ userId: actor.id, form, values, updatedAt })
    .onConflictDoUpdate({
      target: [formDrafts.userId, formDrafts.form],
      set: { values, updatedAt },
    });
}

/** The unsent input of a form. */
export async function findDraft(actor: Person, form: string): Promise<FormValues | undefined> {
  const [draft] = await db
    .select({ values: formDrafts.values })
    .from(formDrafts)
    .where(ownDraft(actor, form));
  return draft?.values;
}

export async function dropDraft(actor: Person, form: string): Promise<void> {
  await db.delete(formDrafts).where(ownDraft(actor, form));
}

function ownDraft(actor: Person, form: string) {
  return and(eq(formDrafts.userId, actor.id), eq(formDrafts.form, form));
}

import { and, eq, sql } from "drizzle-orm";
import type { Actor } from "#app/features/accounts/actor.ts";
import { actingCompany } from "#app/features/accounts/membership/acting-company.ts";
import { replyTemplates } from "#app/features/applications/lifecycle/lifecycle.table.ts";
import type { FormValues } from "#app/http/form.ts";
import { type StaleForm, staleForm } from "#app/http/stale-form/stale-form.server.ts";
import { type ContentLanguage, type Language, languages } from "#app/i18n/language.ts";
import { messagesFor } from "#app/messages/messages.server.ts";
import { db } from "#app/platform/database/database.server.ts";
import { type Outcome, refused } from "#app/platform/outcome.ts";
import {
  type Template,
  type TemplateKind,
  type TemplateValues,
  templateKinds,
} from "./template.ts";

/** Every kind of reply in both languages, as the actor's company words it; none for others. */
export async function listTemplates(actor: Actor): Promise<Template[]> {
  const company = actingCompany(actor);
  if (!company) return [];
  const rows = await db
    .select()
    .from(replyTemplates)
    .where(eq(replyTemplates.companyId, company.id));
  const own = new Map(rows.map(({ kind, language, body }) => [`${kind}.${language}`, body]));
  return languages.flatMap((language) =>
    templateKinds.map((kind) => {
      const body = own.get(`${kind}.${language}`);
      return {
        kind,
        language,
        body: body ?? shippedText(kind, language),
        isOwn: body !== undefined,
      };
    }),
  );
}

/**
 * Rewords a kind of reply for the actor's company, unless it was reworded after the form `sent` had been
 * opened. The shipped text itself is not stored. Refusals: lifecycle.missing for anyone who acts for no
 * company, lifecycle.readOnly.
 */
export async function saveTemplate(
  actor: Actor,
  { kind, language, body }: TemplateValues,
  sent: FormValues = {},
): Promise<Outcome<{ saved: true } | { stale: StaleForm }>> {
  const company = actingCompany(actor);
  if (!company) return refused("lifecycle.missing");
  if (!company.mayRecruit) return refused("lifecycle.readOnly");
  return db.transaction(async (tx) => {
    const own = ownTemplate(company, { kind, language });
    const shipped = shippedText(kind, language);
    const [stored] = await tx.select().from(replyTemplates).where(own).for("update");
    const stale = staleForm(sent, { body: stored?.body ?? shipped });
    if (stale) return { stale };
    if (body === shipped) await tx.delete(replyTemplates).where(own);
    else {
      await tx
        .insert(replyTemplates)
        .values({ companyId: company.id, kind, language, body })
        .onConflictDoUpdate({
          target: [replyTemplates.companyId, replyTemplates.kind, replyTemplates.language],
          set: { body, updatedAt: sql`now()` },
        });
    }
    return { saved: true as const };
  });
}

/** Puts the shipped text back in place of the text that the form `sent` had shown. Refusals as for saving. */
export async function restoreTemplate(
  actor: Actor,
  { kind, language }: { kind: TemplateKind; language: ContentLanguage },
  sent: FormValues = {},
): Promise<Outcome<{ saved: true } | { stale: StaleForm }>> {
  const company = actingCompany(actor);
  if (!company) return refused("lifecycle.missing");
  if (!company.mayRecruit) return refused("lifecycle.readOnly");
  return db.transaction(async (tx) => {
    const own = ownTemplate(company, { kind, language });
    const [stored] = await tx.select().from(replyTemplates).where(own).for("update");
    const stale = stored && staleForm(sent, { body: stored.body });
    if (stale) return { stale };
    await tx.delete(replyTemplates).where(own);
    return { saved: true as const };
  });
}

function ownTemplate(
  company: { id: string },
  { kind, language }: Pick<Template, "kind" | "language">,
) {
  return and(
    eq(replyTemplates.companyId, company.id),
    eq(replyTemplates.kind, kind),
    eq(replyTemplates.language, language),
  );
}

function shippedText(kind: TemplateKind, language: Language): string {
  return messagesFor(language).replyTexts[kind];
}

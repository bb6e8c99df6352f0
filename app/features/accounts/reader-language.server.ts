import { and, eq, sql } from "drizzle-orm";
import { switchedLanguage } from "#app/http/language.server.ts";
import { isLanguage, type Language } from "#app/i18n/language.ts";
import { db } from "#app/platform/database/database.server.ts";
import { authUsers } from "./accounts.table.ts";
import type { Person } from "./actor.ts";

/**
 * Keeps the language that the actor reads emails in: the one that the request switches to, or the
 * page's where none is known yet.
 */
export async function storeOwnLanguage(
  actor: Person,
  request: Request,
  page: Language,
): Promise<void> {
  const known = "language" in actor ? actor.language : null;
  const language = switchedLanguage(request) ?? (isLanguage(known) ? known : page);
  if (language === known) return;
  await db
    .update(authUsers)
    .set({ language })
    .where(
      and(eq(authUsers.id, actor.id), sql`${authUsers.language} is distinct from ${language}`),
    );
}

import { timingSafeEqual } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { isOptionalEmail, type OptionalEmail } from "#app/emails/optional-emails.ts";
import { authUsers } from "#app/features/accounts/accounts.table.ts";
import { paths } from "#app/paths.ts";
import { db } from "#app/platform/database/database.server.ts";
import { signFor } from "#app/platform/settings/app-secret.server.ts";
import { settings } from "#app/platform/settings/settings.server.ts";

/** The address in an email that switches its kind off, for anyone who has the email; it never expires. */
export async function unsubscribeLink(account: string, kind: string): Promise<string> {
  const signature = sign(account, kind);
  return settings().baseUrl + paths.unsubscribe({ account, kind, signature });
}

/** The account and kind of an unsubscribe link; undefined for a forged one. */
export async function readUnsubscribe(
  query: URLSearchParams,
): Promise<{ account: string; kind: OptionalEmail } | undefined> {
  const [account, kind, signature] = ["account", "kind", "signature"].map(
    (name) => query.get(name) ?? "",
  );
  if (!account || !isOptionalEmail(kind)) return undefined;
  const given = Buffer.from(signature ?? "");
  const expected = Buffer.from(sign(account, kind));
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  return { account, kind };
}

/** Switches a kind off by the link of an email. An account that is gone gets none anyway. */
export async function unsubscribe(account: string, kind: OptionalEmail): Promise<void> {
  const without = sql`array_remove(${authUsers.mutedEmails}, ${kind})`;
  await db
    .update(authUsers)
    .set({ mutedEmails: sql`array_append(${without}, ${kind})` })
    .where(eq(authUsers.id, account));
}

function sign(account: string, kind: string): string {
  return signFor("unsubscribe", `${account}\n${kind}`);
}

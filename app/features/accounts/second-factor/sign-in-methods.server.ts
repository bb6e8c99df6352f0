import { and, eq, isNotNull } from "drizzle-orm";
import { authAccounts } from "#app/features/accounts/accounts.table.ts";
import type { Person } from "#app/features/accounts/actor.ts";
import { confirmedPhones } from "#app/features/accounts/confirmed-phones.table.ts";
import { db } from "#app/platform/database/database.server.ts";
import { type OwnPasskey, passkeysOf } from "./passkeys/own-passkeys.server.ts";
import { totpSecrets } from "./second-factor.table.ts";
import { stepSeconds } from "./totp.server.ts";

/** Methods that open an account; timestamps in ISO. */
export type SignInMethods = {
  /** When the password was set last. */
  passwordSince: string | null;
  app: { since: string; lastUsedAt: string | null } | null;
  /** The number that codes are sent to, with the plus sign. */
  phone: { phone: string; since: string } | null;
  passkeys: OwnPasskey[];
};

/** The actor's own sign-in methods, so that a stranger's passkey is noticed. */
export function findOwnSignInMethods(actor: Person): Promise<SignInMethods> {
  return signInMethodsOf(actor.id);
}

export async function signInMethodsOf(userId: string): Promise<SignInMethods> {
  const [[password], [app], [phone], passkeys] = await Promise.all([
    db
      .select({ since: authAccounts.updatedAt })
      .from(authAccounts)
      .where(and(eq(authAccounts.userId, userId), eq(authAccounts.providerId, "credential"))),
    db
      .select({ since: totpSecrets.confirmedAt, lastStep: totpSecrets.lastStep })
      .from(totpSecrets)
      .where(and(eq(totpSecrets.userId, userId), isNotNull(totpSecrets.confirmedAt))),
    db.select().from(confirmedPhones).where(eq(confirmedPhones.userId, userId)),
    passkeysOf(userId),
  ]);
  return {
    passwordSince: password?.since.toISOString() ?? null,
    app: app?.since ? { since: app.since.toISOString(), lastUsedAt: stepTime(app.lastStep) } : null,
    phone: phone ? { phone: `+${phone.phone}`, since: phone.confirmedAt.toISOString() } : null,
    passkeys,
  };
}

/** When the code of a time step was shown. */
function stepTime(step: number | null): string | null {
  return step === null ? null : new Date(step * stepSeconds * 1000).toISOString();
}

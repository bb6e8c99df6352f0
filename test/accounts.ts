import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { registerAccount } from "#app/features/accounts/accounts.server.ts";
import { authUsers } from "#app/features/accounts/accounts.table.ts";
import type { Client } from "#app/features/accounts/devices/client.server.ts";
import { emailEvents } from "#app/features/accounts/emails/emails.table.ts";
import { db } from "#app/platform/database/database.server.ts";
import { isRefused } from "#app/platform/outcome.ts";

export const accountPassword = "six-olives";

/** A new browser, by default at an address of its own. */
export function newClient(address: string = randomUUID(), cookie = ""): Client {
  return { headers: new Headers({ cookie }), address };
}

/**
 * Makes a seeker's account that signs in with `accountPassword`; returns its address, which is
 * confirmed by default.
 */
export async function makeAccount({ isConfirmed = true } = {}): Promise<string> {
  const email = `${randomUUID()}@example.com`;
  const values = {
    userType: "customer_employee" as const,
    firstName: "Rima",
    lastName: "Halabi",
    email,
    password: accountPassword,
    phone: "+963 944 000 101",
    country: "Syria",
    province: "Aleppo",
    city: "Azaz",
    plan: undefined,
  };
  const registered = await registerAccount(values, newClient());
  if (isRefused(registered)) throw new Error(`The account was not made: ${registered.refused}.`);
  if (isConfirmed) await confirm(registered.id);
  return email;
}

/** As its link would, and without the email that has it. */
async function confirm(id: string): Promise<void> {
  await db.update(authUsers).set({ emailVerified: true }).where(eq(authUsers.id, id));
  await db.delete(emailEvents).where(eq(emailEvents.userId, id));
}

/** A seeker's registration as its form sends it, but for email and passwords. */
export const registrationFields = {
  userType: "customer_employee",
  firstName: "Hala",
  lastName: "Nasser",
  phone: "0944000201",
  country: "Syria",
  province: "Homs",
  city: "Homs",
  agree: "on",
};

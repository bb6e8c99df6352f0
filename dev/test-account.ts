import { randomUUID } from "node:crypto";
import { registerAccount } from "../app/areas/accounts/accounts.server.ts";
import { isRefused } from "../app/platform/outcome.ts";

/** Makes a seeker's account that signs in with the password `secret`; answers its address. */
export async function makeAccount(): Promise<string> {
  const email = `${randomUUID()}@example.com`;
  const made = await registerAccount({
    userType: "customer_employee",
    firstName: "Rima",
    lastName: "Halabi",
    email,
    password: "secret",
    phone: "+963 944 000 101",
    country: "Syria",
    province: "Aleppo",
    city: "Azaz",
    plan: undefined,
  });
  if (isRefused(made)) throw new Error(`The account was not made: ${made.refused}.`);
  return email;
}

import { randomUUID } from "node:crypto";
import { APIError } from "better-auth/api";
import { eq } from "drizzle-orm";
import { brokenConstraint, db } from "../../platform/database.server.ts";
import { type Outcome, refused } from "../../platform/outcome.ts";
import type { RegistrationValues } from "./account-forms.ts";
import { authAccounts, authUsers, userProfiles } from "./accounts.table.ts";
import { type Actor, userTypeOf, visitor } from "./actor.ts";
import { auth } from "./auth.server.ts";
import { fullName } from "./full-name.ts";
import { hashPassword } from "./password.server.ts";
import type { ReadPerson } from "./session-facts.ts";

type Session = { actor: Actor; setCookies: string[] };

/** Reads who sends a request. A lengthened session comes with the cookies to send back. */
export async function findActor(headers: Headers): Promise<Session> {
  if (!headers.get("cookie")?.includes("furas_session")) return { actor: visitor, setCookies: [] };
  const read = await auth().api.getSession({ headers, returnHeaders: true });
  const setCookies = read.headers.getSetCookie();
  if (!read.response) return { actor: visitor, setCookies };
  const { user } = read.response;
  const [profile] = await db
    .select({ userType: userProfiles.userType, changedAt: userProfiles.updatedAt })
    .from(userProfiles)
    .where(eq(userProfiles.id, user.id));
  const actor: ReadPerson = {
    kind: "person",
    id: user.id,
    email: user.email,
    userType: userTypeOf(profile?.userType),
    changedAt: profile?.changedAt.toISOString() ?? "",
  };
  return { actor, setCookies };
}

/** Makes the account and its profile in one transaction. Refused: accounts.emailTaken. */
export async function registerAccount(
  values: RegistrationValues,
): Promise<Outcome<{ id: string }>> {
  const id = randomUUID();
  const email = values.email.toLowerCase();
  const password = await hashPassword(values.password);
  try {
    await db.transaction(async (tx) => {
      const name = fullName(values);
      await tx.insert(authUsers).values({ id, name, email });
      await tx
        .insert(authAccounts)
        .values({ userId: id, accountId: id, providerId: "credential", password });
      const { userType, firstName, lastName, phone, country, province, city, plan } = values;
      await tx
        .insert(userProfiles)
        .values({ id, userType, firstName, lastName, email, phone, country, province, city, plan });
    });
  } catch (error) {
    if (brokenConstraint(error) === "auth_users_email_unique")
      return refused("accounts.emailTaken");
    throw error;
  }
  return { id };
}

/** Opens a session; answers the cookies to set. Refused the same for an unknown address and a wrong password. */
export async function signIn(
  values: { email: string; password: string; remember: boolean },
  headers: Headers,
): Promise<Outcome<Session>> {
  try {
    const { email, password, remember: rememberMe } = values;
    const opened = await auth().api.signInEmail({
      body: { email: email.toLowerCase(), password, rememberMe },
      headers,
      returnHeaders: true,
    });
    const setCookies = opened.headers.getSetCookie();
    const cookie = setCookies.map((line) => line.split(";", 1)[0]).join("; ");
    const { actor } = await findActor(new Headers({ cookie }));
    return { actor, setCookies };
  } catch (error) {
    if (error instanceof APIError && error.statusCode < 500)
      return refused("accounts.wrongPassword");
    throw error;
  }
}

/** Ends the session on the server too; answers the cookies that clear the browser's. */
export async function signOut(headers: Headers): Promise<string[]> {
  const ended = await auth().api.signOut({ headers, returnHeaders: true });
  return ended.headers.getSetCookie();
}

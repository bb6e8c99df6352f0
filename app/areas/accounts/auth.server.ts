import { betterAuth } from "better-auth";
import { drizzleAdapter } from "better-auth/adapters/drizzle";
import { db } from "../../platform/database.server.ts";
import { authAccounts, authSessions, authUsers, authVerifications } from "./accounts.table.ts";
import { hashPassword, verifyPassword } from "./password.server.ts";

const day = 24 * 60 * 60;

function makeAuth(options: { baseUrl: string; secret: string }) {
  const secure = options.baseUrl.startsWith("https://");
  const prefix = secure ? "__Host-" : "";
  return betterAuth({
    baseURL: options.baseUrl,
    secret: options.secret,
    telemetry: { enabled: false },
    database: drizzleAdapter(db, {
      provider: "pg",
      schema: {
        user: authUsers,
        session: authSessions,
        account: authAccounts,
        verification: authVerifications,
      },
    }),
    emailAndPassword: {
      enabled: true,
      autoSignIn: true,
      minPasswordLength: 6,
      maxPasswordLength: 256,
      password: { hash: hashPassword, verify: verifyPassword },
    },
    // A session that lasted a day is lengthened at its next use; never read from a cookie alone.
    session: { expiresIn: 30 * day, updateAge: day, cookieCache: { enabled: false } },
    advanced: {
      database: { generateId: "uuid" },
      // Its own prefix would be __Secure-; ours binds the cookie to this one host.
      useSecureCookies: false,
      defaultCookieAttributes: { secure, sameSite: "lax", httpOnly: true, path: "/" },
      cookies: {
        session_token: { name: `${prefix}furas_session` },
        dont_remember: { name: `${prefix}furas_brief` },
      },
    },
  });
}

type Auth = ReturnType<typeof makeAuth>;
let made: Auth | undefined;

/** Minutes that an access token lives: how often an open tab asks whether its session still holds. */
export let accessMinutes = 60;

/** Opens the accounts library on the open database. `secret` signs the session cookies. */
export function openAuth(options: {
  baseUrl: string;
  secret: string;
  accessMinutes?: number;
}): void {
  made = makeAuth(options);
  accessMinutes = options.accessMinutes ?? 60;
}

export function auth(): Auth {
  if (!made) throw new Error("The accounts library is not open.");
  return made;
}

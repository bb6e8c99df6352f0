import { betterAuth } from "better-auth";
import { drizzleAdapter } from "better-auth/adapters/drizzle";
import { cookieName, isSecure } from "#app/http/cookie.server.ts";
import { maxPasswordLength, minPasswordLength, rememberedDays } from "#app/messages/limits.ts";
import { db } from "#app/platform/database/database.server.ts";
import { log } from "#app/platform/log/log.server.ts";
import { authAccounts, authSessions, authUsers, authVerifications } from "./accounts.table.ts";
import { sessionOpening } from "./sign-in/open-session.server.ts";
import { hashPassword, verifyPassword } from "./sign-in/password.server.ts";

const day = 24 * 60 * 60;

function makeAuth(options: { baseUrl: string; secret: string }) {
  return betterAuth({
    baseURL: options.baseUrl,
    secret: options.secret,
    telemetry: { enabled: false },
    // Its warnings come once for every wrong password; what it says of errors may hold values.
    logger: { level: "error", log: (_, message) => log("accounts library", { message }) },
    plugins: [sessionOpening],
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
      minPasswordLength: minPasswordLength,
      maxPasswordLength: maxPasswordLength,
      password: { hash: hashPassword, verify: verifyPassword },
    },
    user: {
      additionalFields: {
        blockedAt: { type: "date", required: false, input: false },
        language: { type: "string", required: false, input: false },
      },
    },
    // A session that lasted a day is lengthened at its next use; never read from a cookie alone.
    session: {
      expiresIn: rememberedDays * day,
      updateAge: day,
      cookieCache: { enabled: false },
      additionalFields: {
        lastUsedAt: { type: "date", required: false, input: false },
        deviceId: { type: "string", required: false, input: false },
      },
    },
    advanced: {
      database: { generateId: "uuid" },
      // It would take the address from a header that anybody may write.
      ipAddress: { disableIpTracking: true },
      // Its own prefix would be __Secure-; ours binds the cookie to this one host.
      useSecureCookies: false,
      defaultCookieAttributes: { secure: isSecure(), sameSite: "lax", httpOnly: true, path: "/" },
      cookies: {
        session_token: { name: cookieName("furas_session") },
        dont_remember: { name: cookieName("furas_brief") },
      },
    },
  });
}

type Auth = ReturnType<typeof makeAuth>;
let instance: Auth | undefined;
/** Minutes that an access token lives: how often an open tab asks whether its session still holds. */
export let accessMinutes = 60;

/** Opens the accounts library on the open database, for the open site. `secret` signs the session cookies. */
export function openAuth(options: {
  baseUrl: string;
  secret: string;
  accessMinutes?: number;
}): void {
  instance = makeAuth(options);
  accessMinutes = options.accessMinutes ?? 60;
}

export function auth(): Auth {
  if (!instance) throw new Error("The accounts library is not open.");
  return instance;
}

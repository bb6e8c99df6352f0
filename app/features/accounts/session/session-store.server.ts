import { randomBytes } from "node:crypto";
import { and, eq, isNull } from "drizzle-orm";
import { authSessions, authUsers } from "#app/features/accounts/accounts.table.ts";
import { confirmedPhones } from "#app/features/accounts/confirmed-phones.table.ts";
import { cookieLine, readSignedCookie, signedCookieLine } from "#app/http/cookie.server.ts";
import { rememberedDays } from "#app/limits.ts";
import { db } from "#app/platform/database/database.server.ts";

const sessionCookie = "furas_session";
/** Marks a session that ends with the browser; it is never lengthened. */
const briefCookie = "furas_brief";

const daySeconds = 24 * 60 * 60;
const longestUserAgent = 300;

/** Opens a session for an account; returns the cookies that hand it to the browser. */
export async function openSession(
  userId: string,
  options: { userAgent: string | null; deviceId: string | null; brief: boolean },
): Promise<string[]> {
  const { userAgent, deviceId, brief } = options;
  const token = randomBytes(24).toString("base64url");
  await db
    .insert(authSessions)
    .values({
      userId,
      token,
      expiresAt: after(brief ? daySeconds : rememberedDays * daySeconds),
      ipAddress: "",
      userAgent: userAgent?.slice(0, longestUserAgent) ?? "",
      deviceId,
    });
  if (!brief) return [await signedCookieLine(sessionCookie, token, rememberedDays * daySeconds)];
  return [
    await signedCookieLine(sessionCookie, token),
    await signedCookieLine(briefCookie, "true"),
  ];
}

type ReadSession = {
  session?: { id: string; createdAt: Date; lastUsedAt: Date };
  user?: Pick<typeof authUsers.$inferSelect, "id" | "email" | "blockedAt" | "language"> & {
    phone: string | null;
  };
  setCookies: string[];
};

/**
 * The session of a request with its account, and the cookies to send back: a remembered session that
 * lasted a day is lengthened, the cookies of one that has ended are cleared.
 */
export async function findSession(headers: Headers): Promise<ReadSession> {
  const token = await readSignedCookie(headers.get("cookie"), sessionCookie);
  if (!token) return { setCookies: [] };
  const [row] = await db
    .select({
      session: {
        id: authSessions.id,
        expiresAt: authSessions.expiresAt,
        createdAt: authSessions.createdAt,
        lastUsedAt: authSessions.lastUsedAt,
      },
      user: {
        id: authUsers.id,
        email: authUsers.email,
        phone: confirmedPhones.phone,
        blockedAt: authUsers.blockedAt,
        language: authUsers.language,
      },
    })
    .from(authSessions)
    .innerJoin(authUsers, eq(authUsers.id, authSessions.userId))
    .leftJoin(
      confirmedPhones,
      and(eq(confirmedPhones.userId, authUsers.id), isNull(authUsers.email)),
    )
    .where(eq(authSessions.token, token));
  if (!row || row.session.expiresAt.getTime() <= Date.now()) {
    if (row) await db.delete(authSessions).where(eq(authSessions.id, row.session.id));
    return { setCookies: clearedCookies() };
  }
  const isDue = row.session.expiresAt <= after((rememberedDays - 1) * daySeconds);
  const isBrief = await readSignedCookie(headers.get("cookie"), briefCookie);
  if (!isDue || isBrief) return { ...row, setCookies: [] };
  const lengthened = await db
    .update(authSessions)
    .set({ expiresAt: after(rememberedDays * daySeconds), updatedAt: new Date() })
    .where(eq(authSessions.id, row.session.id))
    .returning({ id: authSessions.id });
  // Another request may have just ended it.
  if (lengthened.length === 0) return { setCookies: clearedCookies() };
  const line = await signedCookieLine(sessionCookie, token, rememberedDays * daySeconds);
  return { ...row, setCookies: [line] };
}

/** Ends the session of a request; returns the cookies that clear the browser's. */
export async function closeSession(headers: Headers): Promise<string[]> {
  const token = await readSignedCookie(headers.get("cookie"), sessionCookie);
  if (token) await db.delete(authSessions).where(eq(authSessions.token, token));
  return clearedCookies();
}

function clearedCookies(): string[] {
  return [sessionCookie, briefCookie].map((name) => cookieLine(name, "", 0));
}

function after(seconds: number): Date {
  return new Date(Date.now() + seconds * 1000);
}

import { createHmac } from "node:crypto";
import { errors, jwtVerify, SignJWT } from "jose";
import { accessMinutes, auth } from "#app/features/accounts/auth.server.ts";

const alg = "HS256";
/** What every access token says of itself: no other text that this board signs is taken for one. */
const typ = "furas-access+jwt";

/** A signed token that names a session and its own end; alone, without the cookie, it opens nothing. */
export async function makeAccessToken(user: string, session: string) {
  const expiresAt = Math.floor(Date.now() / 1000) + accessMinutes * 60;
  const token = await new SignJWT({ sid: session })
    .setProtectedHeader({ alg, typ })
    .setSubject(user)
    .setAudience(await audience())
    .setExpirationTime(expiresAt)
    .sign(await signingKey());
  return { token, expiresAt };
}

/**
 * What an access token of this board says; undefined for a forged one, one that ran out, and one of
 * another type or for another board.
 */
export async function readAccessToken(token: string) {
  const requiredClaims = ["sub", "sid", "exp"];
  const expected = { algorithms: [alg], typ, audience: await audience(), requiredClaims };
  try {
    return (await jwtVerify<{ sid: string }>(token, await signingKey(), expected)).payload;
  } catch (error) {
    if (error instanceof errors.JOSEError) return undefined;
    throw error;
  }
}

async function audience(): Promise<string> {
  return new URL((await auth().$context).baseURL).origin;
}

/** A key of its own: what signs cookies must sign nothing that a script passes. */
async function signingKey(): Promise<Uint8Array> {
  const { secret } = await auth().$context;
  return createHmac("sha256", secret).update("access token").digest();
}

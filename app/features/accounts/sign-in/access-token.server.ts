import { errors, jwtVerify, SignJWT } from "jose";
import { purposeKey } from "#app/platform/settings/app-secret.server.ts";
import { settings } from "#app/platform/settings/settings.server.ts";

const alg = "HS256";
/** The type claim of access tokens: no other signed text passes as one. */
const typ = "furas-access+jwt";

/** A signed token that names a session and its own end; alone, without the cookie, it opens nothing. */
export async function makeAccessToken(user: string, session: string) {
  const expiresAt = Math.floor(Date.now() / 1000) + settings().accessMinutes * 60;
  const token = await new SignJWT({ sid: session })
    .setProtectedHeader({ alg, typ })
    .setSubject(user)
    .setAudience(settings().baseUrl)
    .setExpirationTime(expiresAt)
    .sign(signingKey());
  return { token, expiresAt };
}

/**
 * The claims of an access token of this board; undefined for one that is forged, expired, of
 * another type or for another board.
 */
export async function readAccessToken(token: string) {
  const requiredClaims = ["sub", "sid", "exp"];
  const expected = { algorithms: [alg], typ, audience: settings().baseUrl, requiredClaims };
  try {
    return (await jwtVerify<{ sid: string }>(token, signingKey(), expected)).payload;
  } catch (error) {
    if (error instanceof errors.JOSEError) return undefined;
    throw error;
  }
}

/** A key of its own: scripts pass these tokens on. */
const signingKey = () => purposeKey("access token");

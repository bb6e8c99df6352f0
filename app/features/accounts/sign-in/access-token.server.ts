import { createHmac, timingSafeEqual } from "node:crypto";
import { z } from "zod";
import { accessMinutes, auth } from "#app/features/accounts/auth.server.ts";

/** What every access token says of itself: no other text that this board signs is taken for one. */
const type = "furas-access+1";

const claims = z.object({
  typ: z.literal(type),
  /** The board that it is for. */
  aud: z.string(),
  sub: z.string(),
  sid: z.string(),
  exp: z.number(),
});
/** Account, session and, in seconds since 1970, the end of the token. */
type Claims = z.infer<typeof claims>;

/** A signed token that names a session and its own end; alone, without the cookie, it opens nothing. */
export async function makeAccessToken(user: string, session: string) {
  const exp = Math.floor(Date.now() / 1000) + accessMinutes * 60;
  const body = encoded({ typ: type, aud: await audience(), sub: user, sid: session, exp });
  return { token: `${body}.${await signature(body)}`, expiresAt: exp };
}

/**
 * What an access token of this board says; undefined for a forged one, one that ran out, and one of
 * another type or for another board.
 */
export async function readAccessToken(token: string): Promise<Claims | undefined> {
  const [body = "", signed = ""] = token.split(".");
  const expected = Buffer.from(await signature(body));
  const given = Buffer.from(signed);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  const parsed = claims.safeParse(JSON.parse(Buffer.from(body, "base64url").toString()));
  if (!parsed.success || parsed.data.aud !== (await audience())) return undefined;
  return parsed.data.exp * 1000 > Date.now() ? parsed.data : undefined;
}

function encoded(payload: Claims): string {
  return Buffer.from(JSON.stringify(payload)).toString("base64url");
}

async function audience(): Promise<string> {
  return new URL((await auth().$context).baseURL).origin;
}

async function signature(body: string): Promise<string> {
  const { secret } = await auth().$context;
  // A key of its own: what signs cookies must sign nothing that a script hands in.
  const key = createHmac("sha256", secret).update("access token").digest();
  return createHmac("sha256", key).update(body).digest("base64url");
}

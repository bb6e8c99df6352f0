import { createHmac, timingSafeEqual } from "node:crypto";
import { z } from "zod";
import { accessMinutes, auth } from "./auth.server.ts";

const claims = z.object({ sub: z.string(), sid: z.string(), exp: z.number() });
/** Account, session and, in seconds since 1970, the end of the token. */
type Claims = z.infer<typeof claims>;

/** A signed token that names a session and its own end; alone, without the cookie, it opens nothing. */
export async function makeAccessToken(user: string, session: string) {
  const exp = Math.floor(Date.now() / 1000) + accessMinutes * 60;
  const body = encoded({ sub: user, sid: session, exp } satisfies Claims);
  return { token: `${body}.${await signature(body)}`, expiresAt: exp };
}

/** What a token of ours says; undefined for a forged one and for one that ran out. */
export async function readAccessToken(token: string): Promise<Claims | undefined> {
  const [body = "", signed = ""] = token.split(".");
  const expected = Buffer.from(await signature(body));
  const given = Buffer.from(signed);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  const said = claims.parse(JSON.parse(Buffer.from(body, "base64url").toString()));
  return said.exp * 1000 > Date.now() ? said : undefined;
}

function encoded(said: Claims): string {
  return Buffer.from(JSON.stringify(said)).toString("base64url");
}

async function signature(body: string): Promise<string> {
  const { secret } = await auth().$context;
  // A key of its own: what signs cookies must sign nothing that a script hands in.
  const key = createHmac("sha256", secret).update("access token").digest();
  return createHmac("sha256", key).update(body).digest("base64url");
}

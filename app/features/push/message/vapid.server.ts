import { createPrivateKey, generateKeyPairSync, type KeyObject } from "node:crypto";
import { SignJWT } from "jose";
import { openSecret, sealSecret } from "#app/features/accounts/second-factor/secret-box.server.ts";
import { pushKeys } from "#app/features/push/push.table.ts";
import { db } from "#app/platform/database/database.server.ts";
import { settings } from "#app/platform/settings/settings.server.ts";

type VapidKeys = { publicKey: string; privateKey: KeyObject };

/** The purpose of the private key's encryption. */
const context = "push";

/** The board's public key, which browsers subscribe with, in base64url. */
export async function findPublicKey(): Promise<string> {
  return (await findKeys()).publicKey;
}

/** The head by which a push service knows the board (VAPID, RFC 8292), for messages to one origin. */
export async function vapidHeader(audience: string): Promise<string> {
  const { publicKey, privateKey } = await findKeys();
  const { baseUrl, mailFrom } = settings();
  const token = await new SignJWT()
    .setProtectedHeader({ typ: "JWT", alg: "ES256" })
    .setAudience(audience)
    .setSubject(baseUrl.startsWith("https:") ? baseUrl : ownerAddress(mailFrom))
    .setExpirationTime("12h")
    .sign(privateKey);
  return `vapid t=${token}, k=${publicKey}`;
}

/** The address by which a push service reaches the board's owner. */
function ownerAddress(mailFrom: string): string {
  return `mailto:${/<([^>]+)>/.exec(mailFrom)?.[1] ?? mailFrom}`;
}

/**
 * The board's keys, made once for all its processes. After a change of SESSION_SECRET, which encrypts
 * the private one, new ones are made: browsers then subscribe again.
 */
async function findKeys(): Promise<VapidKeys> {
  const stored = await readKeys();
  if (stored) return stored;
  const created = await makeKeys();
  await db.transaction(async (tx) => {
    await tx.insert(pushKeys).values(created).onConflictDoNothing();
    // Of several processes that found none the first has stored its own.
    const [row] = await tx.select().from(pushKeys).for("update");
    if (row && !(await openKey(row))) await tx.update(pushKeys).set(created);
  });
  const keys = await readKeys();
  if (!keys) throw new Error("The keys of push messages cannot be read.");
  return keys;
}

async function readKeys(): Promise<VapidKeys | undefined> {
  const [row] = await db.select().from(pushKeys);
  return row && openKey(row);
}

async function openKey(row: { publicKey: string; privateKey: string }) {
  const key = await openSecret(row.privateKey, context);
  if (key === undefined) return undefined;
  const der = Buffer.from(key, "base64url");
  const privateKey = createPrivateKey({ key: der, format: "der", type: "pkcs8" });
  return { publicKey: row.publicKey, privateKey };
}

async function makeKeys() {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "prime256v1" });
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });
  const point = [Buffer.from([4]), Buffer.from(x, "base64url"), Buffer.from(y, "base64url")];
  const key = privateKey.export({ format: "der", type: "pkcs8" }).toString("base64url");
  return {
    publicKey: Buffer.concat(point).toString("base64url"),
    privateKey: await sealSecret(key, context),
  };
}

import { createHmac, randomBytes } from "node:crypto";
import { decrypt, encrypt } from "#app/platform/encryption/keyring.server.ts";
import { encryptionKey } from "#app/platform/settings/app-secret.server.ts";

/** A new secret of Standard Webhooks: `whsec_` and 32 random bytes in base64. */
export function makeWebhookSecret(): string {
  return `whsec_${randomBytes(32).toString("base64")}`;
}

/** Its last four characters before the padding. */
export function secretEnding(secret: string): string {
  return secret.replace(/=+$/, "").slice(-4);
}

/** Encrypted for its endpoint alone, by a key derived from SESSION_SECRET. */
export function sealWebhookSecret(secret: string, endpointId: string): Buffer {
  return encrypt(boxKey(), Buffer.from(secret), endpointId);
}

/** Throws a DecryptionError for a secret of another endpoint or SESSION_SECRET. */
export function openWebhookSecret(encrypted: Uint8Array, endpointId: string): string {
  return decrypt(boxKey(), encrypted, endpointId).toString();
}

const boxKey = () => encryptionKey("furas webhook secret");

type Message = { id: string; timestamp: number; body: string };

/** The headers of Standard Webhooks, with a signature for each secret; the timestamp is in seconds. */
export function signedHeaders(secrets: readonly string[], message: Message) {
  const { id, timestamp, body } = message;
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.replace(/^whsec_/, ""), "base64");
    return `v1,${createHmac("sha256", key).update(`${id}.${timestamp}.${body}`).digest("base64")}`;
  });
  return {
    "webhook-id": id,
    "webhook-timestamp": `${timestamp}`,
    "webhook-signature": signatures.join(" "),
  };
}

import { createHmac, timingSafeEqual } from "node:crypto";
import { auth } from "#app/features/accounts/auth.server.ts";
import { isUuid } from "#app/platform/uuid.ts";

/** What a page behind a recipient's signed link hands its forms: the right to that recipient's devices. */
export async function recipientTicket(recipientId: string): Promise<string> {
  return `${recipientId}.${await sign(recipientId)}`;
}

/** The recipient of a ticket; undefined for one that is not ours. */
export async function readRecipientTicket(ticket: string): Promise<string | undefined> {
  const [id = "", signature = ""] = ticket.split(".");
  if (!isUuid(id)) return undefined;
  const [given, expected] = [Buffer.from(signature), Buffer.from(await sign(id))];
  return given.length === expected.length && timingSafeEqual(given, expected) ? id : undefined;
}

async function sign(recipientId: string): Promise<string> {
  const { secret } = await auth().$context;
  // A key of its own: what signs cookies must sign nothing else.
  const key = createHmac("sha256", secret).update("push").digest();
  return createHmac("sha256", key).update(recipientId).digest("base64url");
}

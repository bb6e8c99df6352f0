import { timingSafeEqual } from "node:crypto";
import { signFor } from "#app/platform/settings/app-secret.server.ts";
import { isUuid } from "#app/platform/uuid.ts";

/**
 * A ticket that a page behind a recipient's signed link hands its forms: the right to that
 * recipient's devices.
 */
export async function recipientTicket(recipientId: string): Promise<string> {
  return `${recipientId}.${sign(recipientId)}`;
}

/** The recipient of a ticket; undefined for one that is not ours. */
export async function readRecipientTicket(ticket: string): Promise<string | undefined> {
  const [id = "", signature = ""] = ticket.split(".");
  if (!isUuid(id)) return undefined;
  const [given, expected] = [Buffer.from(signature), Buffer.from(sign(id))];
  return given.length === expected.length && timingSafeEqual(given, expected) ? id : undefined;
}

function sign(recipientId: string): string {
  return signFor("push", recipientId);
}

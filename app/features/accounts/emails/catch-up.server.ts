import { enqueueEmailByName } from "#app/emails/enqueue-email.server.ts";
import type { Transaction } from "#app/platform/database/database.server.ts";

/** The kind is defined where applications are. */
export const catchUpName = "catchUp";

/** Sends the emails held back until the account's address was confirmed. */
export async function sendHeldBack(account: string, tx: Transaction): Promise<void> {
  await enqueueEmailByName(catchUpName, account, tx);
}

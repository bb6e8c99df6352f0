import { eq } from "drizzle-orm";
import { paths } from "../../paths.ts";
import { type Database, db } from "../../platform/database.server.ts";
import type { Language } from "../../platform/language.ts";
import { log } from "../../platform/log.server.ts";
import { isAddressRefused, type Letter, sendLetter } from "../../platform/mail.server.ts";
import { order, WorkFailure } from "../../platform/queue.server.ts";
import { siteOrigin } from "../../platform/site.server.ts";
import { authUsers } from "./accounts.table.ts";
import type { Device } from "./device.ts";
import { newDeviceLetter, passwordChangedLetter } from "./mail/alert-letters.server.ts";
import { recoveryLetter } from "./mail/recovery-letter.server.ts";
import { dropLink, openLink } from "./reset-links.server.ts";

/**
 * A letter to be written to an account's owner. It names the account only: address, texts and links
 * are put together when it is sent, so that the queue holds nothing that a thief could use.
 */
export type LetterOrder = { account: string | null /** ISO. */; at: string } & (
  | { letter: "recovery"; language: Language }
  | { letter: "newDevice"; device: Device }
  | { letter: "passwordChanged" }
);

/** Hours after which a letter is of no more use. */
const useful = { recovery: 1, newDevice: 48, passwordChanged: 48 };

/** Has a letter sent once the transaction is committed; to no account, it is dropped unsent. */
export async function orderLetter(letter: LetterOrder, tx?: Pick<Database, "execute">) {
  await order("letters", letter, tx);
}

/** Sends an ordered letter, unless it is of no more use. Throws a WorkFailure when it is not taken. */
export async function sendOrderedLetter(ordered: LetterOrder): Promise<void> {
  const { letter, account, at } = ordered;
  if (!account) return;
  if (Date.now() - Date.parse(at) > useful[letter] * 60 * 60_000) {
    log("letter dropped", { letter, account });
    return;
  }
  const [owner] = await db
    .select({ id: authUsers.id, email: authUsers.email })
    .from(authUsers)
    .where(eq(authUsers.id, account));
  if (!owner) return;
  if (ordered.letter === "recovery") return sendLink(owner, ordered.language);
  await send(letter, { to: owner.email, ...alertLetter(ordered) });
}

function alertLetter(ordered: Exclude<LetterOrder, { letter: "recovery" }>) {
  const at = new Date(ordered.at);
  return ordered.letter === "newDevice"
    ? newDeviceLetter(ordered.device, at)
    : passwordChangedLetter(at);
}

async function sendLink(owner: { id: string; email: string }, language: Language) {
  const link = await openLink(owner.id);
  if (!link) return;
  try {
    const address = siteOrigin + paths.resetPassword({ token: link.token });
    await send("recovery", { to: owner.email, ...recoveryLetter(address, language) });
  } catch (error) {
    await dropLink(link.id);
    throw error;
  }
}

async function send(kind: LetterOrder["letter"], letter: Letter): Promise<void> {
  try {
    await sendLetter(letter);
  } catch (error) {
    // A mailbox that is closed stays closed.
    if (isAddressRefused(error)) log("letter refused", { letter: kind });
    else throw new WorkFailure("The letter was not taken.", { letter: kind, ...answerOf(error) });
  }
}

/** What a mail server said, without its sentences: they repeat addresses. */
function answerOf(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return {};
  const { code, command, responseCode } = error as Error & Record<string, unknown>;
  return { code, command, responseCode };
}

import { eq, sql } from "drizzle-orm";
import { enqueueEmail } from "#app/emails/enqueue-email.server.ts";
import type { OptionalEmail } from "#app/emails/optional-emails.ts";
import { authUsers, userProfiles } from "#app/features/accounts/accounts.table.ts";
import type { Person } from "#app/features/accounts/actor.ts";
import {
  type Consumed,
  consume,
  limitKey,
} from "#app/features/accounts/rate-limits/rate-limits.server.ts";
import { db } from "#app/platform/database/database.server.ts";
import { shownEmail } from "#app/platform/email/shown-email.server.ts";
import { isRefused, type Outcome, type Refusal } from "#app/platform/outcome.ts";
import { confirmationEmail, contactConfirmationEmail } from "./confirmation-email.server.ts";
import { findUnconfirmed, isUnconfirmedFull, type Unconfirmed } from "./unconfirmed.server.ts";

/** Confirmations that go to one address, whichever accounts ask for them. */
const perHour = { max: 3, seconds: 60 * 60 };
const perDay = { max: 6, seconds: 24 * 60 * 60 };

/** The actor's contact address if it differs, unconfirmed addresses, as they are shown, and disabled kinds. */
export async function findOwnEmails(
  actor: Person,
): Promise<{ contact: string | null; unconfirmed: Unconfirmed; muted: string[] }> {
  const [unconfirmed, [account]] = await Promise.all([
    findUnconfirmed(actor.id),
    db
      .select({ muted: authUsers.mutedEmails, contact: userProfiles.email })
      .from(authUsers)
      .leftJoin(userProfiles, eq(userProfiles.id, authUsers.id))
      .where(eq(authUsers.id, actor.id)),
  ]);
  const { contact = null, muted = [] } = account ?? {};
  const isOther = contact && contact.toLowerCase() !== actor.email?.toLowerCase();
  const shown = {
    account: shownEmail(unconfirmed.account),
    contact: shownEmail(unconfirmed.contact),
  };
  return { contact: isOther ? shownEmail(contact) : null, unconfirmed: shown, muted };
}

/** Whether the address that the actor signs in with is confirmed; a number without one always is. */
export async function isOwnEmailConfirmed(actor: Person): Promise<boolean> {
  if (actor.email === null) return true;
  const [account] = await db
    .select({ isConfirmed: authUsers.emailVerified })
    .from(authUsers)
    .where(eq(authUsers.id, actor.id));
  return account?.isConfirmed ?? false;
}

/** Sends a new link to the actor's own unconfirmed address. Refusals: accounts.tooManyTries. */
export async function sendOwnConfirmation(
  actor: Person,
  which: keyof Unconfirmed,
): Promise<Outcome<{ sent: boolean }>> {
  const address = (await findUnconfirmed(actor.id))[which];
  if (!address) return { sent: false };
  const counted = await countConfirmation(address);
  if (isRefused(counted)) return counted;
  await enqueueEmail(kindFor(which), actor.id, {});
  return { sent: true };
}

/** Counts a confirmation to an address; passed to refund where none is sent. */
export async function countConfirmation(address: string): Promise<Consumed[] | Refusal> {
  const key = (span: string) => limitKey(`confirmations-a-${span}`, address.toLowerCase());
  if (await isUnconfirmedFull(address)) {
    return { refused: "accounts.tooManyTries", retryAfter: perHour.seconds };
  }
  const ofDay = await consume(key("day"), perDay);
  if (isRefused(ofDay)) return ofDay;
  const ofHour = await consume(key("hour"), perHour);
  return isRefused(ofHour) ? ofHour : [ofDay, ofHour];
}

function kindFor(which: keyof Unconfirmed) {
  return which === "account" ? confirmationEmail : contactConfirmationEmail;
}

/** Sets which of the kinds that the actor's form shows are switched off; others stay as they are. */
export async function setOwnMuted(
  actor: Person,
  shown: readonly OptionalEmail[],
  wanted: readonly string[],
): Promise<void> {
  const off = shown.filter((kind) => !wanted.includes(kind));
  await db
    .update(authUsers)
    .set({
      mutedEmails: sql`array(
        select unnest(${authUsers}.muted_emails) except select unnest(${list(shown)})
        union select unnest(${list(off)}))`,
    })
    .where(eq(authUsers.id, actor.id));
}

function list(kinds: readonly string[]) {
  return sql`${sql.param([...kinds])}::text[]`;
}

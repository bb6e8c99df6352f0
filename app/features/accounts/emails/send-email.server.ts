import { and, eq, isNull, sql } from "drizzle-orm";
import type { EmailEvent, EmailKind, Recipient } from "#app/emails/email-kind.ts";
import { emailLanes } from "#app/emails/email-lanes.ts";
import { type EmailJob, postpone } from "#app/emails/enqueue-email.server.ts";
import { renderEmail } from "#app/emails/render-email.server.tsx";
import { withoutEmail } from "#app/emails/without-email.ts";
import { authUsers, userProfiles } from "#app/features/accounts/accounts.table.ts";
import { confirmedPhones } from "#app/features/accounts/confirmed-phones.table.ts";
import { refund } from "#app/features/accounts/rate-limits/rate-limits.server.ts";
import { sendInPlaceOf } from "#app/features/accounts/sms/sms-in-place.server.ts";
import { defaultLanguage } from "#app/i18n/language.ts";
import { db } from "#app/platform/database/database.server.ts";
import { addToDay } from "#app/platform/day-counts/day-counts.server.ts";
import { isAddressRefused, sendEmail } from "#app/platform/email/mail.server.ts";
import { gathered } from "#app/platform/gathered.ts";
import { log } from "#app/platform/log/log.server.ts";
import { isRefused } from "#app/platform/outcome.ts";
import { JobFailure } from "#app/platform/queue/queue.server.ts";
import { claimEvents, claimFreeEvents, dropEvents, markSent } from "./email-events.server.ts";
import {
  countUnconfirmed,
  isContactConfirmed,
  isKnown,
  isUnconfirmedFull,
} from "./unconfirmed.server.ts";

type Options = {
  /** The kinds of all features. */
  kinds: readonly EmailKind[];
  /** The address that switches a kind off for an account. */
  unsubscribeLink(account: string, kind: string): Promise<string>;
  /** Whether an account has a device that gets push messages of all these kinds. */
  getsPushes(account: string, kinds: readonly string[]): Promise<boolean>;
};

/** The job that an older version queued: it named the kind otherwise and had no events. */
type OlderJob = { letter?: EmailJob["email"]; language?: string };

/**
 * The handler of queued emails: looks up the account, and whether and where it may be written to,
 * has the kind compose the email, and sends it, or in its place the sentence of the kind to the phone of an
 * account without an email. Throws a JobFailure when it is refused. Jobs that are
 * under way at once share their queries, so each lane has a handler of its own.
 */
export function emailHandler({ kinds, unsubscribeLink, getsPushes }: Options) {
  const byName = new Map(kinds.map((kind) => [kind.name, kind]));
  const recipientOf = gathered((accounts: string[]) => listRecipients(accounts));
  const claimIfFree = gathered(claimFreeEvents);
  const setSent = gathered(async (jobs: string[]): Promise<undefined[]> => {
    await markSent(jobs);
    return [];
  });
  return async (queued: EmailJob & OlderJob, id: string): Promise<void> => {
    const job = queued.letter ? fromOlder(queued) : queued;
    const kind = byName.get(job.email);
    const recipient = job.account
      ? await recipientOf(job.account)
      : await kind?.findRecipient?.(job.data ?? {});
    if (!kind || !recipient) return;
    if (!mayBeSent(kind, recipient) || !(await isWanted(kind, recipient))) {
      return dropEvents(recipient.id, kind.name);
    }
    const { isConfirmed, email } = addressFor(kind, recipient);
    if (email && kind.perHour !== null && !isConfirmed && (await isUnconfirmedFull(email))) {
      return postpone(job, fullWaitSeconds);
    }
    const claimed = await eventsOf(job, kind, recipient, id);
    if ("wait" in claimed) return postpone(job, claimed.wait);
    await send(kind, claimed.events, recipient, id);
  };

  /** Whether a kind is sent to an account without an email in another way than it is pushed. */
  async function isWanted({ name }: EmailKind, { id, email }: Recipient): Promise<boolean> {
    if (email !== null) return true;
    const way = withoutEmail[name];
    if (way.by === "push") return !(await getsPushes(id, way.pushes));
    return way.by !== "page" && way.by !== "others";
  }

  async function eventsOf(job: EmailJob, kind: EmailKind, { id: account }: Recipient, id: string) {
    if (kind.perHour === null) {
      return { events: [{ data: job.data ?? {}, at: new Date(job.at) }] };
    }
    const claim = { account, kind, job: id };
    return (await claimIfFree(claim)) ?? (await claimEvents(claim));
  }

  async function send(kind: EmailKind, events: EmailEvent[], recipient: Recipient, id: string) {
    const useful = events.filter(({ at }) => Date.now() - at.getTime() <= kind.usefulHours * hour);
    if (events.length > 0 && useful.length === 0) {
      log("email dropped", { email: kind.name, account: recipient.id });
    }
    const composed = useful.length > 0 ? await kind.compose(useful, recipient) : undefined;
    if (!composed) return setSent(id);
    const own = addressFor(kind, recipient);
    const phone = composed.phone ?? (composed.to ? undefined : recipient.phone);
    if (phone) {
      const { id: account, language } = recipient;
      await sendInPlaceOf(kind.name, { account, phone, language });
      return setSent(id);
    }
    const { content, to = own.email, language = recipient.language, undo, sent } = composed;
    if (to === null) return setSent(id);
    const { calendars = [] } = composed;
    const isConfirmed =
      composed.isToConfirmed || (composed.to === undefined ? own.isConfirmed : await isKnown(to));
    const counted = isConfirmed ? [] : await countUnconfirmed(to);
    if (isRefused(counted)) {
      await undo?.();
      log("email dropped", { email: kind.name, limit: "unconfirmed address" });
      return setSent(id);
    }
    const unsubscribe =
      composed.unsubscribe ??
      (kind.optional && (await unsubscribeLink(recipient.id, kind.optional)));
    const email = renderEmail(content, language, unsubscribe);
    try {
      const isUrgent = emailLanes[kind.name] === "security";
      await sendEmail({
        ...email,
        to,
        id,
        language,
        isUrgent,
        ...(unsubscribe && { unsubscribe }),
        ...(calendars.length > 0 && { calendars }),
      });
      addToDay("emails");
    } catch (error) {
      await undo?.();
      await refund(counted);
      if (!isAddressRefused(error)) {
        const fields = { email: kind.name, ...replyFrom(error) };
        throw new JobFailure("The email was not taken.", fields);
      }
      // A mailbox that is closed stays closed.
      log("email refused", { email: kind.name });
      addToDay("bounced");
    }
    await sent?.();
    await setSent(id);
  }
}

const hour = 60 * 60_000;
/** Until it is tried again whether an unconfirmed address may get another email. */
const fullWaitSeconds = 60 * 60;

function addressFor({ toContact }: EmailKind, { contact, email, isConfirmed }: Recipient) {
  return (toContact && email !== null && contact) || { email, isConfirmed };
}

function fromOlder({
  email,
  letter = email,
  account,
  at,
  language,
}: EmailJob & OlderJob): EmailJob {
  return { email: letter, account, at, ...(language && { data: { language } }) };
}

/** None where the account is gone, or blocked and not to be written to `evenBlocked`. */
export async function findRecipient(
  account: string,
  options?: { evenBlocked: boolean },
): Promise<Recipient | undefined> {
  return (await listRecipients([account], options))[0];
}

/** Several recipients, each in the place of its account. */
async function listRecipients(
  accounts: string[],
  { evenBlocked } = { evenBlocked: false },
): Promise<(Recipient | undefined)[]> {
  const rows = await db
    .select({
      id: authUsers.id,
      email: authUsers.email,
      phone: confirmedPhones.phone,
      isConfirmed: sql<boolean>`${authUsers.emailVerified} or ${authUsers.email} is null`,
      language: authUsers.language,
      muted: authUsers.mutedEmails,
      contact: { email: userProfiles.email, isConfirmed: isContactConfirmed },
    })
    .from(authUsers)
    .leftJoin(userProfiles, eq(userProfiles.id, authUsers.id))
    .leftJoin(
      confirmedPhones,
      and(eq(confirmedPhones.userId, authUsers.id), isNull(authUsers.email)),
    )
    .where(
      and(
        sql`${authUsers.id} = any(${sql.param(accounts)})`,
        evenBlocked ? undefined : isNull(authUsers.blockedAt),
      ),
    );
  const recipients = rows.map(({ contact, language, phone, ...rest }): Recipient => {
    const { email = null, isConfirmed = false } = contact ?? {};
    return {
      ...rest,
      language: language ?? defaultLanguage,
      ...(phone && { phone }),
      ...(email && { contact: { email, isConfirmed } }),
    };
  });
  const byId = new Map(recipients.map((recipient) => [recipient.id, recipient]));
  return accounts.map((account) => byId.get(account));
}

function mayBeSent({ beforeConfirmation, optional }: EmailKind, recipient: Recipient): boolean {
  if (!recipient.isConfirmed && !beforeConfirmation) return false;
  return !optional || !recipient.muted.includes(optional);
}

/** The mail server's error, without its message, which may contain addresses. */
function replyFrom(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return {};
  const { code, command, responseCode } = error as Error & Record<string, unknown>;
  return { code, command, responseCode };
}

import { eq, sql } from "drizzle-orm";
import { type EmailContent, linkContent } from "#app/emails/email-content.ts";
import { defineEmail } from "#app/emails/email-kind.ts";
import { hashedLinkToken, newLinkToken } from "#app/emails/link-token.server.ts";
import { confirmedPhones } from "#app/features/accounts/confirmed-phones.table.ts";
import type { Language } from "#app/i18n/language.ts";
import { emailRetryDays, emailUndoDays } from "#app/limits.ts";
import { messagesFor } from "#app/messages/messages.server.ts";
import { paths } from "#app/paths.ts";
import { db } from "#app/platform/database/database.server.ts";
import { settings } from "#app/platform/settings/settings.server.ts";
import { emailChanges } from "./address.table.ts";

type EventData = { change: string };

/** Asks the owner of the new mailbox whether an account is to use it. */
export const emailChangeEmail = defineEmail<EventData>({
  name: "emailChange",
  usefulHours: 24 * emailRetryDays,
  perHour: null,
  beforeConfirmation: true,
  async compose([event], { id, language }) {
    const change = await findChange(event?.data.change, id);
    if (!change || change.confirmedAt || change.expiresAt < new Date()) return undefined;
    const token = await openToken(change.id, "tokenHash");
    const link = settings().baseUrl + paths.confirmEmail({ token });
    return {
      to: change.newEmail,
      content: changeContent(link, language),
      undo: () => setHash(change.id, { tokenHash: null }),
    };
  },
});

/** Tells the old mailbox of the change, with the link that takes it back; without one, the phone. */
export const emailChangedEmail = defineEmail<EventData>({
  name: "emailChanged",
  usefulHours: 24 * emailUndoDays,
  perHour: null,
  async compose([event], { id, language }) {
    const change = await findChange(event?.data.change, id);
    if (!change?.confirmedAt || change.undoneAt) return undefined;
    if (change.oldEmail === null) return toPhone(id, language);
    if (!change.wasConfirmed) return undefined;
    const token = await openToken(change.id, "undoHash");
    const link = settings().baseUrl + paths.undoEmailChange({ token });
    return {
      to: change.oldEmail,
      isToConfirmed: true,
      content: changedContent(link, language),
      undo: () => setHash(change.id, { undoHash: null }),
    };
  },
});

async function toPhone(userId: string, language: Language) {
  const [confirmed] = await db
    .select({ phone: confirmedPhones.phone })
    .from(confirmedPhones)
    .where(eq(confirmedPhones.userId, userId));
  if (!confirmed) return undefined;
  const content = changedContent(settings().baseUrl + paths.phoneLogin(), language);
  return { phone: confirmed.phone, content };
}

async function findChange(id: string | undefined, userId: string) {
  if (!id) return undefined;
  const [change] = await db.select().from(emailChanges).where(eq(emailChanges.id, id));
  return change?.userId === userId ? change : undefined;
}

async function openToken(id: string, column: "tokenHash" | "undoHash"): Promise<string> {
  const token = newLinkToken();
  await setHash(id, { [column]: hashedLinkToken("email-change", token) });
  return token;
}

async function setHash(id: string, set: { tokenHash?: string | null; undoHash?: string | null }) {
  await db.update(emailChanges).set(set).where(eq(emailChanges.id, id));
}

export function changeContent(link: string, language: Language): EmailContent {
  const { emailChange } = messagesFor(language).emails;
  const { intro, life, notYou } = emailChange;
  return linkContent(emailChange, link, [intro], [life, notYou]);
}

export function changedContent(link: string, language: Language): EmailContent {
  const { emailChanged } = messagesFor(language).emails;
  const { intro, you, notYou, life } = emailChanged;
  return linkContent(emailChanged, link, [intro, you, notYou], [life]);
}

/** The time until which a change can be taken back. */
export const undoUntil = sql`${emailChanges.confirmedAt} + make_interval(days => ${emailUndoDays})`;

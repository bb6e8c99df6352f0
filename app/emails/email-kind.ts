import type { Language } from "#app/i18n/language.ts";
import type { CalendarFile } from "#app/platform/email/mail.server.ts";
import type { EmailContent } from "./email-content.ts";
import type { EmailName } from "./email-lanes.ts";
import type { OptionalEmail } from "./optional-emails.ts";

/** The account that an email is for. */
export type Recipient = {
  id: string;
  /** The address used to sign in; null for an account that was registered by phone. */
  email: string | null;
  /** Digits of the number that gets a sentence in place of each email, of such an account. */
  phone?: string;
  isConfirmed: boolean;
  /** The address at which companies write to them, where there is one. */
  contact?: { email: string; isConfirmed: boolean };
  language: Language;
  muted: string[];
};

/** An event that an account gets an email about. */
export type EmailEvent<Data extends object = object> = { data: Data; at: Date };

type ComposedEmail = {
  content: EmailContent;
  /** Calendar files of the interviews that it is about. */
  calendars?: readonly CalendarFile[];
  /** Another address of the account than that used to sign in. */
  to?: string;
  /** Digits of a number that gets the sentence of the kind in place of the email. */
  phone?: string;
  /** That address was confirmed, if no longer by this account. */
  isToConfirmed?: boolean;
  /** Another language than the account's. */
  language?: Language;
  /** Revokes links of this email if it was not sent. */
  undo?: () => Promise<void>;
  /** Records that it was sent, or that its address is refused for good. */
  sent?: () => Promise<void>;
  /** The address that stops such emails by one POST (RFC 8058), where the kind has its own. */
  unsubscribe?: string;
};

/**
 * A kind of email that a feature registers. `Data` is what one event carries through the queue: ids
 * and names of ours, from which addresses, texts and links are composed on sending.
 */
export type EmailKind<Data extends object = object> = {
  name: EmailName;
  /** Hours after which an event is of no more use. */
  usefulHours: number;
  /**
   * Emails of this kind to one account an hour; later events are collected in the next one. Null:
   * each is sent by itself, and the kind limits itself.
   */
  perHour: number | null;
  /** Also tells waiting events of these kinds whose data have the same value `by` as one of its own. */
  gathers?: { kinds: readonly EmailName[]; by: string };
  /** Also sent to an address that is not confirmed, within the daily limit of such an address. */
  beforeConfirmation?: boolean;
  /** Sent to the contact address. */
  toContact?: boolean;
  /** The name under which its reader switches it off. */
  optional?: OptionalEmail;
  /** Finds out by the data of an email of no account whom it is for; only for `enqueueDataEmails`. */
  findRecipient?(data: Data): Promise<Recipient | undefined>;
  /** Undefined when there is nothing left to send. */
  compose(events: EmailEvent<Data>[], recipient: Recipient): Promise<ComposedEmail | undefined>;
};

export function defineEmail<Data extends object>(kind: EmailKind<Data>): EmailKind<Data> {
  return kind;
}

import type { Person } from "#app/features/accounts/actor.ts";
import { formatDateTime } from "#app/i18n/format.ts";
import type { Language } from "#app/i18n/language.ts";
import { findPublicKey } from "./message/vapid.server.ts";
import { recipientTicket } from "./recipient-ticket.server.ts";
import { listDevices, listOwnDevices, type PushDevice } from "./subscriptions.server.ts";

/** The data of the card about push messages. */
export type PushCardData = {
  publicKey: string;
  devices: PushDevice[];
  /** Of a recipient without an account; empty for an account's own. */
  ticket: string;
};

/** The card of the actor's own devices. */
export async function findOwnPushCard(actor: Person, language: Language): Promise<PushCardData> {
  const [publicKey, devices] = await Promise.all([findPublicKey(), listOwnDevices(actor)]);
  return { publicKey, devices: worded(devices, language), ticket: "" };
}

/** The card of a recipient of alerts without an account, for a page behind their signed link. */
export async function findRecipientPushCard(
  recipientId: string,
  language: Language,
): Promise<PushCardData> {
  const [publicKey, devices, ticket] = await Promise.all([
    findPublicKey(),
    listDevices({ recipientId }),
    recipientTicket(recipientId),
  ]);
  return { publicKey, devices: worded(devices, language), ticket };
}

/** Worded here: a browser's own table of dates may put it in other words. */
function worded(devices: PushDevice[], language: Language): PushDevice[] {
  return devices.map((each) => ({ ...each, since: formatDateTime(each.since, language) }));
}

import { randomUUID } from "node:crypto";
import type { Person } from "#app/features/accounts/actor.ts";
import * as ownChat from "#app/features/push/chats/own-chat.server.ts";
import { findOwnPushCard } from "#app/features/push/push-card.server.ts";
import { findOwnPushKinds, setOwnPushKinds } from "#app/features/push/push-kinds.server.ts";
import * as subscriptions from "#app/features/push/subscriptions.server.ts";
import { setSettings, settings } from "#app/platform/settings/settings.server.ts";
import { ownersMark } from "#test/owned-records.ts";
import { makeSubscriber } from "#test/servers/push/subscriber.ts";
import { forAll, ofSeeker, type ServiceCases } from "./service-case.ts";

/** A board with a bot; makeOwned has stored which one. */
async function withBot<T>(call: () => Promise<T>): Promise<T> {
  const before = settings();
  setSettings({ ...before, telegram: { token: "1:none", apiUrl: "http://127.0.0.1:9" } });
  return call().finally(() => setSettings(before));
}

export const pushServices: ServiceCases = {
  "push/chats/own-chat changeOwnChat": {
    call: (actor: Person) => ownChat.changeOwnChat(actor, { getsAlerts: false, getsNews: false }),
    ...forAll,
    ...ofSeeker,
  },
  "push/chats/own-chat disconnectOwnChat": {
    call: (actor: Person) => ownChat.disconnectOwnChat(actor),
    ...forAll,
    ...ofSeeker,
  },
  "push/chats/own-chat exportOwnChat": {
    call: async (actor: Person, { telegramChat }) => {
      const own = await ownChat.exportOwnChat(actor);
      return own?.chat === telegramChat ? ownersMark : own;
    },
    ...forAll,
    ...ofSeeker,
  },
  "push/chats/own-chat findOwnChat": {
    call: (actor: Person) => ownChat.findOwnChat(actor),
    ...forAll,
    ...ofSeeker,
  },
  "push/chats/own-chat isOwnChatAwaited": {
    call: async (actor: Person) => ({ isAwaited: await ownChat.isOwnChatAwaited(actor) }),
    ...forAll,
    ...ofSeeker,
  },
  "push/chats/own-chat openChatLink": {
    call: (actor: Person) => withBot(() => ownChat.openChatLink(actor)),
    ...forAll,
    ...ofSeeker,
  },
  "push/chats/own-chat sendOwnTest": {
    call: (actor: Person) => ownChat.sendOwnTest(actor),
    ...forAll,
    ...ofSeeker,
  },
  "push/push-card findOwnPushCard": {
    call: async (actor: Person, { pushDevice }) => {
      const { devices } = await findOwnPushCard(actor, "en");
      return devices.map(({ id }) => (id === pushDevice ? ownersMark : id));
    },
    ...forAll,
    ...ofSeeker,
  },
  "push/push-kinds findOwnPushKinds": {
    call: (actor: Person) => findOwnPushKinds(actor),
    ...forAll,
    ...ofSeeker,
  },
  "push/push-kinds setOwnPushKinds": {
    call: (actor: Person) => setOwnPushKinds(actor, []),
    ...forAll,
    ...ofSeeker,
  },
  "push/subscriptions exportOwnDevices": {
    call: (actor: Person) => subscriptions.exportOwnDevices(actor),
    ...forAll,
    ...ofSeeker,
  },
  "push/subscriptions listOwnDevices": {
    call: async (actor: Person, { pushDevice }) =>
      (await subscriptions.listOwnDevices(actor)).map(({ id }) =>
        id === pushDevice ? ownersMark : id,
      ),
    ...forAll,
    ...ofSeeker,
  },
  "push/subscriptions removeOwnDevice": {
    call: (actor: Person, { pushDevice }) => subscriptions.removeOwnDevice(actor, pushDevice),
    ...forAll,
    ...ofSeeker,
  },
  "push/subscriptions subscribeOwnDevice": {
    call: async (actor: Person) => {
      const endpoint = `https://fcm.googleapis.com/fcm/send/${randomUUID()}`;
      const { keys } = await makeSubscriber();
      const browser = { language: "en", userAgent: "" } as const;
      return subscriptions.subscribeOwnDevice(actor, { endpoint, ...keys }, browser);
    },
    ...forAll,
    ...ofSeeker,
  },
};

import { randomUUID } from "node:crypto";
import type { Person } from "#app/features/accounts/actor.ts";
import { findOwnPushCard } from "#app/features/push/push-card.server.ts";
import { findOwnPushKinds, setOwnPushKinds } from "#app/features/push/push-kinds.server.ts";
import * as subscriptions from "#app/features/push/subscriptions.server.ts";
import { ownersMark } from "#test/owned-records.ts";
import { makeSubscriber } from "#test/servers/push/subscriber.ts";
import { forAll, ofSeeker, type ServiceCases } from "./service-case.ts";

export const pushServices: ServiceCases = {
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

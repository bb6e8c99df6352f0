import type { Person } from "#app/features/accounts/actor.ts";
import * as ownAlerts from "#app/features/alerts/own-alerts.server.ts";
import { findOwnRecipient } from "#app/features/alerts/recipients.server.ts";
import { forAll, ofSeeker, type ServiceCases } from "./service-case.ts";

const alert: ownAlerts.NewAlert = {
  query: { keyword: "miller" },
  name: "Miller",
  language: "en",
  frequency: "daily",
  hour: 8,
};

export const alertServices: ServiceCases = {
  "alerts/own-alerts saveOwnAlert": {
    call: (actor: Person) => ownAlerts.saveOwnAlert(actor, alert),
    ...forAll,
    ...ofSeeker,
  },
  "alerts/own-alerts exportOwnAlerts": {
    call: async (actor: Person) => ({ alerts: await ownAlerts.exportOwnAlerts(actor) }),
    ...forAll,
    ...ofSeeker,
  },
  "alerts/recipients findOwnRecipient": {
    // Nobody's before the first alert.
    call: async (actor: Person) => ({ isRecipient: (await findOwnRecipient(actor)) !== undefined }),
    ...forAll,
    ...ofSeeker,
  },
};

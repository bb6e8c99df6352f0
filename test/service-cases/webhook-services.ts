import { randomUUID } from "node:crypto";
import type { Person } from "#app/features/accounts/actor.ts";
import * as deliveries from "#app/features/team/webhooks/deliveries.server.ts";
import * as state from "#app/features/team/webhooks/endpoint-state.server.ts";
import * as endpoints from "#app/features/team/webhooks/endpoints.server.ts";
import { ofCompany, type ServiceCases } from "./service-case.ts";

const values = (id: string) => ({
  id,
  url: "https://hooks.barada.sy/furas",
  events: ["job.closed" as const],
});

export const webhookServices: ServiceCases = {
  "team/webhooks/endpoints createEndpoint": {
    call: (actor) => endpoints.createEndpoint(actor, values(randomUUID())),
    may: ["company"],
    needs: "recruit",
    ...ofCompany,
  },
  "team/webhooks/endpoints changeEndpoint": {
    call: (actor, { webhook }) => endpoints.changeEndpoint(actor, values(webhook)),
    needs: "recruit",
    ...ofCompany,
  },
  "team/webhooks/endpoints deleteEndpoint": {
    call: (actor, { webhook }) => endpoints.deleteEndpoint(actor, webhook),
    needs: "recruit",
    ...ofCompany,
  },
  "team/webhooks/endpoints listEndpoints": {
    call: (actor) => endpoints.listEndpoints(actor),
    needs: "recruit",
    ...ofCompany,
  },
  "team/webhooks/endpoints recruiterOf": {
    call: async (actor) => endpoints.recruiterOf(actor),
    may: ["company"],
    needs: "recruit",
    ...ofCompany,
  },
  "team/webhooks/endpoints exportOwnWebhooks": {
    call: (actor: Person) => endpoints.exportOwnWebhooks(actor),
    may: "own",
    needs: "self",
    ...ofCompany,
  },
  "team/webhooks/endpoint-state pauseEndpoint": {
    call: (actor, { webhook }) => state.pauseEndpoint(actor, webhook),
    needs: "recruit",
    ...ofCompany,
  },
  "team/webhooks/endpoint-state resumeEndpoint": {
    call: (actor, { pausedWebhook }) =>
      state.resumeEndpoint(actor, pausedWebhook, { sendsHeld: false }),
    needs: "recruit",
    ...ofCompany,
  },
  "team/webhooks/endpoint-state rotateWebhookSecret": {
    call: (actor, { webhook }) => state.rotateWebhookSecret(actor, webhook),
    needs: "recruit",
    ...ofCompany,
  },
  "team/webhooks/endpoint-state sendTestWebhook": {
    call: (actor, { webhook }) => state.sendTestWebhook(actor, webhook),
    needs: "recruit",
    ...ofCompany,
  },
  "team/webhooks/deliveries listDeliveries": {
    call: async (actor, { webhook }) =>
      (await deliveries.listDeliveries(actor, webhook)).deliveries,
    needs: "recruit",
    ...ofCompany,
  },
  "team/webhooks/deliveries repeatDelivery": {
    call: (actor, { delivery }) => deliveries.repeatDelivery(actor, delivery),
    needs: "recruit",
    ...ofCompany,
  },
  "team/webhooks/deliveries repeatFailed": {
    call: (actor, { webhook }) => deliveries.repeatFailed(actor, webhook, 24),
    needs: "recruit",
    ...ofCompany,
  },
};

import { z } from "zod";
import { maxWebhookUrlLength } from "#app/limits.ts";
import { webhookEvents } from "./webhook.ts";
import { readWebhookUrl } from "./webhook-url.ts";

/** The form of an endpoint. Its boxes are named by their events. */
export const endpointForm = z
  .object({
    id: z.guid("webhooks.formOld"),
    url: z
      .string()
      .trim()
      .min(1, "webhooks.urlMissing")
      .max(maxWebhookUrlLength, "webhooks.urlLong")
      .transform((written, context) => {
        const read = readWebhookUrl(written);
        if ("url" in read) return read.url;
        context.addIssue({ code: "custom", message: `webhooks.urlFault.${read.fault}` });
        return z.NEVER;
      }),
    "application.received": z.string().optional(),
    "application.withdrawn": z.string().optional(),
    "message.received": z.string().optional(),
    "job.closed": z.string().optional(),
  })
  .transform(({ id, url, ...boxes }) => ({
    id,
    url,
    events: webhookEvents.filter((event) => boxes[event] !== undefined),
  }))
  .refine(({ events }) => events.length > 0, { path: ["events"], error: "webhooks.eventMissing" });
export type EndpointValues = z.output<typeof endpointForm>;

import { z } from "zod";
import { apiTexts } from "#app/content/api-texts.server.ts";
import { type WebhookEvent, webhookEvents } from "#app/features/team/webhooks/webhook.ts";
import { forReader, type Language } from "#app/i18n/language.ts";

const applicationId = z.guid();
const jobId = z.guid();

/** The data of each event, as the triggers write it. */
const contents: Record<WebhookEvent, z.ZodType> = {
  "application.received": z.object({ applicationId, jobId }),
  "application.withdrawn": z.object({ applicationId, jobId }),
  "message.received": z.object({ applicationId, jobId, messageId: z.int() }),
  "job.closed": z.object({
    jobId,
    reason: z
      .enum([
        "filled_here",
        "filled_elsewhere",
        "cancelled",
        "expired",
        "unanswered",
        "suspended",
        "deleted",
      ])
      .nullable(),
  }),
};

/** The name of an event's component: "ApplicationReceived". */
export function webhookComponent(event: WebhookEvent): string {
  return event.replace(/(?:^|\.)([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

/** The bodies of all events, by component. */
export const webhookSchemas: Record<string, z.ZodType> = Object.fromEntries(
  webhookEvents.map((event) => [
    webhookComponent(event),
    z.object({ type: z.literal(event), timestamp: z.iso.datetime(), data: contents[event] }),
  ]),
);

/** The `webhooks` of the OpenAPI document. */
export function documentedWebhooks(language: Language) {
  const { events, headers, answers } = forReader(apiTexts, language).webhooks;
  const parameters = Object.entries(headers).map(([name, description]) => ({
    name,
    in: "header",
    required: true,
    description,
    schema: { type: "string" },
  }));
  return Object.fromEntries(
    webhookEvents.map((event) => [
      event,
      {
        post: {
          operationId: `webhook${webhookComponent(event)}`,
          ...events[event],
          security: [],
          parameters,
          requestBody: {
            required: true,
            content: {
              "application/json": {
                schema: { $ref: `#/components/schemas/${webhookComponent(event)}` },
              },
            },
          },
          responses: {
            "2XX": { description: answers.accepted },
            410: { description: answers.gone },
          },
        },
      },
    ]),
  );
}

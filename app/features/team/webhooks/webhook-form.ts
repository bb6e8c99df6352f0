import { z } from "zod";
import { readDomain } from "#app/features/companies/checks/domain/domain-name.ts";
import { maxWebhookUrlLength } from "#app/limits.ts";
import { webhookEvents } from "./webhook.ts";

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

/** Why an address cannot be told of events. */
type UrlFault = "invalid" | "plain" | "port" | "credentials" | "host";

/** Encrypted, and no port at which other services listen. */
const ports = ["", "443", "8443"];

/**
 * Reads the address of an endpoint, in ASCII and without a fragment: HTTPS at a host with a public name,
 * never an IP address in any spelling. Where the name leads is judged at each delivery.
 */
export function readWebhookUrl(written: string): { url: string } | { fault: UrlFault } {
  if (/[\p{Cc}\p{Cf}\p{Z}\\]/u.test(written)) return { fault: "invalid" };
  if (/^http:\/\//i.test(written)) return { fault: "plain" };
  if (!/^https:\/\/[^/]/i.test(written) || !URL.canParse(written)) return { fault: "invalid" };
  const url = new URL(written);
  const authority = /^https:\/\/([^/?#]+)/i.exec(written)?.[1] ?? "";
  if (authority.includes("@")) return { fault: "credentials" };
  if (!ports.includes(url.port)) return { fault: "port" };
  // The parser decodes and completes hosts: only one that is written as it is counts.
  const host = authority.replace(/:\d*$/, "");
  const read = readDomain(host);
  if ("fault" in read && read.fault !== "shared") return { fault: "host" };
  if (!url.hostname.includes(".")) return { fault: "host" };
  url.hash = "";
  return { url: url.href };
}

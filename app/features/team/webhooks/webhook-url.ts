import { readDomain } from "#app/features/companies/checks/domain/domain-name.ts";

/** Why an address cannot be told of events. */
export type UrlFault = "invalid" | "plain" | "port" | "credentials" | "host";

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

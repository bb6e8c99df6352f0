import { domainToUnicode } from "node:url";
import { parse } from "tldts";
import shared from "./shared-hosts.json" with { type: "json" };

/**
 * Why a name cannot be proved: it is no domain, belongs to many or is given to all for nothing (such as a name below
 * github.io), or mixes scripts to look like another.
 */
export type DomainFault = "invalid" | "shared" | "mixed";

/**
 * The domain that a website or a bare name stands for, in ASCII and without "www."; otherwise the fault.
 * Never throws for any text.
 */
export function readDomain(written: string): { domain: string } | { fault: DomainFault } {
  const text = written.trim();
  if (text.length > longestAddress || /[\p{Cc}\p{Cf}\p{Z}\\]/u.test(text)) return invalid;
  const address = /^[a-z][a-z0-9+.-]*:\/\//i.test(text) ? text : `https://${text}`;
  const authority = /^https?:\/\/([^/?#]+)/i.exec(address)?.[1] ?? "";
  // The parser would decode, cut off or understand these; people write none of them.
  if (authority === "" || /[%@:[\]]/.test(authority) || !URL.canParse(address)) return invalid;
  const host = new URL(address).hostname.replace(/\.$/, "").replace(/^www\./, "");
  if (host.length > longestDomain || !domainPattern.test(host)) return invalid;
  const { domain, publicSuffix, isIcann, isPrivate, isIp } = parse(host, {
    allowPrivateDomains: true,
  });
  if (isIp || !(isIcann || isPrivate)) return invalid;
  if (isPrivate) return isShared;
  if (!domain) return publicSuffix === host && host.includes(".") ? isShared : invalid;
  if (sharedHosts.has(domain)) return isShared;
  const labels = host.split(".").map(labelOf);
  if (labels.includes(undefined)) return invalid;
  return labels.some((label) => label && scriptsOf(label).size > 1)
    ? { fault: "mixed" }
    : { domain: host };
}

/** The domain of an email address; undefined for one that no company alone has. */
export function domainOfEmail(email: string | null): string | undefined {
  const [, host = ""] = email?.split("@") ?? [];
  const read = readDomain(host);
  return "domain" in read ? read.domain : undefined;
}

/**
 * A domain as it is shown: in Arabic letters where it has none but these, otherwise in ASCII, so that a name in
 * letters that look like Latin ones is seen to be another.
 */
export function shownDomain(domain: string): string {
  const labels = domain.split(".").map((label) => {
    const letters = labelOf(label);
    return letters && /^[\u0621-\u064a\d-]+$/u.test(letters) ? letters : label;
  });
  return labels.join(".");
}

const invalid = { fault: "invalid" } as const;
const isShared = { fault: "shared" } as const;
const longestAddress = 500;
const longestDomain = 253;
const domainPattern =
  /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])$/;
const sharedHosts = new Set([...shared.mail, ...shared.sites]);

/** A label in its own letters; undefined for one that encodes none. */
function labelOf(label: string): string | undefined {
  if (!label.startsWith("xn--")) return label;
  const letters = domainToUnicode(label);
  return letters === "" || letters.startsWith("xn--") ? undefined : letters;
}

const scripts = [
  "Latin",
  "Arabic",
  "Cyrillic",
  "Greek",
  "Hebrew",
  "Armenian",
  "Georgian",
  "Cherokee",
  "Han",
].map((name) => ({ name, pattern: new RegExp(`\\p{Script=${name}}`, "u") }));

function scriptsOf(label: string): Set<string> {
  const used = new Set<string>();
  for (const letter of label) {
    if (!/\p{L}/u.test(letter)) continue;
    used.add(scripts.find(({ pattern }) => pattern.test(letter))?.name ?? "other");
  }
  return used;
}

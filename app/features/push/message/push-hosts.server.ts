import { settings } from "#app/platform/settings/settings.server.ts";

/** The push services of the browsers there are; "*" stands for one or more labels. */
const knownHosts = [
  "fcm.googleapis.com",
  "jmt17.google.com",
  "*.push.services.mozilla.com",
  "*.push.apple.com",
  "*.notify.windows.com",
];

/**
 * How an endpoint may be reached. Browsers hand it to us, so anybody can name any address: undefined
 * unless it is of a push service that is known. Of those the address must be a public one too.
 */
export function findPushHost(endpoint: string): { url: URL; isPublic: boolean } | undefined {
  if (!URL.canParse(endpoint)) return undefined;
  const url = new URL(endpoint);
  // In another spelling an address may lead elsewhere than it seems to.
  if (url.href !== endpoint || url.username || url.password) return undefined;
  if (settings().pushOrigins.includes(url.origin)) return { url, isPublic: false };
  if (url.protocol !== "https:" || url.port !== "") return undefined;
  const isKnown = knownHosts.some((host) =>
    host.startsWith("*")
      ? labels.test(url.hostname) && url.hostname.endsWith(host.slice(1))
      : url.hostname === host,
  );
  return isKnown ? { url, isPublic: true } : undefined;
}

const labels = /^[a-z0-9-]+(?:\.[a-z0-9-]+)*$/;

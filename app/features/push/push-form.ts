/** A browser's subscription as its script sends it. */
export type NewSubscription = { endpoint: string; p256dh: string; auth: string };

/** Longer ones are no push service's. */
const maxEndpoint = 2000;

/** Reads a subscription from a form; undefined if invalid. */
export function readSubscription(
  values: Record<string, string | undefined>,
): NewSubscription | undefined {
  const { endpoint = "", p256dh = "", auth = "" } = values;
  const isOne =
    /^https?:\/\/[\x21-\x7e]+$/.test(endpoint) &&
    endpoint.length <= maxEndpoint &&
    /^[\w-]{87}=?$/.test(p256dh) &&
    /^[\w-]{22}={0,2}$/.test(auth);
  return isOne ? { endpoint, p256dh, auth } : undefined;
}

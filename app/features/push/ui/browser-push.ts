import { connectionLostKey } from "#app/http/connection-lost.ts";
import type { MessageKey } from "#app/messages/message-key.ts";
import { installWorker } from "#app/offline/follow-pages.ts";
import { paths } from "#app/paths.ts";

/** "install": an iPhone, where only the app on the home screen gets messages. */
export type PushSupport = "yes" | "no" | "install";

export function pushSupport(): PushSupport {
  if ("serviceWorker" in navigator && "PushManager" in window && "Notification" in window) {
    return "yes";
  }
  const isApple = /iPhone|iPad/.test(navigator.userAgent);
  const isInstalled = matchMedia("(display-mode: standalone)").matches;
  return isApple && !isInstalled ? "install" : "no";
}

export function isDenied(): boolean {
  return Notification.permission === "denied";
}

/** This browser's subscription as the board's list knows it; undefined without one. */
export async function findEndpointHash(): Promise<string | undefined> {
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  if (!subscription || Notification.permission !== "granted") return undefined;
  const bytes = new TextEncoder().encode(subscription.endpoint);
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return [...hash].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Undefined once messages come; "denied" where the person has forbidden them, or why it failed. */
type TurnedOn = { denied: true } | { refused: MessageKey } | undefined;

/**
 * Asks for permission, which a browser does after a press alone, subscribes and tells the board.
 */
export async function turnOnPush(publicKey: string, ticket: string): Promise<TurnedOn> {
  const permission = await Notification.requestPermission();
  if (permission === "denied") return { denied: true };
  if (permission !== "granted") return { refused: "push.notAllowed" };
  const subscription = await subscribe(publicKey);
  if (!subscription) return { refused: "push.failed" };
  const { endpoint, keys } = subscription.toJSON();
  const refusal = await tell({ intent: "subscribe", ticket, endpoint: endpoint ?? "", ...keys });
  // A subscription unknown to the board would be shown as on.
  if (refusal) await subscription.unsubscribe().catch(() => false);
  return refusal;
}

/** Ends this browser's subscription; the board then forgets it too. */
export async function turnOffPush(device: string, ticket: string): Promise<TurnedOn> {
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  await subscription?.unsubscribe().catch(() => false);
  return tell({ intent: "remove", ticket, device });
}

async function subscribe(publicKey: string): Promise<PushSubscription | undefined> {
  try {
    if (!(await installWorker({ isWanted: true }))) return undefined;
    const { pushManager } = await navigator.serviceWorker.ready;
    const known = await pushManager.getSubscription();
    const options = { userVisibleOnly: true, applicationServerKey: bytesOf(publicKey) };
    try {
      return await pushManager.subscribe(options);
    } catch {
      // One for an older key of the board is in the way.
      if (!(await known?.unsubscribe())) return undefined;
      return await pushManager.subscribe(options);
    }
  } catch {
    return undefined;
  }
}

async function tell(fields: Record<string, string>): Promise<TurnedOn> {
  try {
    const response = await fetch(paths.pushDevice(), {
      method: "POST",
      body: new URLSearchParams(fields),
    });
    if (fields.intent === "remove") return response.ok ? undefined : { refused: "push.failed" };
    const answer: object = await response.json();
    return "refused" in answer ? (answer as { refused: MessageKey }) : undefined;
  } catch (error) {
    // A reply that is no JSON is the sign-in page: the session has ended.
    return { refused: error instanceof SyntaxError ? "push.failed" : connectionLostKey };
  }
}

/** Older browsers take bytes only. */
function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}

import { webhookDays } from "#app/limits.ts";

export const webhookEvents = [
  "application.received",
  "application.withdrawn",
  "message.received",
  "job.closed",
] as const;
export type WebhookEvent = (typeof webhookEvents)[number];

/** Paused by a person; failed after three days without an answer, gone by an answer 410. */
export const endpointStates = ["works", "paused", "failed", "gone"] as const;
export type EndpointState = (typeof endpointStates)[number];

/** Held while the endpoint does not work. */
export const deliveryStates = ["waiting", "held", "delivered", "failed"] as const;
export type DeliveryState = (typeof deliveryStates)[number];

/** Why a try had no success, besides the status of an answer. */
export type TryFault =
  | "closed"
  | "unresolved"
  | "certificate"
  | "connection"
  | "slow"
  | "redirected"
  | "status"
  | "secret";

/** An endpoint as its company sees it; times are ISO. */
export type ListedEndpoint = {
  id: string;
  url: string;
  events: WebhookEvent[];
  state: EndpointState;
  stateChangedAt: string | null;
  secretEnding: string;
  /** Until when the secret before signs, too. */
  previousUntil: string | null;
  failingSince: string | null;
  /** Whether held events are being queued or skipped, until all are settled. */
  settling: "queued" | "skipped" | null;
  lastSuccessAt: string | null;
  createdBy: string | null;
  createdAt: string;
};

/** One try, newest last. */
export type ListedTry = {
  at: string;
  status: number | null;
  fault: TryFault | null;
  milliseconds: number;
  excerpt: string | null;
};

export type ListedDelivery = {
  id: string;
  sequence: number;
  type: WebhookEvent | "webhook.test";
  state: DeliveryState;
  attempts: number;
  /** Null behind an earlier event of the same application or job. */
  nextTryAt: string | null;
  deliveredAt: string | null;
  createdAt: string;
  tries: ListedTry[];
};
/** Choices of how far back failed deliveries are repeated, in hours. */
export const repeatHours = { hour: 1, day: 24, threeDays: 72, all: webhookDays * 24 } as const;
export type RepeatSpan = keyof typeof repeatHours;

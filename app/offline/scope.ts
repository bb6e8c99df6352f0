import type { AddedAgo } from "./age.ts";

/* Types of a service worker that an ordinary page lacks. */

type LaterEvent = Event & { waitUntil(work: Promise<unknown>): void };
export type RequestEvent = LaterEvent & {
  readonly request: Request;
  readonly preloadResponse?: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
};
type SyncEvent = LaterEvent & { readonly tag: string };
export type WorkerMessageEvent = LaterEvent & {
  readonly data: unknown;
  readonly ports: readonly MessagePort[];
};
type PushEvent = LaterEvent & { readonly data: { json(): unknown } | null };
type NotificationEvent = LaterEvent & { readonly notification: Notification };
export type SubscriptionEvent = LaterEvent & {
  readonly oldSubscription?: PushSubscription | null;
  readonly newSubscription?: PushSubscription | null;
};

type Events = {
  install: LaterEvent;
  activate: LaterEvent;
  fetch: RequestEvent;
  sync: SyncEvent;
  message: WorkerMessageEvent;
  push: PushEvent;
  notificationclick: NotificationEvent;
  pushsubscriptionchange: SubscriptionEvent;
};

type WindowClient = {
  readonly url: string;
  postMessage(message: unknown): void;
  focus(): Promise<unknown>;
};

export type WorkerScope = {
  readonly location: Location;
  readonly registration: ServiceWorkerRegistration & {
    readonly navigationPreload?: { enable(): Promise<void> };
  };
  readonly clients: {
    claim(): Promise<void>;
    matchAll(options?: { type: "window" }): Promise<WindowClient[]>;
    openWindow(address: string): Promise<WindowClient | null>;
  };
  skipWaiting(): Promise<void>;
  addEventListener<Name extends keyof Events>(
    name: Name,
    listener: (event: Events[Name]) => void,
  ): void;
};

/** Constants that the server writes above the worker's code. */
export type WorkerSettings = {
  /** Another one with every build. */
  version: string;
  /** Files that every page needs. */
  assets: string[];
  /** By language; Arabic is one. */
  messages: Record<string, WorkerMessages> & { ar: WorkerMessages };
  /** Of notifications. */
  icon: string;
  /** Files of the Arabic face, and what pages store once they are on the device. */
  face: { files: string[]; faces: string };
};

export type WorkerMessages = {
  /** With {when} in it. */
  age: string;
  again: string;
  savedJobs: string;
  visited: string;
  nothing: string;
  /** Of added languages alone. */
  ago?: AddedAgo;
};

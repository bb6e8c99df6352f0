import { sendQueued } from "#app/features/applications/outbox/send-queued.ts";
import {
  hasAssets,
  keepAssets,
  keepCopy,
  readCopyHeader,
  shellStore,
} from "#app/offline/copies.ts";
import type {
  RequestEvent,
  WorkerMessageEvent,
  WorkerScope,
  WorkerSettings,
} from "#app/offline/scope.ts";
import { outboxTag } from "#app/offline/tags.ts";
import { answerAsset, answerData, answerPage } from "./answers.ts";
import { forgetOthers, forgetOwn, rememberLanguage } from "./person.ts";
import { openNotification, renewOnChange, showMessage } from "./push.ts";

declare const self: WorkerScope;
declare const FURAS: WorkerSettings;

/** Network first for pages, then the copy on the device. Nothing else is handled. */
function start(): void {
  self.addEventListener("install", (event) => event.waitUntil(install()));
  self.addEventListener("activate", (event) => event.waitUntil(activate()));
  self.addEventListener("fetch", answer);
  self.addEventListener("message", (event) => event.waitUntil(hear(event)));
  self.addEventListener("sync", (event) => event.waitUntil(sendQueuedOnSync(self, event.tag)));
  self.addEventListener("push", (event) =>
    event.waitUntil(showMessage(self, event.data, FURAS.icon)),
  );
  self.addEventListener("notificationclick", (event) =>
    event.waitUntil(openNotification(self, event.notification)),
  );
  self.addEventListener("pushsubscriptionchange", (event) =>
    event.waitUntil(renewOnChange(self, event)),
  );
}

async function install(): Promise<void> {
  const shell = await caches.open(shellStore(FURAS.version));
  for (const language of Object.keys(FURAS.messages)) {
    // Without cookies: the page is anybody's, and the language chosen stays what it is.
    const address = `/offline?lang=${language}`;
    const page = await fetch(address, { credentials: "omit" });
    if (!page.ok) throw new Error(`${address}: ${page.status}`);
    await shell.put(`/offline?copy-language=${language}`, page);
  }
  await keepAssets(FURAS.assets);
  // Open pages lose nothing by another worker: files of older builds stay as long as there is room.
  await self.skipWaiting();
}

async function activate(): Promise<void> {
  const mine = shellStore(FURAS.version);
  for (const name of await caches.keys()) {
    if (name.startsWith("furas-shell-") && name !== mine) await caches.delete(name);
  }
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}

/** Handles pages, their data and files; other requests go to the network unchanged. */
function answer(event: RequestEvent): void {
  const { request } = event;
  const url = new URL(request.url);
  if (url.origin !== self.location.origin) return;
  if (request.method === "POST" && url.pathname === "/logout") event.waitUntil(forgetOwn());
  if (request.method !== "GET" || request.headers.has("range")) return;
  if (untouched.test(url.pathname)) return;
  if (request.mode === "navigate") event.respondWith(answerPage(event, FURAS));
  else if (url.pathname.startsWith("/assets/")) event.respondWith(answerAsset(request));
  else if (url.pathname.endsWith(".data")) event.respondWith(answerData(request));
}

/** Files of people, calls, and files outside the shell. */
const untouched = /^\/(?:documents|auth|api|push-device|dev|health|videos|sw\.js|manifest)(?:\/|$)/;

type WorkerMessage =
  | { kind: "person"; id: string | null }
  | { kind: "face" }
  | { kind: "keep"; address: string; assets: string[]; loaded: boolean };

/** Messages of open pages: who is signed in, the wish for the Arabic face, and the page of a client navigation. */
async function hear({ data, ports }: WorkerMessageEvent): Promise<void> {
  const message = data as WorkerMessage;
  if (message.kind === "person") return forgetOthers(message.id);
  if (message.kind === "face") return bringFace(ports);
  await keepAssets(message.assets);
  // The first page came before there was a worker; the browser has it still.
  const cache = message.loaded ? "force-cache" : "no-cache";
  const page = await fetch(message.address, { cache, headers: { accept: "text/html" } });
  const info = readCopyHeader(page.headers);
  if (info) await rememberLanguage(info.language, message.address);
  if (!page.ok || !info?.mayKeep) return;
  await keepCopy(info.whose === "anyone" ? "anyone" : "own", message.address, page);
}

/** Answers with the face once all of it is on the device. */
async function bringFace([page]: readonly MessagePort[]): Promise<void> {
  const { files, faces } = FURAS.face;
  await keepAssets(files);
  if (await hasAssets(files)) page?.postMessage(faces);
}

/** The device is online again, perhaps with no page open: sends the queue. */
async function sendQueuedOnSync(scope: WorkerScope, tag: string): Promise<void> {
  if (tag !== outboxTag) return;
  const isWaiting = await sendQueued(({ state }) => state === "waiting");
  for (const page of await scope.clients.matchAll()) page.postMessage({ kind: "outbox" });
  // A failure has the browser try again.
  if (isWaiting) throw new Error("Some applications are still queued.");
}

start();

import { expect, it, vi } from "vitest";
import type { WorkerScope } from "#app/offline/scope.ts";
import { openNotification, renewOnChange, showMessage } from "./push.ts";

/** A worker of the board with these pages open; what it does is recorded. */
function worker(open: string[] = []) {
  const acts: unknown[] = [];
  const scope = {
    location: new URL("https://furas.example/sw.js"),
    registration: {
      showNotification: async (title: string, options: object) => void acts.push([title, options]),
      pushManager: {
        subscribe: async (options: object) => subscription("https://push.example/new", options),
      },
    },
    clients: {
      matchAll: async () =>
        open.map((url) => ({ url, focus: async () => void acts.push(["focus", url]) })),
      openWindow: async (url: string) => void acts.push(["open", url]),
    },
  };
  return { acts, scope: scope as unknown as WorkerScope };
}

function subscription(endpoint: string, options: object = {}) {
  const keys = { p256dh: "p", auth: "a" };
  return { endpoint, options, toJSON: () => ({ endpoint, keys }) } as unknown as PushSubscription;
}

const payload = { title: "3 new jobs", body: "Open", path: "/jobs?x=1", tag: "t", language: "en" };

it("issue 16, push: shows a message as it came, in its direction", async () => {
  const { acts, scope } = worker();
  await showMessage(scope, { json: () => payload }, "/icon.png");
  await showMessage(scope, { json: () => ({ ...payload, language: "ar" }) }, "/icon.png");
  const options = { body: "Open", tag: "t", icon: "/icon.png", data: { path: "/jobs?x=1" } };
  expect(acts).toEqual([
    ["3 new jobs", { ...options, lang: "en", dir: "ltr" }],
    ["3 new jobs", { ...options, lang: "ar", dir: "rtl" }],
  ]);
});

it.each([null, { json: () => JSON.parse("no JSON") }])(
  "shows something for a message that it cannot read: %o",
  async (data) => {
    const { acts, scope } = worker();
    await showMessage(scope, data, "/icon.png");
    expect(acts).toHaveLength(1);
  },
);

it.each([
  ["/jobs?x=1", [], [["open", "https://furas.example/jobs?x=1"]]],
  [
    "/jobs?x=1",
    ["https://furas.example/home", "https://furas.example/jobs?x=1"],
    [["focus", "https://furas.example/jobs?x=1"]],
  ],
  ["https://evil.example/", [], []],
  ["//evil.example/", [], []],
  [undefined, [], [["open", "https://furas.example/home"]]],
])("a press on a notification for %s leads there, with %o open", async (path, open, expected) => {
  const { acts, scope } = worker(open);
  const close = vi.fn();
  await openNotification(scope, { close, data: path && { path } } as unknown as Notification);
  expect(close).toHaveBeenCalledOnce();
  expect(acts).toEqual(expected);
});

it.each([
  ["the one that the browser made", subscription("https://push.example/made"), "made"],
  ["one that it subscribes", null, "new"],
])("tells the board of a changed subscription: %s", async (_, newSubscription, expected) => {
  const sent = vi.fn<(address: string, request: RequestInit) => Promise<Response>>();
  vi.stubGlobal("fetch", sent);
  const { scope } = worker();
  const old = subscription("https://push.example/old");
  const event = { oldSubscription: old, newSubscription } as never;
  await renewOnChange(scope, event);
  expect(sent.mock.calls.map(([address, { body }]) => [address, String(body)])).toEqual([
    [
      "/push-device",
      String(
        new URLSearchParams({
          intent: "renew",
          oldEndpoint: "https://push.example/old",
          oldAuth: "a",
          endpoint: `https://push.example/${expected}`,
          p256dh: "p",
          auth: "a",
        }),
      ),
    ],
  ]);
  await renewOnChange(scope, {} as never);
  expect(sent).toHaveBeenCalledOnce();
  vi.unstubAllGlobals();
});

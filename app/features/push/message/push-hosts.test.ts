import { describe, expect, it } from "vitest";
import { readPushOrigins } from "#app/platform/settings/push-origins.ts";
import { useSettings } from "#test/settings.ts";
import { postMessage } from "./post-message.server.ts";
import { findPushHost } from "./push-hosts.server.ts";

describe("issue 16, push: an endpoint given by a stranger is a known push service's, or nothing", () => {
  it.each([
    "https://fcm.googleapis.com/fcm/send/abc:def",
    "https://updates.push.services.mozilla.com/wpush/v2/abc",
    "https://web.push.apple.com/QAbc",
    "https://wns2-par02p.notify.windows.com/w/?token=abc",
  ])("%s", (endpoint) => {
    expect(findPushHost(endpoint)).toMatchObject({ isPublic: true });
  });

  it.each([
    "http://fcm.googleapis.com/fcm/send/abc",
    "https://fcm.googleapis.com:8443/fcm/send/abc",
    "https://a:b@fcm.googleapis.com/fcm/send/abc",
    "https://fcm.googleapis.com.example.org/",
    "https://evilfcm.googleapis.com/",
    "https://push.apple.com.evil.example/",
    "https://notify.windows.com/",
    "https://fcm.googleapis.com/../../x",
    "https://FCM.googleapis.com/fcm/send/abc",
    "https://fcm.googleapis.com:443/fcm/send/abc",
    "https://.push.apple.com/",
    "https://a..push.apple.com/",
    "https://127.0.0.1/",
    "https://[::1]/",
    "https://169.254.169.254/latest/meta-data",
    "http://127.0.0.1:9000/",
    "file:///etc/passwd",
    "nonsense",
  ])("not %s", async (endpoint) => {
    expect(findPushHost(endpoint)).toBeUndefined();
    await expect(postMessage(endpoint, {}, Buffer.alloc(0))).rejects.toThrow("Not a push service");
  });

  it("nor one that the owner has not named", () => {
    const endpoint = "http://127.0.0.1:9000/push/1";
    useSettings({ pushOrigins: ["http://127.0.0.1:9001"] });
    expect(findPushHost(endpoint)).toBeUndefined();
    useSettings({ pushOrigins: ["http://127.0.0.1:9001", "http://127.0.0.1:9000"] });
    expect(findPushHost(endpoint)).toMatchObject({ isPublic: false });
  });
});

it.each([
  ["", []],
  ["https://push.example.org", ["https://push.example.org"]],
  ["https://a.example, http://127.0.0.1:81", ["https://a.example", "http://127.0.0.1:81"]],
  ["http://push.example.org", undefined],
  ["https://push.example.org/path", undefined],
  ["push.example.org", undefined],
])("PUSH_HOSTS=%s", (text, origins) => {
  expect(readPushOrigins(text)).toEqual(origins);
});

import { describe, expect, it } from "vitest";
import { messagesFor } from "#app/messages/messages.server.ts";
import { deviceOf } from "./device.ts";
import { deviceName } from "./device-name.ts";

const webkit = "AppleWebKit/537.36 (KHTML, like Gecko)";

describe("a device is named as people call it", () => {
  it.each([
    [
      `Mozilla/5.0 (Linux; Android 10; K) ${webkit} Chrome/126.0 Mobile Safari/537.36`,
      "Chrome on Android",
      "كروم على أندرويد",
    ],
    [
      `Mozilla/5.0 (Linux; Android 13) ${webkit} SamsungBrowser/25.0 Chrome/121.0 Mobile Safari/537.36`,
      "Samsung Internet on Android",
      "متصفح سامسونغ على أندرويد",
    ],
    [
      "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1",
      "Safari on iPhone",
      "سفاري على آيفون",
    ],
    [
      "Mozilla/5.0 (iPhone; CPU iPhone OS 16_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/120.0 Mobile/15E148 Safari/604.1",
      "Chrome on iPhone",
      "كروم على آيفون",
    ],
    [
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/126.0 Safari/537.36 Edg/126.0`,
      "Edge on Windows",
      "إيدج على ويندوز",
    ],
    [
      "Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0",
      "Firefox on Linux",
      "فايرفوكس على لينكس",
    ],
    [
      "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15",
      "Safari on a Mac",
      "سفاري على ماك",
    ],
    [
      "Mozilla/5.0 (Linux; U; Android 4.4; en-US) AppleWebKit/534 UCBrowser/10.7 Mobile Safari/534",
      "UC Browser on Android",
      "متصفح يوسي على أندرويد",
    ],
    ["curl/8.5.0", "A browser on an unknown device", "متصفح على جهاز غير معروف"],
    ["", "A browser on an unknown device", "متصفح على جهاز غير معروف"],
    ["<script>alert(1)</script>", "A browser on an unknown device", "متصفح على جهاز غير معروف"],
  ])("%s", (userAgent, english, arabic) => {
    const device = deviceOf(userAgent);
    expect(deviceName(device, messagesFor("en").security)).toBe(english);
    expect(deviceName(device, messagesFor("ar").security)).toBe(arabic);
  });
});

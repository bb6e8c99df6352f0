import { type BrowserContext, type BrowserContextOptions, chromium } from "@playwright/test";
import { findBrowser } from "#test/browser.ts";
import { publicHost } from "./proxies.ts";

type PublicBrowser = {
  /** One more person's browser; `errors` gathers what its pages complain of. */
  open: (options?: BrowserContextOptions) => Promise<BrowserContext>;
  errors: string[];
  close: () => Promise<void>;
};

/**
 * A Chromium that finds the public host on ports of this machine, and no other host anywhere. It
 * trusts the one key that the proxy has: the test's authority is in no store of this machine.
 */
export async function openPublicBrowser(
  ports: { http: number; https: number },
  pin: string,
): Promise<PublicBrowser> {
  const settings = await findBrowser();
  const rules = [
    `MAP ${publicHost}:80 127.0.0.1:${ports.http}`,
    `MAP ${publicHost}:443 127.0.0.1:${ports.https}`,
    "MAP * ~NOTFOUND",
  ];
  const browser = await chromium.launch({
    ...settings,
    args: [
      ...settings.args,
      `--host-resolver-rules=${rules.join(",")}`,
      `--ignore-certificate-errors-spki-list=${pin}`,
    ],
  });
  const errors: string[] = [];
  return {
    errors,
    async open(options = {}) {
      const context = await browser.newContext({
        baseURL: `https://${publicHost}`,
        serviceWorkers: "allow",
        ...options,
      });
      context.setDefaultTimeout(20_000);
      context.on("weberror", (error) => errors.push(String(error.error())));
      context.on("console", (message) => {
        if (/Content.Security.Policy|Mixed Content|hydrat/i.test(message.text())) {
          errors.push(message.text());
        }
      });
      return context;
    },
    close: () => browser.close(),
  };
}

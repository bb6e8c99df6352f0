import type { Page } from "@playwright/test";

/** A board's address where passkeys are possible: no browser makes any at an IP address. */
export const atLocalhost = (origin: string) => origin.replace("127.0.0.1", "localhost");

/** Gives a page's browser an authenticator, which answers at once as if its owner had said yes. */
export async function addAuthenticator(page: Page): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("WebAuthn.enable");
  await cdp.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      automaticPresenceSimulation: true,
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  });
}

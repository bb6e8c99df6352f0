import { mailTakesUtf8 } from "#app/platform/email/mail.server.ts";
import { type Refusal, refused } from "#app/platform/outcome.ts";
import { needsUtf8Mail } from "./email-address.ts";

/** Refuses an address that the mail server cannot write to: accounts.emailNeedsUtf8. */
export async function refuseUnwritable(email: string): Promise<Refusal | undefined> {
  if (!needsUtf8Mail(email) || (await mailTakesUtf8())) return undefined;
  return refused("accounts.emailNeedsUtf8");
}

import { createHash, randomBytes } from "node:crypto";

type Purpose =
  | "confirm-email"
  | "email-change"
  | "registration"
  | "team-invitation"
  | "telegram-chat";

/** The secret of a link in an email. */
export const newLinkToken = () => randomBytes(32).toString("base64url");

/** Only the hash is stored: a reader of the table can open no link, and no link serves two purposes. */
export function hashedLinkToken(purpose: Purpose, token: string): string {
  return createHash("sha256").update(`${purpose}:${token}`).digest("base64url");
}

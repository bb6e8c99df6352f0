/** The names under which emails of alerts are queued; see alert-emails.server.ts. */
export const alertDigestName = "alertDigest";
export const alertConfirmationName = "alertConfirmation";

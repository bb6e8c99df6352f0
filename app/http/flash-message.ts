export type FlashTone = "ok" | "warn" | "err";

/** A link below a flash message; those to other sites open in a tab of their own. */
export type FlashLink = { to: string; text: string };

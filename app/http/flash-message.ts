export type FlashTone = "ok" | "warn" | "err";

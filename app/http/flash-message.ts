export type NoticeTone = "ok" | "warn" | "err";

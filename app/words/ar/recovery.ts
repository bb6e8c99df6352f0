import type { recovery as en } from "../en/recovery.ts";
import type { Translation } from "../translation.ts";

export const recovery: Translation<typeof en> = {};

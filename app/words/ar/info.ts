import type { info as en } from "../en/info.ts";
import type { Translation } from "../translation.ts";

export const info: Translation<typeof en> = {};

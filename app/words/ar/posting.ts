import type { posting as en } from "../en/posting.ts";
import type { Translation } from "../translation.ts";

export const posting: Translation<typeof en> = {};

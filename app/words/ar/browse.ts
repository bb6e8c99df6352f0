import type { browse as en } from "../en/browse.ts";
import type { Translation } from "../translation.ts";

export const browse: Translation<typeof en> = {};

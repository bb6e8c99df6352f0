import type { pages as en } from "../en/pages.ts";
import type { Translation } from "../translation.ts";

export const pages: Translation<typeof en> = {};

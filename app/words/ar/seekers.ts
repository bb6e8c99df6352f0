import type { seekers as en } from "../en/seekers.ts";
import type { Translation } from "../translation.ts";

export const seekers: Translation<typeof en> = {};

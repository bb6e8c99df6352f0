import type { applications as en } from "../en/applications.ts";
import type { Translation } from "../translation.ts";

export const applications: Translation<typeof en> = {};

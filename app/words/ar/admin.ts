import type { admin as en } from "../en/admin.ts";
import type { Translation } from "../translation.ts";

export const admin: Translation<typeof en> = {};

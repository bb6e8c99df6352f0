import type { accounts as en } from "../en/accounts.ts";
import type { Translation } from "../translation.ts";

export const accounts: Translation<typeof en> = {};

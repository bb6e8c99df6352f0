import type { companies as en } from "../en/companies.ts";
import type { Translation } from "../translation.ts";

export const companies: Translation<typeof en> = {};

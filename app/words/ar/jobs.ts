import type { jobs as en } from "../en/jobs.ts";
import type { Translation } from "../translation.ts";

export const jobs: Translation<typeof en> = {};

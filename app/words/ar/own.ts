import type { OwnWords } from "#app/words/en/index.ts";
import { admin } from "./admin.ts";
import { applications } from "./applications.ts";
import { companies } from "./companies.ts";
import { ownData } from "./own-data.ts";
import { ownEmails } from "./own-emails.ts";
import { posting } from "./posting.ts";
import { recovery } from "./recovery.ts";
import { reports } from "./reports.ts";
import { security } from "./security.ts";
import { seekers } from "./seekers.ts";
import { twoStep } from "./two-step.ts";

export const words: OwnWords = {
  admin,
  applications,
  companies,
  ownData,
  ownEmails,
  posting,
  recovery,
  reports,
  security,
  seekers,
  twoStep,
};

export const address = import.meta.url;

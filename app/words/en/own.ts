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

/** Words of the pages of one's own: a browser loads them for those only. */
export const words = {
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

/** Of the file that a browser loads. */
export const address = import.meta.url;

import type { Words } from "../en/index.ts";
import { accounts } from "./accounts.ts";
import { admin } from "./admin.ts";
import { applications } from "./applications.ts";
import { browse } from "./browse.ts";
import { companies } from "./companies.ts";
import { jobs } from "./jobs.ts";
import { labels } from "./labels.ts";
import { offline } from "./offline.ts";
import { ownData } from "./own-data.ts";
import { pages } from "./pages.ts";
import { posting } from "./posting.ts";
import { recovery } from "./recovery.ts";
import { security } from "./security.ts";
import { seekers } from "./seekers.ts";
import { suggest } from "./suggest.ts";
import { ui } from "./ui.ts";

export const words: Omit<Words, "info"> = {
  accounts,
  applications,
  companies,
  jobs,
  admin,
  browse,
  recovery,
  labels,
  offline,
  ownData,
  pages,
  posting,
  security,
  seekers,
  suggest,
  ui,
};

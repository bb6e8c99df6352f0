import type { Translation } from "../translation.ts";
import { accounts } from "./accounts.ts";
import { applications } from "./applications.ts";
import { companies } from "./companies.ts";
import { jobs } from "./jobs.ts";
import { labels } from "./labels.ts";
import { pages } from "./pages.ts";
import { posting } from "./posting.ts";
import { seekers } from "./seekers.ts";
import { ui } from "./ui.ts";

export const words = {
  accounts,
  applications,
  companies,
  jobs,
  labels,
  pages,
  posting,
  seekers,
  ui,
};

export type Words = Translation<typeof words>;

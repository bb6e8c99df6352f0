import { accounts } from "./account/accounts.ts";
import { cvs } from "./account/cvs.ts";
import { ownEmails } from "./account/own-emails.ts";
import { push } from "./account/push.ts";
import { recovery } from "./account/recovery.ts";
import { security } from "./account/security.ts";
import { twoStep } from "./account/two-step.ts";
import { admin } from "./admin.ts";
import { alerts } from "./alerts/alerts.ts";
import { applicants } from "./applicants/applicants.ts";
import { unanswered } from "./applicants/unanswered.ts";
import { applications } from "./applications.ts";
import { companies } from "./companies.ts";
import { lifecycle } from "./lifecycle/lifecycle.ts";
import { ownApplication } from "./lifecycle/own-application.ts";
import { manage } from "./manage/manage.ts";
import { moderation } from "./moderation/moderation.ts";
import { reports } from "./moderation/reports.ts";
import { ownData } from "./own-data.ts";
import { posting } from "./posting.ts";
import { queued } from "./queued.ts";
import { seekers } from "./seekers.ts";
import { team } from "./team/team.ts";

/** Words of the pages of one's own: a browser loads them for those only. */
export const messages = {
  accounts,
  admin,
  alerts,
  applicants,
  unanswered,
  applications,
  companies,
  cvs,
  lifecycle,
  manage,
  moderation,
  ownApplication,
  ownData,
  ownEmails,
  posting,
  queued,
  push,
  recovery,
  reports,
  security,
  seekers,
  team,
  twoStep,
};

/** Of the file that a browser loads. */
export const address = import.meta.url;

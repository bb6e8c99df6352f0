import type { PrivateMessages } from "#app/messages/en/index.ts";
import * as limits from "#app/messages/private-limits.ts";
import { readTexts } from "#app/messages/read-texts.ts";
import accounts from "./account/accounts.json" with { type: "json" };
import cvs from "./account/cvs.json" with { type: "json" };
import ownEmails from "./account/own-emails.json" with { type: "json" };
import phone from "./account/phone.json" with { type: "json" };
import push from "./account/push.json" with { type: "json" };
import recovery from "./account/recovery.json" with { type: "json" };
import security from "./account/security.json" with { type: "json" };
import twoStep from "./account/two-step.json" with { type: "json" };
import admin from "./admin.json" with { type: "json" };
import alerts from "./alerts/alerts.json" with { type: "json" };
import applicants from "./applicants/applicants.json" with { type: "json" };
import screening from "./applicants/screening.json" with { type: "json" };
import unanswered from "./applicants/unanswered.json" with { type: "json" };
import applications from "./applications.json" with { type: "json" };
import checks from "./checks/checks.json" with { type: "json" };
import companies from "./companies.json" with { type: "json" };
import desk from "./desk/desk.json" with { type: "json" };
import feeds from "./feeds/feeds.json" with { type: "json" };
import feedReasons from "./feeds/reasons.json" with { type: "json" };
import board from "./figures/board.json" with { type: "json" };
import figures from "./figures/figures.json" with { type: "json" };
import lifecycle from "./lifecycle/lifecycle.json" with { type: "json" };
import ownApplication from "./lifecycle/own-application.json" with { type: "json" };
import thread from "./lifecycle/thread.json" with { type: "json" };
import waiting from "./lifecycle/waiting.json" with { type: "json" };
import manage from "./manage/manage.json" with { type: "json" };
import merges from "./moderation/merges.json" with { type: "json" };
import moderation from "./moderation/moderation.json" with { type: "json" };
import reports from "./moderation/reports.json" with { type: "json" };
import ownData from "./own-data.json" with { type: "json" };
import posting from "./posting.json" with { type: "json" };
import queued from "./queued.json" with { type: "json" };
import seekers from "./seekers.json" with { type: "json" };
import keys from "./team/keys.json" with { type: "json" };
import team from "./team/team.json" with { type: "json" };
import webhooks from "./team/webhooks.json" with { type: "json" };
import telegram from "./telegram/telegram.json" with { type: "json" };
import units from "./units.json" with { type: "json" };

export const messages: PrivateMessages = readTexts(
  "ar",
  {
    accounts,
    admin,
    alerts,
    applicants,
    applications,
    board,
    checks,
    companies,
    cvs,
    desk,
    feeds,
    feedReasons,
    figures,
    keys,
    lifecycle,
    manage,
    merges,
    moderation,
    ownApplication,
    ownData,
    ownEmails,
    phone,
    posting,
    push,
    queued,
    recovery,
    reports,
    screening,
    security,
    seekers,
    team,
    telegram,
    thread,
    twoStep,
    unanswered,
    waiting,
    webhooks,
  },
  { units, limits },
);

/** Of the file that a browser loads. */
export const address = import.meta.url;

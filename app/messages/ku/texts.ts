import accounts from "./account/accounts.json" with { type: "json" };
import cvs from "./account/cvs.json" with { type: "json" };
import dataPage from "./account/data-page.json" with { type: "json" };
import ownEmails from "./account/own-emails.json" with { type: "json" };
import ownPlaces from "./account/own-places.json" with { type: "json" };
import phone from "./account/phone.json" with { type: "json" };
import push from "./account/push.json" with { type: "json" };
import recovery from "./account/recovery.json" with { type: "json" };
import security from "./account/security.json" with { type: "json" };
import twoStep from "./account/two-step.json" with { type: "json" };
import alertEmails from "./alerts/alert-emails.json" with { type: "json" };
import alerts from "./alerts/alerts.json" with { type: "json" };
import applicants from "./applicants/applicants.json" with { type: "json" };
import replyTexts from "./applicants/reply-texts.json" with { type: "json" };
import screening from "./applicants/screening.json" with { type: "json" };
import unanswered from "./applicants/unanswered.json" with { type: "json" };
import applications from "./applications.json" with { type: "json" };
import browse from "./browse.json" with { type: "json" };
import checkEmails from "./checks/check-emails.json" with { type: "json" };
import checks from "./checks/checks.json" with { type: "json" };
import companies from "./companies.json" with { type: "json" };
import cvPaper from "./cv-paper.json" with { type: "json" };
import deskEmails from "./desk/desk-emails.json" with { type: "json" };
import device from "./device.json" with { type: "json" };
import emails from "./emails.json" with { type: "json" };
import feedEmails from "./feeds/feed-emails.json" with { type: "json" };
import figures from "./figures/figures.json" with { type: "json" };
import market from "./figures/market.json" with { type: "json" };
import fits from "./fits.json" with { type: "json" };
import info from "./info.json" with { type: "json" };
import jobs from "./jobs.json" with { type: "json" };
import labels from "./labels.json" with { type: "json" };
import lifecycle from "./lifecycle/lifecycle.json" with { type: "json" };
import ownApplication from "./lifecycle/own-application.json" with { type: "json" };
import statusEmails from "./lifecycle/status-emails.json" with { type: "json" };
import thread from "./lifecycle/thread.json" with { type: "json" };
import unansweredEmails from "./lifecycle/unanswered-emails.json" with { type: "json" };
import waiting from "./lifecycle/waiting.json" with { type: "json" };
import jobEmails from "./manage/job-emails.json" with { type: "json" };
import manage from "./manage/manage.json" with { type: "json" };
import memoryAnswers from "./memory/answers.json" with { type: "json" };
import memory from "./memory/memory.json" with { type: "json" };
import memoryPage from "./memory/page.json" with { type: "json" };
import visit from "./memory/visit.json" with { type: "json" };
import mergeEmails from "./moderation/merge-emails.json" with { type: "json" };
import moderation from "./moderation/moderation.json" with { type: "json" };
import moderationEmails from "./moderation/moderation-emails.json" with { type: "json" };
import reports from "./moderation/reports.json" with { type: "json" };
import offline from "./offline.json" with { type: "json" };
import ownData from "./own-data.json" with { type: "json" };
import landing from "./pages/landing.json" with { type: "json" };
import pages from "./pages.json" with { type: "json" };
import posting from "./posting.json" with { type: "json" };
import queued from "./queued.json" with { type: "json" };
import search from "./search.json" with { type: "json" };
import seekers from "./seekers.json" with { type: "json" };
import dailyList from "./sharing/daily-list.json" with { type: "json" };
import embed from "./sharing/embed.json" with { type: "json" };
import embedScript from "./sharing/embed-script.json" with { type: "json" };
import forPrograms from "./sharing/for-programs.json" with { type: "json" };
import suggest from "./suggest.json" with { type: "json" };
import keys from "./team/keys.json" with { type: "json" };
import team from "./team/team.json" with { type: "json" };
import teamEmails from "./team/team-emails.json" with { type: "json" };
import webhookEmails from "./team/webhook-emails.json" with { type: "json" };
import chatMessages from "./telegram/chat-messages.json" with { type: "json" };
import telegram from "./telegram/telegram.json" with { type: "json" };
import ui from "./ui.json" with { type: "json" };
import unavailable from "./unavailable.json" with { type: "json" };
import units from "./units.json" with { type: "json" };

/** By the names of en/index.ts; a name or a text that is missing here is English. */
export const texts = {
  accounts,
  alerts,
  applicants,
  applications,
  browse,
  chatMessages,
  checks,
  companies,
  cvPaper,
  cvs,
  dailyList,
  dataPage,
  device,
  embed,
  embedScript,
  figures,
  fits,
  forPrograms,
  info,
  jobs,
  keys,
  labels,
  landing,
  lifecycle,
  manage,
  market,
  memory,
  memoryAnswers,
  memoryPage,
  moderation,
  offline,
  ownApplication,
  ownData,
  ownEmails,
  ownPlaces,
  pages,
  phone,
  posting,
  push,
  queued,
  recovery,
  replyTexts,
  reports,
  screening,
  search,
  security,
  seekers,
  suggest,
  team,
  telegram,
  thread,
  twoStep,
  ui,
  unanswered,
  unavailable,
  units,
  visit,
  waiting,
  emails: {
    ...emails,
    alerts: alertEmails,
    status: statusEmails,
    unanswered: unansweredEmails,
    feeds: feedEmails,
    jobs: jobEmails,
    merges: mergeEmails,
    moderation: moderationEmails,
    checks: checkEmails,
    desk: deskEmails,
    team: teamEmails,
    webhooks: webhookEmails,
  },
};

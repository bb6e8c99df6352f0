import type { EmailJob } from "#app/emails/enqueue-email.server.ts";
import { accountEmails } from "#app/features/accounts/account-emails.server.ts";
import { removeOldRegistrations } from "#app/features/accounts/address/pending-registrations.server.ts";
import { removeOldEmailChanges } from "#app/features/accounts/address/undo-email-change.server.ts";
import { removeOldConfirmations } from "#app/features/accounts/emails/confirmation-links.server.ts";
import { removeOldEmailEvents } from "#app/features/accounts/emails/email-events.server.ts";
import { emailHandler } from "#app/features/accounts/emails/send-email.server.ts";
import { unsubscribeLink } from "#app/features/accounts/emails/unsubscribe.server.ts";
import { type CodeJob, deliverCode } from "#app/features/accounts/phone/phone-codes.server.ts";
import { removeOldSessions } from "#app/features/accounts/session/sessions.server.ts";
import { alertEmails } from "#app/features/alerts/delivery/alert-emails.server.ts";
import { sendDueAlerts } from "#app/features/alerts/delivery/digests.server.ts";
import { removeOldAlerts } from "#app/features/alerts/link-alerts.server.ts";
import { percolateChangedJobs } from "#app/features/alerts/percolation/percolate.server.ts";
import { reparseOldSearches } from "#app/features/alerts/percolation/reparse.server.ts";
import { removeExpiredUploads } from "#app/features/applications/apply/uploads.server.ts";
import {
  type BulkJob,
  removeOldBulkTasks,
  resumeBulkTasks,
} from "#app/features/applications/bulk/bulk-tasks.server.ts";
import { runBulkTask } from "#app/features/applications/bulk/run-bulk-task.server.ts";
import { watchCvGrowth } from "#app/features/applications/cv/cv-growth.server.ts";
import {
  removeLongUnusedDocuments,
  removeUnusedDocuments,
} from "#app/features/applications/cv/documents.server.ts";
import { encryptPlainFiles } from "#app/features/applications/cv/encryption/encrypt-plain-files.server.ts";
import { applicationEmails } from "#app/features/applications/emails/application-emails.server.ts";
import { remindOfInterviews } from "#app/features/applications/interviews/reminders.server.ts";
import { clearDepartedApplicants } from "#app/features/applications/lifecycle/announce-leaving.server.ts";
import { statusEmails } from "#app/features/applications/lifecycle/emails/status-emails.server.ts";
import { removeOrphanedFiles } from "#app/features/applications/orphaned-files.server.ts";
import { clearOldApplications } from "#app/features/applications/retention/retention.server.ts";
import { closeUnanswered } from "#app/features/applications/unanswered/close-unanswered.server.ts";
import { countReplyFigures } from "#app/features/applications/unanswered/count-replies.server.ts";
import { unansweredEmails } from "#app/features/applications/unanswered/emails/unanswered-emails.server.ts";
import {
  emptyRemovedJobs,
  resumeEmptying,
} from "#app/features/applications/unanswered/empty-removed-jobs.server.ts";
import { notifyOfEndedJobs } from "#app/features/applications/unanswered/ended-jobs.server.ts";
import {
  clearRemovedJobs,
  notifyApplicantsOfRemovedJobs,
} from "#app/features/applications/unanswered/removed-jobs.server.ts";
import { remindCompaniesOfUnread } from "#app/features/applications/unanswered/unread-reminders.server.ts";
import { removeUnusedChats } from "#app/features/channels/chats/chats.server.ts";
import { deliverToChat } from "#app/features/channels/chats/deliver-to-chat.server.ts";
import { handleUpdate } from "#app/features/channels/handle-update.server.ts";
import {
  queueNewJobs,
  removeOldPosts,
} from "#app/features/channels/posts/queue-new-jobs.server.ts";
import { runChannels } from "#app/features/channels/posts/send-posts.server.ts";
import { recheckDomains } from "#app/features/companies/checks/domain/recheck-domains.server.ts";
import { checkEmails } from "#app/features/companies/checks/emails/check-emails.server.ts";
import { printRemainingLogos } from "#app/features/companies/logo/alike-logos.server.ts";
import { writeRemainingSkeletons } from "#app/features/companies/lookalikes/lookalikes.server.ts";
import { deskEmails } from "#app/features/desk/emails/desk-emails.server.ts";
import { countBoardDays } from "#app/features/figures/board/board-days.server.ts";
import { applyExchangeRates } from "#app/features/job/pay/exchange-rates.server.ts";
import { removeOldViews } from "#app/features/job/views/view-counter.server.ts";
import { feedEmails } from "#app/features/jobs/feeds-in/emails/feed-emails.server.ts";
import { endUnreadFeeds } from "#app/features/jobs/feeds-in/runs/end-unread.server.ts";
import { resumeRuns } from "#app/features/jobs/feeds-in/runs/resume-runs.server.ts";
import { type FeedTask, startDueRuns } from "#app/features/jobs/feeds-in/runs/start-runs.server.ts";
import { runFeedTask } from "#app/features/jobs/feeds-in/runs/write-run.server.ts";
import { closeExpiredJobs } from "#app/features/jobs/lifecycle/deadlines.server.ts";
import { jobEmails } from "#app/features/jobs/lifecycle/emails/job-emails.server.ts";
import {
  closeUnconfirmed,
  removeOldDeletedJobs,
  requestConfirmations,
  warnOfDeadlines,
} from "#app/features/jobs/lifecycle/job-reminders.server.ts";
import { publishScheduledJobs } from "#app/features/jobs/lifecycle/scheduled-jobs.server.ts";
import { removeOldSearches } from "#app/features/jobs/searched/searched-words.server.ts";
import { countExpectedPays } from "#app/features/jobs/usual-pay/expected-pay.server.ts";
import { countRoleDemand } from "#app/features/jobs/usual-pay/role-demand.server.ts";
import { countUsualPays } from "#app/features/jobs/usual-pay/usual-pay.server.ts";
import { mergeEmails } from "#app/features/merges/emails/merge-emails.server.ts";
import {
  type MergeJob,
  removeOldMerges,
  resumeMerges,
  runMerge,
} from "#app/features/merges/run-merges.server.ts";
import { moderationEmails } from "#app/features/moderation/emails/moderation-emails.server.ts";
import { removeOldReports } from "#app/features/moderation/reports/reports.server.ts";
import { removeOldFraudContacts } from "#app/features/moderation/signals/contacts/fraud-contacts.server.ts";
import { sketchRemainingJobs } from "#app/features/moderation/similar/similar-jobs.server.ts";
import {
  type RemovalJob,
  removeLeavingAccounts,
  resumeLeaving,
} from "#app/features/my-account/leaving-accounts.server.ts";
import type { ChatTask } from "#app/features/push/chats/chat-tasks.server.ts";
import { getsNewsByChat } from "#app/features/push/chats/own-chat.server.ts";
import { deliverPush, type PushJob } from "#app/features/push/message/send-push.server.ts";
import { getsPushes, removeFailingSubscriptions } from "#app/features/push/subscriptions.server.ts";
import {
  cleanPendingLists,
  forgetOldChanges,
  keepIndexing,
  removeUnusedTitles,
} from "#app/features/search/write-index.server.ts";
import {
  type IndexNowBatch,
  queueChangedJobs,
  sendToIndexNow,
} from "#app/features/sharing/index-now/index-now.server.ts";
import { teamEmails } from "#app/features/team/emails/team-emails.server.ts";
import { removeExpiredInvitations } from "#app/features/team/invitations.server.ts";
import { notifyOfUnusedKeys, removeOldApiKeys } from "#app/features/team/keys/api-keys.server.ts";
import { keepDelivering } from "#app/features/team/webhooks/deliver-webhooks.server.ts";
import { removeOldDeliveries } from "#app/features/team/webhooks/deliveries.server.ts";
import { webhookEmails } from "#app/features/team/webhooks/emails/webhook-emails.server.ts";
import { forgetOldWebhookSecrets } from "#app/features/team/webhooks/endpoint-state.server.ts";
import { removeOldDayCounts } from "#app/platform/day-counts/day-counts.server.ts";
import { removeOldEmails } from "#app/platform/email/mail.server.ts";
import { logError } from "#app/platform/log/log.server.ts";
import {
  JobFailure,
  type JobHandlers,
  removeOldTasks,
  startJobs,
} from "#app/platform/queue/queue.server.ts";
import { settings } from "#app/platform/settings/settings.server.ts";
import { removeOldSms } from "#app/platform/sms/sms.server.ts";
import { keepReceiving } from "#app/platform/telegram/keep-receiving.server.ts";
import { removeOldTurns } from "#app/platform/telegram/send-to-chat.server.ts";
import {
  removeOldUpdates,
  type TelegramUpdate,
} from "#app/platform/telegram/telegram-updates.server.ts";

const emailFileDays = 30;
const smsFileHours = 24;

type TaskSettings = {
  /** More than this within a day is logged. */
  maxCvBytesPerDay: number;
};

/** All kinds of emails that are sent. */
export const emailKinds = [
  ...accountEmails,
  ...applicationEmails,
  ...statusEmails,
  ...unansweredEmails,
  ...jobEmails,
  ...checkEmails,
  ...moderationEmails,
  ...deskEmails,
  ...mergeEmails,
  ...feedEmails,
  ...teamEmails,
  ...webhookEmails,
  ...alertEmails,
];

/** Whether news of these kinds reach an account by a device or a Telegram chat. */
async function getsNews(account: string, kinds: readonly string[]): Promise<boolean> {
  return (await getsPushes(account, kinds)) || (await getsNewsByChat(account, kinds));
}

/** The job handlers of each queue. */
export function createJobHandlers({ maxCvBytesPerDay }: TaskSettings): JobHandlers {
  const cleanups: Record<string, () => Promise<unknown>> = {
    removeOldSessions,
    removeUnusedDocuments,
    removeExpiredUploads,
    clearOldApplications: () => clearOldApplications(settings().keepCvDays),
    removeOrphanedFiles,
    encryptPlainFiles: () => encryptPlainFiles(),
    watchCvGrowth: () => watchCvGrowth(maxCvBytesPerDay),
    removeUnusedTitles: () => removeUnusedTitles(),
    removeOldReports,
    // A rate may count from a day on that has come.
    applyExchangeRates: () => applyExchangeRates(),
    sketchRemainingJobs,
    writeRemainingSkeletons,
    printRemainingLogos,
    removeOldBulkTasks,
    removeOldMerges,
    removeOldEmails: () => removeOldEmails(emailFileDays),
    removeOldSms: () => removeOldSms(smsFileHours),
    removeOldEmailEvents,
    removeOldTasks,
    removeOldConfirmations,
    removeOldRegistrations,
    removeOldEmailChanges,
    removeExpiredInvitations,
    removeOldApiKeys,
    removeOldDeliveries: () => removeOldDeliveries(),
    forgetOldWebhookSecrets,
    removeOldAlerts,
    removeFailingSubscriptions,
    removeUnusedChats,
    removeOldTurns,
    removeOldPosts,
    removeOldUpdates,
    // Last: its answers come from other machines.
    recheckDomains: () => recheckDomains(),
  };
  const nightly: Record<string, () => Promise<unknown>> = {
    warnOfDeadlines: () => warnOfDeadlines(),
    requestConfirmations,
    closeUnconfirmed,
    removeOldDeletedJobs,
    endUnreadFeeds,
    removeLongUnusedDocuments,
    remindCompaniesOfUnread,
    notifyOfEndedJobs,
    notifyOfUnusedKeys,
    closeUnanswered,
    clearRemovedJobs,
    clearDepartedApplicants,
    countUsualPays,
    countExpectedPays,
    countRoleDemand,
    countBoardDays: () => countBoardDays(),
    reparseOldSearches,
    forgetOldChanges,
    removeOldViews: () => removeOldViews(),
    removeOldSearches: () => removeOldSearches(),
    removeOldDayCounts: () => removeOldDayCounts(),
    removeOldFraudContacts,
    // Runs last, so that it counts the jobs closed this night.
    countReplyFigures,
  };
  const sendEmails = () => {
    const handle = emailHandler({ kinds: emailKinds, unsubscribeLink, getsPushes: getsNews });
    return (data: object, id: string) => handle(data as EmailJob, id);
  };
  return {
    "urgent-emails": sendEmails(),
    letters: sendEmails(),
    digests: sendEmails(),
    push: (data) => deliverPush(data as PushJob),
    chats: (data) => deliverToChat(data as ChatTask),
    sms: (data) => deliverCode(data as CodeJob),
    removals: (data) =>
      (data as RemovalJob).leaving ? removeLeavingAccounts() : emptyRemovedJobs(),
    files: async () => void (await removeOrphanedFiles()),
    bulk: (data) => runBulkTask((data as BulkJob).task),
    merges: (data) => runMerge((data as MergeJob).merge),
    feeds: (data) => runFeedTask(data as FeedTask),
    "index-now": (data) => sendToIndexNow(data as IndexNowBatch),
    "telegram-posts": () => runChannels(),
    "telegram-updates": (data) => handleUpdate(data as TelegramUpdate),
    async tidy() {
      for (const [task, cleanup] of Object.entries(cleanups)) {
        await cleanup().catch((error) => logError(error, { task }));
      }
    },
    async lifecycle() {
      await closeExpiredJobs();
      await resumeBulkTasks();
      await resumeMerges();
      await startDueRuns();
      await resumeRuns();
      await resumeEmptying();
      await resumeLeaving();
      await publishScheduledJobs();
      await queueChangedJobs();
      await queueNewJobs();
      await remindOfInterviews();
      await notifyApplicantsOfRemovedJobs();
      await cleanPendingLists();
    },
    async alerts() {
      await percolateChangedJobs();
      await sendDueAlerts();
    },
    async nightly() {
      const failed: string[] = [];
      for (const [task, work] of Object.entries(nightly)) {
        await work().catch((error) => {
          logError(error, { task });
          failed.push(task);
        });
      }
      if (failed.length > 0) throw new JobFailure("Not everything was done.", { failed });
    },
  };
}

/** Starts the queued and timed work, and does not wait for it. Safe with several processes. */
export function startTasks(options: TaskSettings): () => void {
  const end = new AbortController();
  const stopped = () => end.signal.aborted;
  void startJobs(createJobHandlers(options), stopped);
  // After an upgrade there are many files; the rest is encrypted hourly.
  void encryptPlainFiles(stopped).catch((error) => logError(error, { task: "encrypting" }));
  void keepIndexing(end.signal);
  void keepReceiving(end.signal);
  void keepDelivering(end.signal);
  return () => end.abort();
}

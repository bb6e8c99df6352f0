import * as limits from "#app/limits.ts";
import type { AllMessages } from "#app/messages/en/index.ts";
import { readTexts } from "#app/messages/read-texts.ts";
import dataPage from "./account/data-page.json" with { type: "json" };
import ownPlaces from "./account/own-places.json" with { type: "json" };
import alertEmails from "./alerts/alert-emails.json" with { type: "json" };
import replyTexts from "./applicants/reply-texts.json" with { type: "json" };
import channels from "./channels/channels.json" with { type: "json" };
import checkEmails from "./checks/check-emails.json" with { type: "json" };
import cvPaper from "./cv-paper.json" with { type: "json" };
import deskEmails from "./desk/desk-emails.json" with { type: "json" };
import device from "./device.json" with { type: "json" };
import emails from "./emails.json" with { type: "json" };
import feedEmails from "./feeds/feed-emails.json" with { type: "json" };
import market from "./figures/market.json" with { type: "json" };
import fits from "./fits.json" with { type: "json" };
import info from "./info.json" with { type: "json" };
import statusEmails from "./lifecycle/status-emails.json" with { type: "json" };
import unansweredEmails from "./lifecycle/unanswered-emails.json" with { type: "json" };
import jobEmails from "./manage/job-emails.json" with { type: "json" };
import memoryAnswers from "./memory/answers.json" with { type: "json" };
import memoryPage from "./memory/page.json" with { type: "json" };
import mergeEmails from "./moderation/merge-emails.json" with { type: "json" };
import moderationEmails from "./moderation/moderation-emails.json" with { type: "json" };
import moderators from "./moderation/moderators.json" with { type: "json" };
import landing from "./pages/landing.json" with { type: "json" };
import { messages as privateMessages } from "./private.ts";
import { messages as publicMessages } from "./public.ts";
import search from "./search.json" with { type: "json" };
import dailyList from "./sharing/daily-list.json" with { type: "json" };
import embed from "./sharing/embed.json" with { type: "json" };
import embedScript from "./sharing/embed-script.json" with { type: "json" };
import forPrograms from "./sharing/for-programs.json" with { type: "json" };
import teamEmails from "./team/team-emails.json" with { type: "json" };
import webhookEmails from "./team/webhook-emails.json" with { type: "json" };
import chatMessages from "./telegram/chat-messages.json" with { type: "json" };
import unavailable from "./unavailable.json" with { type: "json" };
import units from "./units.json" with { type: "json" };

export const messages: AllMessages = {
  ...publicMessages,
  ...privateMessages,
  ...readTexts(
    "ar",
    {
      chatMessages,
      channels,
      cvPaper,
      dailyList,
      dataPage,
      moderators,
      device,
      embed,
      embedScript,
      market,
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
      fits,
      forPrograms,
      info,
      landing,
      memoryAnswers,
      memoryPage,
      ownPlaces,
      replyTexts,
      search,
      unavailable,
    },
    { units, limits },
  ),
};

import * as limits from "#app/limits.ts";
import type { AllMessages } from "#app/messages/en/index.ts";
import { readTexts } from "#app/messages/read-texts.ts";
import dataPage from "./account/data-page.json" with { type: "json" };
import alertEmails from "./alerts/alert-emails.json" with { type: "json" };
import replyTexts from "./applicants/reply-texts.json" with { type: "json" };
import checkEmails from "./checks/check-emails.json" with { type: "json" };
import cvPaper from "./cv-paper.json" with { type: "json" };
import device from "./device.json" with { type: "json" };
import emails from "./emails.json" with { type: "json" };
import market from "./figures/market.json" with { type: "json" };
import fits from "./fits.json" with { type: "json" };
import info from "./info.json" with { type: "json" };
import statusEmails from "./lifecycle/status-emails.json" with { type: "json" };
import unansweredEmails from "./lifecycle/unanswered-emails.json" with { type: "json" };
import jobEmails from "./manage/job-emails.json" with { type: "json" };
import memoryAnswers from "./memory/answers.json" with { type: "json" };
import memoryPage from "./memory/page.json" with { type: "json" };
import moderationEmails from "./moderation/moderation-emails.json" with { type: "json" };
import landing from "./pages/landing.json" with { type: "json" };
import { messages as privateMessages } from "./private.ts";
import { messages as publicMessages } from "./public.ts";
import search from "./search.json" with { type: "json" };
import teamEmails from "./team/team-emails.json" with { type: "json" };
import unavailable from "./unavailable.json" with { type: "json" };
import units from "./units.json" with { type: "json" };

export const messages: AllMessages = {
  ...publicMessages,
  ...privateMessages,
  ...readTexts(
    "ar",
    {
      cvPaper,
      dataPage,
      device,
      market,
      emails: {
        ...emails,
        alerts: alertEmails,
        status: statusEmails,
        unanswered: unansweredEmails,
        jobs: jobEmails,
        moderation: moderationEmails,
        checks: checkEmails,
        team: teamEmails,
      },
      fits,
      info,
      landing,
      memoryAnswers,
      memoryPage,
      replyTexts,
      search,
      unavailable,
    },
    { units, limits },
  ),
};

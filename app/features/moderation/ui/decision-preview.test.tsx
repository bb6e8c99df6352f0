import { expect, it } from "vitest";
import type { CaseDetail } from "#app/features/moderation/case.server.ts";
import { decisionContent } from "#app/features/moderation/emails/moderation-emails.server.ts";
import { languages } from "#app/i18n/language.ts";
import { rendered } from "#test/render/render-parts.tsx";
import { DecisionPreview } from "./decision-preview.tsx";

const job = { id: "00000000-0000-4000-8000-000000000000", title: "Courier" };
const note = "لا تطلبوا رسوماً من المتقدمين.";
const detail: CaseDetail = {
  id: job.id,
  state: "open",
  company: {
    logo: null,
    id: job.id,
    name: "Barada",
    accountAgeDays: 3,
    isConfirmed: true,
    isBlocked: false,
    suspendedBefore: 0,
    hasDouble: false,
    language: "ar",
  },
  job: null,
  isAboutMessages: false,
  signals: [],
  marked: [],
  reportCount: 1,
  reports: [],
  similar: [],
  matches: { copied: null, logos: [], contacts: [] },
  acts: [],
  appeal: null,
  reason: null,
  note: null,
  possible: ["suspend"],
  isForOthers: false,
};

it.each(languages)(
  "F46 an Arabic note runs its own way in both emails, shown in %s",
  (language) => {
    const decision = {
      act: "suspend",
      job,
      reason: "money",
      note,
      noteEn: null,
      isOnAppeal: false,
    } as const;
    const [ar, en] = (["ar", "en"] as const).map((each) => decisionContent(decision, each));
    if (!ar || !en) throw new Error("There is no email.");
    const answer = { values: { act: "suspend", note }, preview: { email: { ar, en } } };
    const html = rendered(<DecisionPreview detail={detail} query={{}} answer={answer} />, language);
    const emails = html.split(/(?=<div class="answer-form[^"]*")/).slice(1);
    expect(emails.map((email) => /lang="(..)" dir="(...)"/.exec(email)?.slice(1))).toEqual([
      ["ar", "rtl"],
      ["en", "ltr"],
    ]);
    // A paragraph without a direction of its own begins where those around it begin.
    for (const email of emails)
      expect(email).toContain(`<p class="wrap-anywhere"><bdi>${note}</bdi></p>`);
  },
);

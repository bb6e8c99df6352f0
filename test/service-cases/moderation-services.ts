import { eq } from "drizzle-orm";
import { userProfiles } from "#app/features/accounts/accounts.table.ts";
import type { Person } from "#app/features/accounts/actor.ts";
import { listMerges } from "#app/features/merges/list-merges.server.ts";
import { mergeCompanies, moveJob } from "#app/features/merges/merge-companies.server.ts";
import * as preview from "#app/features/merges/preview-merge.server.ts";
import { undoMerge } from "#app/features/merges/undo-merge.server.ts";
import * as appeal from "#app/features/moderation/appeal.server.ts";
import * as cases from "#app/features/moderation/case.server.ts";
import * as page from "#app/features/moderation/case-page.server.ts";
import { decideCase } from "#app/features/moderation/decide.server.ts";
import { companyMerges } from "#app/features/moderation/merges/merges.table.ts";
import {
  findReportableMessages,
  readReportedMessages,
} from "#app/features/moderation/messages/reported-messages.server.ts";
import * as queue from "#app/features/moderation/queue.server.ts";
import { exportOwnReports } from "#app/features/moderation/reports/own-reports.server.ts";
import { countReportReasons } from "#app/features/moderation/reports/report-reasons.server.ts";
import { submitDecision } from "#app/features/moderation/submit-decision.server.ts";
import { writeDailyList } from "#app/features/sharing/daily-list/daily-list.server.ts";
import { damascusDay } from "#app/i18n/format.ts";
import { db } from "#app/platform/database/database.server.ts";
import { makeCompany } from "#test/people.ts";
import { ofAdmin, ofCompany, ofModerators, type ServiceCases } from "./service-case.ts";

const decision = { act: "dismiss", reason: null, note: null } as const;
const reason = "One firm.";
const changesIt = { changes: ["moderator"] } as const;

function request(fields: Record<string, string> = {}): Request {
  const body = new URLSearchParams(fields);
  return new Request("http://127.0.0.1/moderation", { method: "POST", body });
}

export const moderationServices: ServiceCases = {
  "sharing/daily-list/daily-list writeDailyList": {
    call: (actor) =>
      writeDailyList(actor, {
        day: damascusDay(new Date()),
        language: "en",
        group: "none",
        limit: 10,
      }),
    ...ofModerators,
  },
  "moderation/reports/own-reports exportOwnReports": {
    call: async (actor: Person) => {
      const { reports, decisions = [] } = await exportOwnReports(actor);
      return [...reports, ...decisions];
    },
    owner: "company",
    may: "own",
    needs: "self",
  },
  "moderation/messages/reported-messages findReportableMessages": {
    call: (actor, { application }) => findReportableMessages(actor, application),
    ...ofCompany,
  },
  "moderation/messages/reported-messages readReportedMessages": {
    call: (actor, owned) => readReportedMessages(actor, owned.messageCase),
    ...ofModerators,
  },
  "moderation/reports/report-reasons countReportReasons": {
    call: async (actor) => [await countReportReasons(actor)],
    ...ofModerators,
  },
  "moderation/queue listQueue": {
    call: async (actor) => (await queue.listQueue(actor)).list.items,
    ...ofModerators,
  },
  "moderation/queue countQueue": {
    call: async (actor) => [await queue.countQueue(actor)],
    ...ofModerators,
  },
  "moderation/queue countRegisters": {
    call: async (actor) => ({ waiting: await queue.countRegisters(actor) }),
    ...ofModerators,
  },
  "moderation/queue countWaitingCases": {
    call: (actor) => queue.countWaitingCases(actor),
    ...ofAdmin,
  },
  "moderation/queue findQueuePlace": {
    call: (actor, owned) => queue.findQueuePlace(actor, null, owned.case),
    ...ofModerators,
  },
  "moderation/case findCase": {
    call: (actor, owned) => cases.findCase(actor, owned.case),
    ...ofModerators,
  },
  "moderation/case findCaseRow": {
    call: (actor, owned) => cases.findCaseRow(actor, owned.case),
    ...ofModerators,
  },
  "moderation/case isDecidedByOthers": {
    // About the one who asks alone.
    call: async (actor: Person) => ({
      own: await cases.isDecidedByOthers(actor, { state: "open", decidedBy: actor.id }),
    }),
    owner: "seeker",
    may: "own",
  },
  "moderation/case-page readCase": {
    call: (actor: Person, owned) => page.readCase(actor, request(), owned.case),
    ...ofModerators,
  },
  "moderation/case-page readQueue": {
    call: (actor: Person, owned) => page.readQueue(actor, request(), owned.case),
    ...ofModerators,
  },
  "moderation/decide decideCase": {
    call: (actor, owned) => decideCase(actor, owned.case, decision),
    ...ofModerators,
    ...changesIt,
  },
  "moderation/submit-decision submitDecision": {
    call: (actor: Person, owned) =>
      submitDecision(actor, owned.case, request({ act: "dismiss", intent: "decide" }), "en"),
    ...ofModerators,
    ...changesIt,
  },
  "merges/merge-companies mergeCompanies": {
    call: async (actor) => mergeCompanies(actor, { ...(await twoCompanies()), reason }),
    ...ofModerators,
  },
  "merges/merge-companies moveJob": {
    call: async (actor, { company, secondJob }) =>
      moveJob(actor, secondJob, { ...(await twoCompanies()), from: company.id, reason }),
    // The queue moves it.
    ...ofModerators,
  },
  "merges/undo-merge undoMerge": {
    call: async (actor) => undoMerge(actor, await insertMerge(), reason),
    ...ofModerators,
  },
  "merges/list-merges listMerges": {
    call: async (actor) => {
      await insertMerge();
      return listMerges(actor);
    },
    ...ofModerators,
  },
  "merges/preview-merge listDoubles": {
    call: async (actor) => preview.listDoubles(actor, (await twoCompanies()).from, "mill", "en"),
    ...ofModerators,
  },
  "merges/preview-merge findSide": {
    call: (actor, { company }) => preview.findSide(actor, company.id, "en"),
    ...ofModerators,
  },
  "merges/preview-merge findJobToMove": {
    call: (actor, { job }) => preview.findJobToMove(actor, job),
    ...ofModerators,
  },
  "moderation/appeal findOwnReview": {
    call: (actor, { suspendedJob }) => appeal.findOwnReview(actor, suspendedJob),
    ...ofCompany,
  },
  "moderation/appeal appealSuspension": {
    call: (actor, { suspendedJob }) =>
      appeal.appealSuspension(actor, suspendedJob, "Nobody was asked for money."),
    ...ofCompany,
    needs: "recruit",
  },
};

async function twoCompanies(): Promise<{ from: string; into: string }> {
  const [from, into] = [await makeCompany(), await makeCompany()];
  return { from: from.id, into: into.id };
}

/** A merge of two companies that had nothing, as it is stored. */
async function insertMerge(): Promise<string> {
  const { from, into } = await twoCompanies();
  await db
    .update(userProfiles)
    .set({ userType: "company_member" })
    .where(eq(userProfiles.id, from));
  const row = { fromId: from, intoId: into, state: "done", total: 0, reason } as const;
  const [merge] = await db.insert(companyMerges).values(row).returning({ id: companyMerges.id });
  return merge?.id ?? "";
}

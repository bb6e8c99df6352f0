import type { Person } from "#app/features/accounts/actor.ts";
import * as appeal from "#app/features/moderation/appeal.server.ts";
import * as cases from "#app/features/moderation/case.server.ts";
import * as page from "#app/features/moderation/case-page.server.ts";
import { decideCase } from "#app/features/moderation/decide.server.ts";
import {
  findReportableMessages,
  readReportedMessages,
} from "#app/features/moderation/messages/reported-messages.server.ts";
import * as queue from "#app/features/moderation/queue.server.ts";
import { exportOwnReports } from "#app/features/moderation/reports/own-reports.server.ts";
import { submitDecision } from "#app/features/moderation/submit-decision.server.ts";
import { ofAdmin, ofCompany, ofModerators, type ServiceCases } from "./service-case.ts";

const decision = { act: "dismiss", reason: null, note: null } as const;
const changesIt = { changes: ["moderator"] } as const;

function request(fields: Record<string, string> = {}): Request {
  const body = new URLSearchParams(fields);
  return new Request("http://127.0.0.1/moderation", { method: "POST", body });
}

export const moderationServices: ServiceCases = {
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
      submitDecision(actor, owned.case, request({ act: "dismiss", intent: "decide" })),
    ...ofModerators,
    ...changesIt,
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

/**
 * The life of a job: actions in each state, the roles they need, and the state afterwards. The one
 * table that screens and services read. jobCan, in job.ts, says what the public sees.
 */

import type { CompanyRole } from "#app/features/accounts/membership/company-role.ts";
import { extensionDays } from "#app/limits.ts";
import type { MessageKey } from "#app/messages/message-key.ts";

/** Why a job is closed. Its company gives the first three; the board and moderators the others. */
export const companyReasons = ["filled_here", "filled_elsewhere", "cancelled"] as const;
/** Held is the reason of a draft that waits for a moderator. */
export const closedReasons = [
  ...companyReasons,
  "expired",
  "unanswered",
  "suspended",
  "held",
  "source_ended",
] as const;
export type CompanyReason = (typeof companyReasons)[number];

/**
 * A scheduled job is stored as a draft with a time to be published, a held one as a draft with that
 * reason, a suspended one as closed.
 */
export const lifecycleStates = [
  "draft",
  "scheduled",
  "held",
  "open",
  "closed",
  "suspended",
] as const;
export type LifecycleState = (typeof lifecycleStates)[number];

/** A company's people by their role; moderators; the board itself, by its clock; anybody else. */
export const lifecycleActors = [
  "owner",
  "recruiter",
  "reader",
  "moderator",
  "board",
  "stranger",
] as const satisfies readonly (CompanyRole | string)[];
export type LifecycleActor = (typeof lifecycleActors)[number];

type Rule = {
  by: readonly LifecycleActor[];
  from: readonly LifecycleState[];
  /** Null: the job stays as it is; a copy is made of it. */
  to: LifecycleState | "deleted" | null;
};

const recruiters: readonly LifecycleActor[] = ["owner", "recruiter"];
const board: readonly LifecycleActor[] = ["board"];
/** A copy of a held job would be held again. */
const notSuspended: readonly LifecycleState[] = ["draft", "scheduled", "open", "closed"];

export const lifecycle = {
  edit: { by: recruiters, from: lifecycleStates, to: null },
  preview: { by: [...recruiters, "reader"], from: ["draft", "scheduled", "held"], to: null },
  publish: { by: recruiters, from: ["draft", "scheduled"], to: "open" },
  schedule: { by: recruiters, from: ["draft", "scheduled"], to: "scheduled" },
  unschedule: { by: recruiters, from: ["scheduled"], to: "draft" },
  extend: { by: recruiters, from: ["open"], to: "open" },
  /** Says that a job without a last day is still open. */
  confirm: { by: recruiters, from: ["open"], to: "open" },
  close: { by: recruiters, from: ["open"], to: "closed" },
  reopen: { by: recruiters, from: ["closed"], to: "open" },
  copy: { by: recruiters, from: notSuspended, to: null },
  saveAsTemplate: { by: recruiters, from: notSuspended, to: null },
  delete: { by: recruiters, from: lifecycleStates, to: "deleted" },
  publishScheduled: { by: board, from: ["scheduled"], to: "open" },
  expire: { by: board, from: ["open"], to: "closed" },
  closeUnanswered: { by: board, from: ["open"], to: "closed" },
  release: { by: ["moderator"], from: ["held"], to: "open" },
  refuse: { by: ["moderator"], from: ["held"], to: "suspended" },
  suspend: { by: ["moderator"], from: ["scheduled", "open", "closed"], to: "suspended" },
  /** It is in its feed no more, and is there again. */
  endWithSource: { by: board, from: ["open"], to: "closed" },
  returnWithSource: { by: board, from: ["closed"], to: "open" },
  restore: { by: ["moderator"], from: ["suspended"], to: "open" },
} as const satisfies Record<string, Rule>;

export type LifecycleAction = keyof typeof lifecycle;

type Stored = { status: string; closedReason: string | null; publishAt: Date | string | null };

/** An unknown status counts as a draft, as everywhere. */
export function lifecycleState({ status, closedReason, publishAt }: Stored): LifecycleState {
  if (status === "active") return "open";
  if (status === "closed") return closedReason === "suspended" ? "suspended" : "closed";
  if (closedReason === "held") return "held";
  return publishAt === null ? "draft" : "scheduled";
}

/** The key that reports a published or changed job: another one where it waits for a moderator. */
export function publishedKey<Key extends MessageKey>(job: Stored | undefined, key: Key) {
  return job && lifecycleState(job) === "held" ? "manage.done.held" : key;
}

/** Whether a role may do this with a job in this state. */
export function mayActOnJob(
  action: LifecycleAction,
  state: LifecycleState,
  actor: LifecycleActor,
): boolean {
  const { by, from }: Rule = lifecycle[action];
  return by.includes(actor) && from.includes(state);
}

/** Why the people of its company may not do this with a job, as a message key; null where they may. */
export function whyNotActOnJob(
  action: LifecycleAction,
  state: LifecycleState,
  role: CompanyRole,
): MessageKey | null {
  const { by, from }: Rule = lifecycle[action];
  if (!by.includes(role)) return "posting.readOnly";
  if (from.includes(state)) return null;
  if (state === "held") return "manage.refusals.held";
  return state === "suspended" ? "manage.refusals.suspended" : "manage.refusals.otherState";
}

export function isCompanyReason(value: unknown): value is CompanyReason {
  return companyReasons.some((reason) => reason === value);
}

/** How far ahead pressing may put the last day for applying. */
export const longestAheadDays = 60;

/** The last day after one press: days are added to it, or to today where it has passed. */
export function extendedDeadline(deadline: string | null, today: string): string {
  return addDays(deadline !== null && deadline > today ? deadline : today, extensionDays);
}

/** A calendar day a number of days later. */
export function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

import type { ApplicationStatus } from "./applications.table.ts";
import type { ApplicationAction, Side } from "./lifecycle/lifecycle.table.ts";

export type { ApplicationStatus } from "./applications.table.ts";
export type { ApplicationAction, InterviewAnswer, Side } from "./lifecycle/lifecycle.table.ts";

/** Where an application stands. That the company has opened it is a note (`openedAt`), no status. */
export const applicationStatuses = [
  "pending",
  "shortlisted",
  "interview",
  "offered",
  "hired",
  "not_selected",
  "withdrawn",
  "closed",
] as const satisfies readonly ApplicationStatus[];

/** Who acts: the applicant, the company of the job, or the board when a job has ended unanswered. */
export const sides = ["seeker", "company", "system"] as const satisfies readonly Side[];

export const interviewAnswers = ["confirmed", "another_time"] as const;

/** Neither decided nor withdrawn. */
export const undecidedStatuses = ["pending", "shortlisted", "interview", "offered"] as const;
/** Decided or ended; a company may change its decision, except about withdrawn applications. */
export const endedStatuses = ["hired", "not_selected", "withdrawn", "closed"] as const;

type Transition = {
  side: Side;
  from: readonly ApplicationStatus[];
  /** Left out where the status stays as it is. */
  to?: ApplicationStatus;
};

const answered = ["not_selected", "closed"] as const;

/**
 * Transitions of an application by side: the one table that server and screens read.
 * `application-access.ts` says which people act for a company.
 */
export const transitions = {
  shortlist: {
    side: "company",
    from: ["pending", "interview", "offered", ...answered],
    to: "shortlisted",
  },
  invite: { side: "company", from: [...undecidedStatuses, ...answered], to: "interview" },
  offer: {
    side: "company",
    from: ["pending", "shortlisted", "interview", ...answered],
    to: "offered",
  },
  hire: { side: "company", from: [...undecidedStatuses, ...answered], to: "hired" },
  decline: { side: "company", from: [...undecidedStatuses, "closed"], to: "not_selected" },
  reconsider: {
    side: "company",
    from: ["shortlisted", "interview", "offered", "hired", "not_selected"],
    to: "pending",
  },
  reply: { side: "company", from: [...undecidedStatuses, "hired", ...answered] },
  withdraw: { side: "seeker", from: undecidedStatuses, to: "withdrawn" },
  write: { side: "seeker", from: [...undecidedStatuses, "hired", "not_selected"] },
  send: { side: "seeker", from: ["withdrawn"], to: "pending" },
  confirm: { side: "seeker", from: ["interview"] },
  ask_another_time: { side: "seeker", from: ["interview"] },
  close: { side: "system", from: undecidedStatuses, to: "closed" },
} as const satisfies Record<Exclude<ApplicationAction, "open">, Transition>;

type Transitions = typeof transitions;
export type TransitionAction = keyof Transitions;
export type CompanyAction = ActionOf<"company">;
type ActionOf<S extends Side> = {
  [Action in TransitionAction]: Transitions[Action]["side"] extends S ? Action : never;
}[TransitionAction];

/** The status that an action leads to; undefined where it is not allowed. */
export function statusAfter(
  action: TransitionAction,
  status: ApplicationStatus,
  side: Side,
): ApplicationStatus | undefined {
  const transition: Transition = transitions[action];
  if (transition.side !== side || !transition.from.includes(status)) return undefined;
  return transition.to ?? status;
}

/** The next actions of a side, in the order of the table. */
export function actionsFor(side: Side, status: ApplicationStatus): TransitionAction[] {
  const actions = Object.keys(transitions) as TransitionAction[];
  return actions.filter((action) => statusAfter(action, status, side) !== undefined);
}

export const companyActions = [
  "shortlist",
  "invite",
  "offer",
  "hire",
  "decline",
  "reconsider",
  "reply",
] as const satisfies readonly CompanyAction[];

export function isEnded(status: ApplicationStatus): boolean {
  return endedStatuses.some((ended) => ended === status);
}

/** An application locked by the transaction, and its new status. */
export type StatusChange = {
  id: string;
  userId: string;
  companyId: string;
  from: ApplicationStatus;
  to: ApplicationStatus;
  message?: string | null;
  interviewId?: string | null;
  submissionKey?: string | null;
};

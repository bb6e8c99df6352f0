import { contentLanguage, type Language } from "#app/i18n/language.ts";
/**
 * Where a case stands; "open", "held" and the appealed ones wait for a moderator. A held job is not public
 * before.
 */
export const caseStates = [
  "held",
  "open",
  "changes_requested",
  "dismissed",
  "suspended",
  "appealed",
  "restored",
  "blocked",
  "block_appealed",
] as const;
export type CaseState = (typeof caseStates)[number];

export const waitingStates = [
  "open",
  "held",
  "appealed",
  "block_appealed",
] as const satisfies readonly CaseState[];

export function isWaiting(state: CaseState): boolean {
  return waitingStates.some((each) => each === state);
}

/** The acts of moderators on a case. */
export const caseActs = [
  "release",
  "refuse",
  "dismiss",
  "suspend",
  "restore",
  "request_changes",
  "block",
  "unblock",
] as const;
export type CaseAct = (typeof caseActs)[number];

/** The acts a state allows, and the state after each; a company has no job to suspend. */
export const actsIn: Record<CaseState, Partial<Record<CaseAct, CaseState>>> = {
  held: { release: "dismissed", refuse: "suspended", block: "blocked" },
  open: {
    dismiss: "dismissed",
    suspend: "suspended",
    request_changes: "changes_requested",
    block: "blocked",
  },
  changes_requested: { dismiss: "dismissed", suspend: "suspended", block: "blocked" },
  dismissed: { suspend: "suspended", request_changes: "changes_requested", block: "blocked" },
  suspended: { restore: "restored", block: "blocked" },
  appealed: { restore: "restored", suspend: "suspended", block: "blocked" },
  restored: { suspend: "suspended", request_changes: "changes_requested", block: "blocked" },
  blocked: { unblock: "restored" },
  block_appealed: { unblock: "restored", block: "blocked" },
};

const aboutJobsOnly: readonly CaseAct[] = ["release", "refuse", "suspend", "restore"];
/** A message cannot be changed. */
const notAboutMessages: readonly CaseAct[] = [...aboutJobsOnly, "request_changes"];

/** The acts possible in a state, in the order of the form. */
export function possibleActs(
  state: CaseState,
  { jobId, applicationId }: { jobId: string | null; applicationId: string | null },
): CaseAct[] {
  const impossible = applicationId ? notAboutMessages : jobId ? [] : aboutJobsOnly;
  return caseActs.filter((act) => actsIn[state][act] && !impossible.includes(act));
}

/** Whether the advertiser is told, and so has to be given a reason. */
export function needsReason(act: CaseAct): boolean {
  return act === "refuse" || act === "suspend" || act === "request_changes" || act === "block";
}

/** The violation named to an advertiser. */
export const decisionReasons = [
  "money",
  "documents",
  "false",
  "discrimination",
  "expired",
  "copied",
  "contact",
  "terms",
] as const;
export type DecisionReason = (typeof decisionReasons)[number];

/** The note of a decision for a reader of a language. */
export function noteIn(
  { note, noteEn }: { note: string | null; noteEn: string | null },
  language: Language,
): string | null {
  return contentLanguage(language) === "en" ? (noteEn ?? note) : note;
}

export function caseStateOf(stored: string): CaseState {
  return caseStates.find((state) => state === stored) ?? "dismissed";
}

export function decisionReasonOf(stored: string | null): DecisionReason | null {
  return decisionReasons.find((reason) => reason === stored) ?? null;
}

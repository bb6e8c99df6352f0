import type {
  ApplicationAction,
  ApplicationStatus,
} from "#app/features/applications/application-status.ts";
import { formatNumber } from "#app/i18n/format.ts";

/** The applicant's status: "opened" replaces "sent". */
export type ShownStatus = Exclude<ApplicationStatus, "pending"> | "sent" | "opened";

export function shownStatus(status: ApplicationStatus, isOpened: boolean): ShownStatus {
  if (status !== "pending") return status;
  return isOpened ? "opened" : "sent";
}

/** Sent, opened, shortlisted, interview, answer. */
export const steps = 5;

const reached: Record<ShownStatus, number | undefined> = {
  sent: 1,
  opened: 2,
  shortlisted: 3,
  interview: 4,
  offered: 5,
  hired: 5,
  not_selected: 5,
  closed: 5,
  withdrawn: undefined,
};

/** The step that an application has reached, 1 to 5; undefined if withdrawn. */
export function reachedStep(status: ShownStatus): number | undefined {
  return reached[status];
}

/** The reached step in words; undefined if withdrawn. */
export function stepsText(
  status: ShownStatus,
  say: (figures: { reached: string; of: string }) => string,
): string | undefined {
  const step = reachedStep(status);
  return step === undefined
    ? undefined
    : say({ reached: formatNumber(step), of: formatNumber(steps) });
}

type StoredStatus = {
  status: ApplicationStatus;
  isOpened: boolean;
  isAnswered: boolean;
  hasNews: boolean;
  awaitsAnswer?: boolean;
};
type Words = {
  status: Record<ShownStatus, string>;
  stepsReached(figures: { reached: string; of: string }): string;
};

/** The status, null before an answer (reading 66), and the step blocks, null if withdrawn. */
export function progressOf(
  { status, isOpened, isAnswered, hasNews, awaitsAnswer = false }: StoredStatus,
  words: Words,
) {
  const shown = shownStatus(status, isOpened);
  const text = stepsText(shown, words.stepsReached);
  return {
    state: isAnswered ? words.status[shown] : null,
    steps: text ? { status: shown, isOpened, hasNews: hasNews || awaitsAnswer, text } : null,
  };
}

const stepActions = [
  ["send"],
  ["open"],
  ["shortlist"],
  ["invite"],
  ["offer", "hire", "decline", "close"],
] as const satisfies readonly (readonly ApplicationAction[])[];

/** When each of the five steps was last reached, ISO; undefined for one that was left out. */
export function stepTimes(
  events: readonly { action: ApplicationAction; createdAt: string }[],
): (string | undefined)[] {
  return stepActions.map(
    (actions: readonly ApplicationAction[]) =>
      events.findLast(({ action }) => actions.includes(action))?.createdAt,
  );
}

export type Progress = ReturnType<typeof progressOf>;

export const shownGroups = ["current", "news", "ended"] as const;
/** Which of one's applications a list shows. */
export type ShownGroup = (typeof shownGroups)[number];

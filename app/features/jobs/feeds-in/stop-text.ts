import type { AllMessages } from "#app/messages/en/index.ts";
import type { StopStep } from "./source-states.ts";

type Stopped = { stopCode: string | null; stopStep: StopStep | null };

/** Why a source stopped, as a sentence. */
export function stopText({ stopCode }: Stopped, { feeds, feedReasons }: AllMessages): string {
  return reasonText(stopCode ?? "", { feeds, feedReasons });
}

/** A reason of a reading or of the board's own rules, as a sentence. */
export function reasonText(
  reason: string,
  { feeds, feedReasons }: Pick<AllMessages, "feeds" | "feedReasons">,
): string {
  const own: Partial<Record<string, string>> = feeds.reasons;
  const read: Partial<Record<string, string>> = feedReasons;
  return own[reason] ?? read[reason] ?? feeds.reasons.unknown;
}

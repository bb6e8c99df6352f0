import { formatNumber } from "#app/i18n/format.ts";

/** A step of a map's scale: from which count on, and its range in words. */
export type MapStep = { from: number; text: string };

/** At most five steps: none, and eighths, quarters and halves of the largest count. */
export function mapSteps(counts: readonly number[]): MapStep[] {
  const top = Math.max(0, ...counts);
  const bounds = [0, 1, ...[8, 4, 2].map((part) => Math.ceil(top / part))];
  const from = [...new Set(bounds.filter((bound) => bound <= top))].sort((a, b) => a - b);
  return from.map((first, at) => {
    const last = (from[at + 1] ?? Infinity) - 1;
    const text = last === Infinity && first > 0 ? `${formatNumber(first)}+` : formatNumber(first);
    return {
      from: first,
      text: last === Infinity || last === first ? text : `${text}–${formatNumber(last)}`,
    };
  });
}

/** The place of the step that a count belongs to. */
export function stepOf(steps: readonly MapStep[], count: number): number {
  return steps.findLastIndex(({ from }) => count >= from);
}

import { listItems } from "#app/platform/pasted/list-text.ts";

/**
 * The rows that a row becomes by a pasted list, its text before and behind the cursor with the first and
 * the last; undefined for a text that is no list, which a single line takes as it is.
 */
export function pastedRows(
  text: string,
  { start, end }: { start: number; end: number },
  pasted: string,
): string[] | undefined {
  const items = listItems(pasted);
  if (items.length < 2) return undefined;
  const [first = "", ...more] = items;
  return [
    text.slice(0, start) + first,
    ...more.slice(0, -1),
    (more.at(-1) ?? "") + text.slice(end),
  ];
}

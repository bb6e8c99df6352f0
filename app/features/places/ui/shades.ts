/** The quartile of each count among them all, from 1 to 4; equal counts have equal shades. */
export function shadesOf(counts: readonly number[]): number[] {
  const sorted = [...counts].sort((a, b) => a - b);
  const bounds = [1, 2, 3].map((quarter) => sorted[Math.ceil((quarter * sorted.length) / 4) - 1]);
  return counts.map((count) => 1 + bounds.filter((bound = 0) => count > bound).length);
}

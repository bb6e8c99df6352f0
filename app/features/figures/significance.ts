/** A difference that chance alone shows once in a hundred times. */
const significant = 2.576;
const fewest = { values: 30, companies: 5 };

export type Sample = { company: string; value: number };

/**
 * How many times as high the mean of `some` is as that of `others`, to one decimal; undefined unless both
 * are enough, from enough companies, and the difference is significant by the ranks (Mann-Whitney), which
 * one job with very many applications does not decide.
 */
export function significantRatio(
  some: readonly Sample[],
  others: readonly Sample[],
): number | undefined {
  if (!isEnough(some) || !isEnough(others)) return undefined;
  if (rankScore(some, others) < significant) return undefined;
  const ratio = meanOf(some) / meanOf(others);
  return Number.isFinite(ratio) && ratio >= 1.1 ? Math.round(ratio * 10) / 10 : undefined;
}

function isEnough(sample: readonly Sample[]): boolean {
  const companies = new Set(sample.map(({ company }) => company));
  return sample.length >= fewest.values && companies.size >= fewest.companies;
}

const meanOf = (sample: readonly Sample[]) =>
  sample.reduce((sum, { value }) => sum + value, 0) / sample.length;

/** How many standard deviations the ranks of `some` are above those of equal samples, with ties. */
function rankScore(some: readonly Sample[], others: readonly Sample[]): number {
  const all = [
    ...some.map(({ value }) => ({ value, isSome: true })),
    ...others.map(({ value }) => ({ value, isSome: false })),
  ].sort((one, other) => one.value - other.value);
  let rankSum = 0;
  let ties = 0;
  for (let from = 0; from < all.length; ) {
    let to = from;
    while (to < all.length && all[to]?.value === all[from]?.value) to += 1;
    const size = to - from;
    ties += size ** 3 - size;
    const rank = (from + 1 + to) / 2;
    rankSum += rank * all.slice(from, to).filter(({ isSome }) => isSome).length;
    from = to;
  }
  const [n, m, total] = [some.length, others.length, all.length];
  const above = rankSum - (n * (n + 1)) / 2 - (n * m) / 2;
  const deviation = Math.sqrt(((n * m) / 12) * (total + 1 - ties / (total * (total - 1))));
  return deviation > 0 ? above / deviation : 0;
}

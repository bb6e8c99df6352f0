import { type Fit, type FitJob, readFitJob, scoreFit } from "./score-fit.ts";
import type { Wanted } from "./wanted.ts";

/** A job with how well it fits. */
export type Fitting<T> = { job: T; fit: Fit };

/** Less is no fit: a neighbouring occupation somewhere else, or one part of a wish. */
const shownFrom = 55;

/** No company has more of the first ones while others are left. */
const ofOneCompany = 2;

export function isShown({ score, reasons }: Fit): boolean {
  return score >= shownFrom && reasons.length > 0;
}

/** Jobs that fit, best first, of equal ones the newest. */
export function rankFits<T extends FitJob & { createdAt: Date }>(
  wanted: Wanted,
  jobs: readonly T[],
): Fitting<T>[] {
  return jobs
    .flatMap((job) => {
      const fit = scoreFit(wanted, readFitJob(job));
      return fit && isShown(fit) ? [{ job, fit }] : [];
    })
    .sort(
      (one, other) =>
        other.fit.score - one.fit.score ||
        other.job.createdAt.getTime() - one.job.createdAt.getTime(),
    );
}

/** The first `count`, not all of one company. */
export function mixCompanies<T extends { companyId: string }>(
  ranked: readonly Fitting<T>[],
  count: number,
): Fitting<T>[] {
  const taken = new Map<string, number>();
  const first: Fitting<T>[] = [];
  const later: Fitting<T>[] = [];
  for (const each of ranked) {
    const before = taken.get(each.job.companyId) ?? 0;
    taken.set(each.job.companyId, before + 1);
    (before < ofOneCompany ? first : later).push(each);
  }
  return [...first, ...later].slice(0, count);
}

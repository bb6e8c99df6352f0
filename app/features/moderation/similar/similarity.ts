import type { JobTokens } from "./job-tokens.ts";

/** How alike two jobs have to be to count as copies; see docs/decisions/0040. */
export const copyThreshold = 0.5;

/** How rare tokens are within the jobs that are compared with one; common ones tell little. */
export type TokenWeights = (token: string) => number;

export function weightsOf(jobs: readonly JobTokens[]): TokenWeights {
  const uses = new Map<string, number>();
  for (const { title, body } of jobs) {
    for (const token of new Set([...title, ...body])) uses.set(token, (uses.get(token) ?? 0) + 1);
  }
  return (token) => Math.log(1 + (jobs.length + 1) / (1 + (uses.get(token) ?? 0)));
}

/** From 0 to 1: the shared weight of two jobs' titles and texts. */
export function similarity(one: JobTokens, other: JobTokens, weightOf: TokenWeights): number {
  const title = overlap(one.title, other.title, weightOf);
  const body = overlap(one.body, other.body, weightOf);
  return title * titleShare + body * (1 - titleShare);
}

const titleShare = 0.2;

/** The overlap of two lists, by the weight of the shorter and the longer one in equal parts. */
function overlap(one: readonly string[], other: readonly string[], weightOf: TokenWeights): number {
  const [first, second] = [new Set(one), new Set(other)];
  const sum = (tokens: Iterable<string>) => {
    let total = 0;
    for (const token of tokens) total += weightOf(token);
    return total;
  };
  const shared = sum([...first].filter((token) => second.has(token)));
  const [less = 0, more = 0] = [sum(first), sum(second)].sort((a, b) => a - b);
  return less === 0 ? 0 : (shared / less + shared / more) / 2;
}

/** Seconds after each failed try until the next: ten tries over three days, as Standard Webhooks proposes. */
const retrySeconds = [5, 300, 1800, 7200, 18_000, 36_000, 50_400, 64_800, 79_200];

/** From the first try to the last. */
export const ladderSeconds = retrySeconds.reduce((sum, seconds) => sum + seconds);

/** Up to a tenth sooner, so that tries that failed together do not come again together. */
const jitter = 0.1;

export type NextTry = {
  /** Seconds until then. */
  seconds: number;
  /** Tries that count as made before it. */
  attempts: number;
};

/**
 * The next try after `attempts` failed ones, by the ladder, or later where the receiver names a longer pause
 * (`retryAfter`, in seconds), which replaces the tries that would fall into it and ends with the ladder. Undefined
 * after the last.
 */
export function nextTry(
  attempts: number,
  retryAfter = 0,
  random = Math.random(),
): NextTry | undefined {
  let end = retrySeconds[attempts - 1];
  if (end === undefined) return undefined;
  const seconds = end * (1 - jitter * random);
  if (retryAfter <= seconds) return { seconds, attempts };
  let counted = attempts;
  for (const more of retrySeconds.slice(attempts)) {
    if (end >= retryAfter) break;
    end += more;
    counted += 1;
  }
  return { seconds: Math.min(retryAfter, end), attempts: counted };
}

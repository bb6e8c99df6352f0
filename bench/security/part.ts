import type { Finding } from "#bench/findings.ts";

export type { Finding };

export type Part = {
  /** What is tried, in one sentence. */
  what: string;
  /** Starts what it needs, leaves nothing behind. `words` are what followed its name. */
  run(words: string[]): Promise<Finding[]>;
};

/** A line that is reached when nothing was found; of what was, the first few are printed. */
export function none(what: string, found: readonly string[], of: number): Finding {
  for (const one of found.slice(0, 5)) console.error(`  ${what}: ${one}`);
  const reached = found.length === 0 && of > 0;
  return { what, found: `${found.length} of ${of}`, toReach: "0", reached };
}

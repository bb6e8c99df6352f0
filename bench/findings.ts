/** One line of what a part of a benchmark found. */
export type Finding = { what: string; found: string; toReach: string; reached: boolean };

/** Prints what was found beside what is to be reached; a miss is the exit code. */
export function showFindings(findings: readonly Finding[]): void {
  console.table(
    Object.fromEntries(
      findings.map(({ what, found, toReach, reached }) => [
        what,
        { found, "to reach": toReach, "": reached ? "reached" : "MISSED" },
      ]),
    ),
  );
  if (findings.some(({ reached }) => !reached)) process.exitCode = 1;
}
